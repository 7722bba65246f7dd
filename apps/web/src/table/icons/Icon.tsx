import paths from './icons.json' with { type: 'json' };

export type IconName = keyof typeof paths;

/** A picture in the colour of the text around it; what it means is said by its button. */
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
      <path d={paths[name]} fill="currentColor" />
    </svg>
  );
}
