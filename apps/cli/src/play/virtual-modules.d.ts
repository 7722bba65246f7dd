declare module 'virtual:hexwyrm-volumes/cli' {
  export const volumes: Readonly<
    Record<
      string,
      Readonly<
        Record<
          import('@hexwyrm/words').Language,
          () => Promise<{ readonly messages: import('@hexwyrm/words').Messages }>
        >
      >
    >
  >;
}
