import type { Seat } from '@hexwyrm/kernel';
import type { Doubt } from '@hexwyrm/protocol';
import { type FormEvent, use, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useEffect } from '../base/effects.ts';
import { useGame } from '../engine/store.ts';
import type { Openable } from '../files/open-file.ts';
import { useVolume, useWords } from '../i18n/index.ts';
import { useGames } from '../kit/games.ts';
import { GAMES, gameOf } from '../kit/ids.ts';
import { usePlayer } from '../replay/player.ts';
import type { Player } from '../storage/games.ts';
import { WordsProvider } from '../ui/WordsProvider.tsx';
import { type Company, levelOf, seatsFor } from './players.ts';
import { SeatChoice } from './SeatChoice.tsx';
import '../ui/open-dialog.css';

interface OpenDialogProps {
  readonly openable: Openable;
  readonly company: Company;
  close(): void;
}

/** Before a file is opened: what it is, what is doubtful about it, and who plays. */
export default function OpenDialog(props: OpenDialogProps) {
  const told = useVolume('later');
  return (
    <WordsProvider game={gameOf(props.openable.snapshot)}>{told && <Dialog {...props} />}</WordsProvider>
  );
}

function Dialog({ openable, company, close }: OpenDialogProps) {
  const { file, snapshot, players, doubt } = openable;
  const { t, scenarioName, seatName } = useWords();
  const [, navigate] = useLocation();
  const openFile = useGame((game) => game.openFile);
  const goTo = usePlayer((player) => player.goTo);
  const { homeOf } = useGames();
  const home = use(homeOf(gameOf(snapshot)));
  const over = snapshot.outcome !== null;
  const [seats, setSeats] = useState(() => {
    const usual = seatsFor(company, snapshot.seats);
    const seated = (seat: Seat): Player => {
      const note = players[seat];
      if (note === undefined) return over ? 'person' : (usual[seat] ?? 'person');
      if (note.bot === undefined) return 'person';
      return levelOf(note.bot, home.bots);
    };
    return Object.fromEntries(snapshot.seats.map((seat) => [seat, seated(seat)]));
  });
  const [names, setNames] = useState(() =>
    Object.fromEntries(snapshot.seats.map((seat) => [seat, players[seat]?.name ?? ''])),
  );
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const open = async (watching: boolean) => {
    const given = Object.entries(names).map(([seat, name]) => [seat, name.trim()] as const);
    const named = Object.fromEntries(given.filter(([seat, name]) => name !== '' && seats[seat] === 'person'));
    if (!(await openFile(file, () => seats, named))) return;
    if (watching) await goTo(0);
    navigate(over && !watching ? '/result' : '/play');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void open(false);
  };

  return (
    <dialog ref={dialog} className="open-dialog" aria-labelledby="open-title" onClose={close}>
      <form onSubmit={submit}>
        <h2 id="open-title">{scenarioName(snapshot.scenario)}</h2>
        <p>
          {GAMES.find(({ id }) => id === snapshot.game)?.title} ·{' '}
          {t(`files.kind-${file.kind}`, { actions: snapshot.actions })} ·{' '}
          {over ? t('home.saved.over') : t('home.saved.turn', { turn: turnOf(snapshot.standing.turn) })}
        </p>
        {doubt && <Warning doubt={doubt} />}
        {!over && (
          <fieldset>
            <legend className="label">{t('files.who')}</legend>
            {snapshot.seats.map((seat) => (
              <SeatChoice
                key={seat}
                seat={seatName(seat)}
                bots={home.bots}
                player={seats[seat] ?? 'person'}
                name={names[seat] ?? ''}
                setPlayer={(player) => setSeats({ ...seats, [seat]: player })}
                setName={(name) => setNames({ ...names, [seat]: name })}
              />
            ))}
          </fieldset>
        )}
        <div className="open-buttons">
          <button type="submit" className="button button-primary">
            {t(over ? 'files.result' : 'files.play')}
          </button>
          {file.kind === 'replay' && (
            <button type="button" className="button" onClick={() => void open(true)}>
              {t('files.watch')}
            </button>
          )}
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {t('files.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

const turnOf = (turn: unknown): number => (typeof turn === 'number' ? turn : 1);

/** What is wrong with a replay that can still be looked at. */
function Warning({ doubt }: { readonly doubt: Doubt }) {
  const { t } = useWords();
  const text = () => {
    if (doubt.kind === 'action')
      return t('files.doubt-action', { action: doubt.action, reason: doubt.reason });
    return doubt.fits === null ? t('files.doubt-elsewhere') : t('files.doubt-added', { fits: doubt.fits });
  };
  return (
    <div className="open-doubt" role="alert">
      <strong>{t('files.doubt')}</strong>
      <p>{text()}</p>
    </div>
  );
}
