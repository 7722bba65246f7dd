import { useWords } from '../../../../i18n/index.ts';
import '../points/inks.css';
import './emissaries.css';

const FACES = ['joins', 'refuses', 'slain'] as const;

/** What the six faces of the die bring, as a strip of three parts. */
export function OddsStrip({ faces }: { readonly faces: readonly string[] }) {
  const { t, chance } = useWords();
  return (
    <span className="odds-strip">
      {FACES.map((face) => {
        const count = faces.filter((one) => one === face).length;
        return count === 0 ? null : (
          <span key={face} data-face={face} style={{ flexGrow: count }}>
            {t(`pages.face-${face}`)} {chance([count, faces.length])}
          </span>
        );
      })}
    </span>
  );
}
