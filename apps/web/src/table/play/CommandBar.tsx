import { useWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Key } from '../../ui/Key.tsx';
import { decisiveRoll, shareOf } from '../ask-host/chances.ts';
import { useTable } from '../context.ts';
import { ClauseLink } from '../frame/ClauseLink.tsx';
import { iconOf, type Option, optionsAt, traitsOf } from '../select/selection.ts';
import { useSelection } from '../select/selection-store.ts';
import { useCompany } from '../select/useCompany.ts';
import { usePhone } from '../usePhone.ts';
import { Prospect } from './Prospect.tsx';
import { Sums } from './Sums.tsx';
import { WayFacts } from './WayFacts.tsx';
import './command.css';

/** What is about to happen, in the words the log will use; Cancel and the one button that does it. */
export function CommandBar({ edge = 'bottom' }: { readonly edge?: 'top' | 'bottom' }) {
  const table = useTable();
  const { kit, view, odds, options, shown, menu, commands } = table;
  const { preview, subject } = useSelection();
  const { going, staying, left } = useCompany(preview);
  const phone = usePhone();
  const words = useWords();
  const { t } = words;
  if (preview === null) return null;
  const { action, option, way } = preview;
  const rolls = odds.get(action) ?? [];
  const roll = decisiveRoll(rolls);
  // What is certain about a route is shown with it.
  const sure = way !== null && roll !== null && shareOf(roll) >= 1;
  const said = roll && !sure && words.odds(roll, view);
  const { play, panels } = kit;
  const gains = ({ kind }: Option) => traitsOf(play, kind).gain;
  const here = [...optionsAt(shown, option.hex, play), ...optionsAt(options, option.hex, play).filter(gains)];
  const others = [...new Set(here)].filter(({ kind }) => kind !== option.kind);
  // A finger that went for a friend may have meant to choose it.
  const friend = [...menu.units.keys()].find(
    (unit) => option.hex >= 0 && play.placeOf(view, unit) === option.hex && !going.includes(unit),
  );
  const instead = subject?.kind === 'unit' && subject.unit !== friend ? friend : undefined;
  return (
    <section className="command" data-held={preview.held} data-edge={edge}>
      <div className="said">
        <Icon name={iconOf(play, option.kind)} size={22} />
        <p>
          <strong>
            {words.actionLabel(way === null ? action : play.summaryOf(way, action), view, way?.to)}
          </strong>
          {going.length > 1 && <span>{t('table.together', { units: words.company(view, going) })}</span>}
          {staying.length > 0 && (
            <span>{t('table.stay-behind', { units: words.company(view, staying) })}</span>
          )}
          {way !== null && <WayFacts way={way} slowest={left} />}
          {panels.Consequences && <panels.Consequences />}
          <Prospect />
          {panels.Cautions && <panels.Cautions />}
          {said && (
            <span className="odds">
              {roll?.comparison
                ? `${words.compared(roll.comparison, roll.modifier)} · ${said.chance}`
                : said.text}{' '}
              {roll && <ClauseLink clause={roll.clause} />}
            </span>
          )}
        </p>
      </div>
      {preview.held && <panels.Refinements />}
      {preview.held && (others.length > 0 || instead !== undefined) && (
        <div className="others">
          <span>{t('table.or')}</span>
          {others.map((other) => (
            <button key={other.kind} type="button" className="button" onClick={() => commands.propose(other)}>
              <Icon name={iconOf(play, other.kind)} size={16} />
              {words.kindName(other.kind)}
            </button>
          ))}
          {instead !== undefined && (
            <button
              type="button"
              className="button"
              onClick={() => commands.select({ kind: 'unit', unit: instead })}
            >
              <Icon name="pointer" size={16} />
              {t('table.select-instead', { unit: words.unitLabel(view, instead) })}
            </button>
          )}
        </div>
      )}
      <div className="decide">
        <button type="button" className="button" onClick={commands.back}>
          {t('table.cancel')} <Key name="Esc" />
        </button>
        <button type="button" className="button button-primary" data-commit onClick={commands.commit}>
          <Icon name={iconOf(play, option.kind)} size={18} />
          {words.kindName(option.kind)} <Key name="↵" />
        </button>
      </div>
      {phone && rolls.length > 0 && <Sums rolls={rolls} />}
    </section>
  );
}
