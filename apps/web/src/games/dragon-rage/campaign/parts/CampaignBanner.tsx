import type { World } from '@hexwyrm/dragon-rage';
import type { UnitTypeId } from '@hexwyrm/dragon-rage/words';
import type { ReactNode } from 'react';
import { Laurel } from '../../../../result/Laurel.tsx';
import { freshFace } from '../../board/fresh-face.ts';
import { Counter } from '../../table/Counter.tsx';
import type { Side } from '../facts/sides.ts';
import { FocusedTitle } from './FocusedTitle.tsx';
import '../../../../result/result.css';

interface CampaignBannerProps {
  /** Null where nobody wins. */
  readonly winner: Side | null;
  readonly emblem: UnitTypeId;
  readonly world: World;
  readonly kicker: string;
  readonly title: string;
  readonly text: ReactNode;
  /** Beside it. */
  readonly children?: ReactNode;
}

/** Who has won a game or a campaign. */
export function CampaignBanner(props: CampaignBannerProps) {
  const { winner, emblem, world, kicker, title, text, children } = props;
  return (
    <div className={winner === null ? 'banner banner-lost' : `banner banner-${winner}`}>
      <div className="banner-laurel" aria-hidden="true">
        <Laurel />
        <Counter face={freshFace(emblem, winner ?? 'invader', world)} size={92} />
      </div>
      <div>
        <p className="banner-kicker">{kicker}</p>
        <FocusedTitle className="banner-title">{title}</FocusedTitle>
        <p className="banner-text">{text}</p>
      </div>
      {children}
    </div>
  );
}
