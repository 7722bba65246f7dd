import type { ReplacementFund } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePhone } from '../../../../table/usePhone.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Fold } from './Fold.tsx';
import type { MajorRowProps } from './MajorRow.tsx';
import { Stepper } from './Stepper.tsx';
import { Steps } from './Steps.tsx';

interface FundRowProps extends Pick<MajorRowProps, 'given' | 'left' | 'onGive'> {
  readonly fund: ReplacementFund;
}

/** The replacement fund: it cannot be claimed, so it has no axis (18.9.5). */
export function FundRow({ fund: { people, own }, given, left, onGive }: FundRowProps) {
  const { view, player } = usePassTable();
  const { t } = useWords();
  const phone = usePhone();
  const name = t(`people.${people}`);
  const mine = own + given;
  const rule = <ClauseLink clause="DP-18.9.5-c" />;
  if (phone)
    return (
      <Fold
        sign={<Icon name="reinforce" size={32} />}
        line={t('pages.fund-use')}
        mark={<strong>{mine}</strong>}
        {...{ name, given }}
      >
        <div className="fold-open">
          {left !== null && <Steps {...{ name, given, left, onGive }} had={own} />}
          <p>
            {t('pages.fund-prices')} {rule}
          </p>
        </div>
      </Fold>
    );
  return (
    <li className="desk-row" data-given={given > 0} data-side={view.seats[player]}>
      <Icon name="reinforce" size={40} />
      <div className="desk-who">
        <h3>{name}</h3>
        <p className="hint">{t('pages.fund-use')}</p>
      </div>
      <div className="desk-give">
        <span>{own}</span>
        {left === null ? (
          <span />
        ) : (
          <Stepper
            value={given}
            left={left}
            label={name}
            text={t('pages.fund-text', { had: own, given, mine })}
            less={t('pages.less', { people: name })}
            more={t('pages.more', { people: name })}
            onChange={onGive}
          />
        )}
        <b>{mine}</b>
      </div>
      <p className="hint fund-prices">
        {t('pages.fund-prices')} {rule}
      </p>
    </li>
  );
}
