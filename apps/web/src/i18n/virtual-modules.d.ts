declare module 'virtual:hexwyrm-rules/*' {
  const texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  export default texts;
}

declare module 'virtual:hexwyrm-volumes/web' {
  export const volumes: Readonly<
    Record<
      import('./messages.ts').Volume,
      Readonly<
        Record<
          import('@hexwyrm/words').Language,
          () => Promise<{ readonly messages: import('@hexwyrm/words').Messages }>
        >
      >
    >
  >;
}

declare module 'virtual:hexwyrm-unit-notes/*' {
  /** Why figures are what they are, by unit and field. */
  export const notes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
