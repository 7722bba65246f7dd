/** Every id a drawing points to must be in it, or in the definitions of the page. */
export function danglingIds(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const uses = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]);
  return [...new Set(uses.filter((id) => !ids.has(id)))];
}
