import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { type Layer, useLayers } from './useLayers.ts';
import './layers.css';

/** The overlays of the board, in the little room of a phone: a button that opens the choice, if there is one. */
export function Layers() {
  const layers = useLayers();
  const [first, ...others] = layers;
  if (first === undefined) return null;
  return others.length === 0 ? <OnlyLayer layer={first} /> : <LayerMenu layers={layers} />;
}

function OnlyLayer({ layer: { id, icon, pressed, onClick } }: { readonly layer: Layer }) {
  const { t } = useWords();
  return (
    <div className="layers">
      <button type="button" aria-label={t(id)} aria-pressed={pressed} data-on={pressed} onClick={onClick}>
        <Icon name={icon} size={24} />
      </button>
    </div>
  );
}

function LayerMenu({ layers }: { readonly layers: readonly Layer[] }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it come here
    <div className="layers" onKeyDown={close}>
      <button
        type="button"
        aria-label={t('table.layers')}
        aria-expanded={open}
        data-on={layers.some(({ pressed }) => pressed)}
        onClick={() => setOpen(!open)}
      >
        <Icon name="terrain" size={24} />
      </button>
      {open && (
        <ul>
          {layers.map(({ id, icon, pressed, onClick }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={pressed}
                onClick={() => {
                  onClick();
                  setOpen(false);
                }}
              >
                <Icon name={icon} size={20} />
                {t(id)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
