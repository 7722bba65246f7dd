type Texts<T> = Omit<T, 'default'>;
type Table = Texts<typeof import('./table/en.json')>;
type Pages = Texts<typeof import('./pages/en.json')>;
type Tutorial = Texts<typeof import('./tutorial/en.json')>;

declare module '../../../i18n/messages.ts' {
  interface GameTexts extends Pages, Table, Tutorial {}
}

export {};
