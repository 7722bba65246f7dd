import { isLopsided } from '@hexwyrm/dragon-rage/data';
import { useState } from 'react';
import { Options } from '../../../home/Options.tsx';
import { useWords } from '../../../i18n/index.ts';
import {
  type Changes,
  changedIn,
  HANDICAP_CLAUSE,
  type Handicap,
  LOPSIDED_CLAUSE,
  SWITCHES,
  type SwitchName,
} from './game-options.ts';

const SIDES = ['invader', 'defender'] as const;

interface GameOptionsProps {
  readonly introductory: boolean;
  readonly literal: boolean;
  setLiteral(literal: boolean): void;
  readonly changes: Changes;
  setChanges(changes: Changes): void;
  /** Whether two people share the screen. */
  readonly shared: boolean;
  readonly covered: boolean;
  setCovered(covered: boolean): void;
  /** Null where players have no sides yet. */
  readonly handicap: Handicap | null;
  setHandicap(handicap: Handicap): void;
}

export function GameOptions(props: GameOptionsProps) {
  const { introductory, literal, setLiteral, changes, setChanges, shared, covered, setCovered } = props;
  const { handicap, setHandicap } = props;
  const [opened, setOpened] = useState(false);
  const { t } = useWords();
  return (
    <Options count={changedIn(changes)} onToggle={setOpened}>
      {introductory && (
        <div className="option-line">
          <span className="label" id="profile">
            {t('rage.option.profile')}
          </span>
          {/* biome-ignore lint/a11y/useSemanticElements: a group of two buttons */}
          <div className="segments" role="group" aria-labelledby="profile">
            <button type="button" aria-pressed={!literal} onClick={() => setLiteral(false)}>
              {t('rage.option.profile.basic')}
            </button>
            <button type="button" aria-pressed={literal} onClick={() => setLiteral(true)}>
              {t('rage.option.profile.basic-literal')}
            </button>
          </div>
        </div>
      )}
      <Switches {...{ changes, setChanges, opened }} without={introductory ? ['grading', 'elowyn'] : []} />
      {handicap !== null && (
        <div className="option option-handicap">
          <span>
            {t('rage.option.handicap')}
            {opened && <Rule clause={HANDICAP_CLAUSE} />}
          </span>
          {SIDES.map((side) => (
            <label key={side}>
              {t(`home.new.${side}`)}
              <input
                type="number"
                className="text-field"
                value={handicap[side]}
                min={-20}
                max={20}
                onChange={({ target }) =>
                  setHandicap({ ...handicap, [side]: Math.trunc(target.valueAsNumber) || 0 })
                }
              />
            </label>
          ))}
          {SIDES.some((side) => isLopsided(handicap[side])) && <Rule clause={LOPSIDED_CLAUSE} />}
        </div>
      )}
      {shared && (
        <label className="option">
          <input type="checkbox" checked={covered} onChange={({ target }) => setCovered(target.checked)} />
          {t('home.option.covered')}
        </label>
      )}
    </Options>
  );
}

interface SwitchesProps {
  readonly changes: Changes;
  setChanges(changes: Changes): void;
  /** Whether they are in sight. */
  readonly opened: boolean;
  readonly without?: readonly SwitchName[];
}

/** The options that are a yes or no, each with its rule. */
export function Switches({ changes, setChanges, opened, without = [] }: SwitchesProps) {
  const { t } = useWords();
  return SWITCHES.filter(({ name }) => !without.includes(name)).map((option) => {
    const ticked = 'ticked' in option;
    return (
      <label key={option.name} className="option">
        <input
          type="checkbox"
          checked={(changes[option.name] ?? false) !== ticked}
          onChange={({ target }) => setChanges({ ...changes, [option.name]: target.checked !== ticked })}
        />
        <span>
          {t(`rage.option.${option.name}`)}
          {opened && <Rule clause={option.clause} />}
        </span>
      </label>
    );
  });
}

/** The text of the rule an option changes. This loads the rulebook, so only when the player opens it. */
function Rule({ clause }: { readonly clause: string }) {
  const { clauseText, clauseNumber } = useWords();
  return (
    <small className="option-rule">
      {clauseText(clause)} <b>{clauseNumber(clause)}</b>
    </small>
  );
}
