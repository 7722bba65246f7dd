import { useState } from 'react';
import { useEffect } from '../base/effects.ts';
import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { type Proof, verifyDice } from './verify-dice.ts';

/** The seed of the dice, opened now that the game is over, and a second roll of the whole game. */
export function ProofCard() {
  const { t } = useWords();
  const host = useGame((game) => game.host);
  const [seed, setSeed] = useState('');
  const [proof, setProof] = useState<Proof | 'under-way' | null>(null);
  useEffect(() => {
    host.save().then(
      ({ replay }) => setSeed(seedOf(replay)),
      () => setSeed(''),
    );
  }, [host]);
  const prove = async () => {
    setProof('under-way');
    const { replay } = await host.save();
    setProof(await verifyDice(replay));
  };
  return (
    <section className="result-card" aria-labelledby="proof">
      <h2 className="label" id="proof">
        <Icon name="dice" size={16} /> {t('home.result.proof')}
      </h2>
      <p>
        {t('history.seed-opened')}{' '}
        <code className="result-seed" title={seed}>
          {seed.length > 12 ? `${seed.slice(0, 4)}…${seed.slice(-4)}` : seed}
        </code>
      </p>
      <p className="luck-note" role="status">
        {proof === null || proof === 'under-way'
          ? t('home.result.proofText')
          : proof.repeats
            ? t('history.repeats', { count: proof.rolls })
            : t('history.repeats-not')}
      </p>
      <button
        type="button"
        className="proof-link"
        disabled={proof === 'under-way'}
        onClick={() => void prove()}
      >
        {t('history.verify')}
      </button>
    </section>
  );
}

/** The seed in a replay file, as text. */
function seedOf(replay: unknown): string {
  if (typeof replay !== 'object' || replay === null || !('dice' in replay)) return '';
  const { dice } = replay;
  return typeof dice === 'object' && dice !== null && 'seed' in dice ? String(dice.seed) : '';
}
