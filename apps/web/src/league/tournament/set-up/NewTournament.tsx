import { MOST_ROUNDS } from '@hexwyrm/league';
import { type FormEvent, type ReactNode, use, useState } from 'react';
import { useCorrectionsInUse } from '../../home/useCorrectionsInUse.tsx';
import { useVolume, useWords } from '../../i18n/index.ts';
import { useGames } from '../../kit/games.ts';
import type { GameId } from '../../kit/ids.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { useBegin } from '../book/useBegin.ts';
import { Clause } from '../Clause.tsx';
import { ContestFailure } from '../ContestFailure.tsx';
import { TOURNAMENT } from './sort.ts';
import { typedNames } from './typed-names.ts';
import '../../home/new-game.css';
import './tournament.css';

const FORMATS = ['single', 'double', 'swiss', 'swiss-cut'] as const;

const FORMAT_CLAUSES = {
  single: 'DR-5.2-a',
  double: 'DR-5.2-a',
  swiss: 'DR-5.2-h',
  'swiss-cut': 'DR-5.2-i',
} as const;

const ROUNDS = Array.from({ length: MOST_ROUNDS }, (_, index) => index + 1);

/** How a tournament is played: settled before its first round. Players can still come later. */
export function NewTournament({ game, begun }: { readonly game: GameId; begun(id: string): void }) {
  const { t } = useWords();
  const spoken = useVolume('league');
  const named = useVolume('later');
  const kit = use(useGames().eventOf(game));
  const [name, setName] = useState('');
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('swiss');
  const [map, setMap] = useState(kit.maps[0]?.id);
  const [scenarios, setScenarios] = useState<'fixed' | 'die'>('fixed');
  const [rounds, setRounds] = useState<number | null>(null);
  const [handicaps, setHandicaps] = useState(false);
  const [isReplaysOnly, setReplaysOnly] = useState(false);
  const [players, setPlayers] = useState('');
  const { notice, appliedTo } = useCorrectionsInUse(game);
  const { failure, begin, open } = useBegin({ sort: TOURNAMENT, game }, begun);
  if (!spoken || !named || map === undefined) return null;
  const names = typedNames(players);
  const isSwiss = format === 'swiss' || format === 'swiss-cut';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const settings = {
      name: name.trim() || t('tournament.unnamed'),
      format,
      map,
      scenarios,
      rounds: isSwiss ? rounds : null,
      handicaps,
      results: isReplaysOnly ? 'replays' : 'typed',
      options: appliedTo({}),
      players: names.map((each) => ({ name: each })),
    };
    void begin(settings);
  };

  return (
    <form className="new-game new-campaign" onSubmit={submit} aria-labelledby="new-event">
      <h2 className="new-game-title" id="new-event">
        {t('tournament.new')}
      </h2>
      {notice}
      <label className="campaign-name">
        <span className="label">{t('campaign.name')}</span>
        <input
          className="text-field"
          maxLength={60}
          placeholder={t('tournament.unnamed')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <fieldset className="event-formats">
        <legend className="label">{t('tournament.format')}</legend>
        {FORMATS.map((each) => (
          <div key={each} className="event-format">
            <label>
              <input type="radio" name="format" checked={format === each} onChange={() => setFormat(each)} />{' '}
              <b>{t(`tournament.format-${each}`)}</b>
            </label>
            <small>
              {t(`tournament.about-${each}`, { count: kit.smallEvent })}{' '}
              <Clause clause={FORMAT_CLAUSES[each]} />
            </small>
          </div>
        ))}
      </fieldset>
      <div className="players">
        <label>
          <span className="label">{t('home.new.city')}</span>{' '}
          <select className="select" value={map} onChange={({ target }) => setMap(target.value)}>
            {kit.maps.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="label">{t('home.new.scenario')}</span>{' '}
          <select
            className="select"
            value={scenarios}
            onChange={({ target }) => setScenarios(target.value === 'die' ? 'die' : 'fixed')}
          >
            <option value="fixed">{t('tournament.scenario-fixed')}</option>
            <option value="die">{t('tournament.scenario-die')}</option>
          </select>
        </label>
      </div>
      {isSwiss && (
        <div className="event-format">
          <label>
            <b>{t('tournament.swiss-rounds')}</b>{' '}
            <select
              className="select"
              value={rounds ?? ''}
              onChange={({ target: { value } }) => setRounds(value === '' ? null : Number(value))}
            >
              <option value="">{t('tournament.rounds-suggested')}</option>
              {ROUNDS.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
          <small>
            {t('tournament.about-rounds', { most: MOST_ROUNDS })} <Clause clause="DR-5.2-f" />{' '}
            <Clause clause="DR-5.2-h" />
          </small>
        </div>
      )}
      <Choice isOn={handicaps} set={setHandicaps} name={t('tournament.with-handicaps')}>
        {t('tournament.about-handicaps')} <Clause clause="DR-3.3.4-b" />
      </Choice>
      <Choice isOn={isReplaysOnly} set={setReplaysOnly} name={t('tournament.replays-only')}>
        {t('tournament.about-replays-only')}
      </Choice>
      <label className="campaign-name">
        <span className="label">{t('tournament.players-count', { count: names.length })}</span>
        <textarea
          className="text-field"
          rows={5}
          placeholder={t('tournament.names')}
          value={players}
          onChange={({ target }) => setPlayers(target.value)}
        />
      </label>
      <p className="hint">
        {t('tournament.restrictions')} <Clause clause="DR-5-a" />
      </p>
      {failure !== null && <ContestFailure failure={failure} />}
      <div className="new-game-foot">
        <FileButton label={t('tournament.open-file')} className="button" onFile={(file) => void open(file)}>
          {t('tournament.open-file')}
        </FileButton>
        <button type="submit" className="button button-primary new-game-start">
          {t('tournament.begin')}
        </button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  readonly isOn: boolean;
  readonly name: string;
  /** What it means. */
  readonly children: ReactNode;
  set(isOn: boolean): void;
}

function Choice({ isOn, name, children, set }: ChoiceProps) {
  return (
    <div className="event-format">
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} /> <b>{name}</b>
      </label>
      <small>{children}</small>
    </div>
  );
}
