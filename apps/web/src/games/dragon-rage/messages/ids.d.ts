type Texts<T> = Omit<T, 'default'>;
type Table = Texts<typeof import('./table/en.json')>;
type Draft = Texts<typeof import('./table/draft/en.json')>;
type First = Texts<typeof import('./tutorial/first/en.json')>;
type Flying = Texts<typeof import('./tutorial/flying/en.json')>;
type Spells = Texts<typeof import('./tutorial/spells/en.json')>;
type Defending = Texts<typeof import('./tutorial/defending/en.json')>;

declare module '../../../i18n/messages.ts' {
  interface GameTexts extends Table, Draft, First, Flying, Spells, Defending {}
}

export {};
