import type { Odds } from '@hexwyrm/kernel';
import { useMemo } from 'react';
import type { GameAction } from '../kit/kit.ts';
import { useHopeless } from './ask-host/useHopeless.ts';
import { useLookAhead } from './ask-host/useLookAhead.ts';
import { type OddsBook, useOdds } from './ask-host/useOdds.ts';
import { useOutlook } from './ask-host/useOutlook.ts';
import { useReach } from './ask-host/useReach.ts';
import type { Session } from './ask-host/useSession.ts';
import type { Table } from './context.ts';
import { createCommands } from './select/commands.ts';
import { waitingRoll } from './select/current-roll.ts';
import {
  actionsOf,
  kindsIn,
  menuOf,
  type Option,
  openIn,
  optionsOf,
  shownOptions,
  sorted,
  traitsOf,
} from './select/selection.ts';
import { useSelection } from './select/selection-store.ts';
import { useSubject } from './select/useSubject.ts';
import { lastOf, wayOptions, withWays } from './select/ways.ts';

/** More than this is not asked for at once. */
const MOST_ASKED = 80;
const MOST_VARIANTS = 24;

/** Combines what the panels share from the game and the state of the table. */
export function useTableModel(session: Session): Table {
  const { kit, view, field, legal } = session;
  const { play } = kit;
  const { subject, kind, preview } = useSelection();
  const menu = useMemo(() => menuOf(legal, play), [legal, play]);
  useSubject(session, menu);
  useLookAhead(session, menu);
  const hopeless = useHopeless(session, menu, MOST_ASKED);
  const open = useMemo(() => openIn(legal, play), [legal, play]);
  const own = subject === null ? open : actionsOf(menu, subject);
  const ways = useReach(session, subject, own.length > 0);
  const options = useMemo(
    () => sorted(withWays(optionsOf(own, view, play), wayOptions(ways ?? [], view, field.grid, play)), play),
    [own, ways, view, field, play],
  );
  const shown = useMemo(() => shownOptions(options, kind, play), [options, kind, play]);
  const kinds = useMemo(() => kindsIn(options, play), [options, play]);

  const marked = useMemo(
    () =>
      shown
        .filter((option) => traitsOf(play, option.kind).rolls && option.ways === undefined)
        .flatMap(({ actions }) => play.variants.rivals(actions))
        .slice(0, MOST_ASKED),
    [shown, play],
  );
  const asked = useMemo<readonly GameAction[]>(() => {
    if (preview === null) return [];
    const { action, option } = preview;
    if (option.ways !== undefined) return [];
    return option.actions.length <= MOST_VARIANTS ? option.actions : [action];
  }, [preview]);
  const waiting = useMemo<readonly GameAction[]>(
    () => [waitingRoll(menu, play), ...menu.joins, menu.end].filter((action) => action !== null),
    [menu, play],
  );
  const ofMarked = useOdds(session, marked);
  const ofPreview = useOdds(session, asked);
  const ofWaiting = useOdds(session, waiting);
  const ofWays = useMemo(() => oddsOfWays(options), [options]);
  const odds = useMemo<OddsBook>(
    () => new Map([...ofWays, ...ofMarked, ...ofPreview, ...ofWaiting]),
    [ofWays, ofMarked, ofPreview, ofWaiting],
  );

  const outlook = useOutlook(session, preview);

  const commands = useMemo(
    () =>
      createCommands({
        session,
        menu,
        options,
        shown,
        odds,
      }),
    [session, menu, options, shown, odds],
  );
  return useMemo(
    () => ({
      ...session,
      menu,
      hopeless,
      options,
      shown,
      kinds,
      odds,
      outlook,
      seeking: ways === null,
      commands,
    }),
    [session, menu, hopeless, options, shown, kinds, odds, outlook, ways, commands],
  );
}

/** The rolls at the end of ways, which came with them. */
function oddsOfWays(options: readonly Option[]): OddsBook {
  const book = new Map<GameAction, Odds>();
  for (const { ways = [] } of options) {
    for (const way of ways) {
      const last = lastOf(way);
      if (last) book.set(last, way.odds);
    }
  }
  return book;
}
