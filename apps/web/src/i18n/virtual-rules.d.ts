declare module 'virtual:hexwyrm-rules/*' {
  const texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  export default texts;
}
