import { later } from '../../base/later.tsx';
import paths from './icons.json' with { type: 'json' };
import type { LateIconName } from './LatePath.tsx';

type EarlyIconName = keyof typeof paths;

export type IconName = EarlyIconName | LateIconName;

const LatePath = later(async () => (await import('./LatePath.tsx')).LatePath);

const isEarly = (name: IconName): name is EarlyIconName => name in paths;

/** A picture in the colour of the text around it; its button has the label. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 512 512"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {isEarly(name) ? <path d={paths[name]} fill="currentColor" /> : <LatePath name={name} />}
    </svg>
  );
}
