import type { Odds } from '@hexwyrm/kernel';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { Sum } from './Sum.tsx';
import './sums.css';

/** The rolls that something causes, each with its chance and how that comes about. */
export function Sums({ rolls }: { readonly rolls: Odds }) {
  const { view } = useTable();
  const words = useWords();
  return (
    <div className="sums">
      {rolls.map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls are listed in their order
        <div key={i}>
          <h3>
            {words.rollName(roll, view)}
            <b>{words.odds(roll, view).chance}</b>
          </h3>
          <Sum roll={roll} />
        </div>
      ))}
    </div>
  );
}
