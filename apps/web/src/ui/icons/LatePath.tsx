import paths from './late-icons.json' with { type: 'json' };

export type LateIconName = keyof typeof paths;

/** The drawing of an icon that no first screen shows. */
export function LatePath({ name }: { readonly name: LateIconName }) {
  return <path d={paths[name]} fill="currentColor" />;
}
