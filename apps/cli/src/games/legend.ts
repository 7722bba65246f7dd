/** ". open ground  ^ forest": what the signs of a map mean; a sign of several things has all their names. */
export function legend(signs: readonly (readonly [sign: string, name: string])[]): string {
  const names = new Map<string, string[]>();
  for (const [sign, name] of signs) names.set(sign, [...(names.get(sign) ?? []), name]);
  return [...names].map(([sign, named]) => `${sign} ${named.join(', ')}`).join('  ');
}
