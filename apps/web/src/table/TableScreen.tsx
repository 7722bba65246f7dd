import { lazy, useRef, useState } from 'react';
import { later, useFirstScreenShown } from '../base/later.tsx';
import type { BoardHandle, Hex } from '../board/types.ts';
import { useWords } from '../i18n/index.ts';
import { BoardArea } from './board-area/BoardArea.tsx';
import { TableContext, useTable } from './context.ts';
import { useSelection } from './select/selection-store.ts';
import './select/clear-per-game.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { Drawers } from './drawer/Drawers.tsx';
import { PhaseRibbon } from './frame/PhaseRibbon.tsx';
import { ToolRail } from './frame/ToolRail.tsx';
import { TopBar } from './frame/TopBar.tsx';
import { useScenarioName } from './frame/useScenarioName.ts';
import { GoToHex } from './input/GoToHex.tsx';
import { OpenPage } from './page/OpenPage.tsx';
import { Panel } from './panel/Panel.tsx';
import { LiveRegions, type Spoken } from './speak/LiveRegions.tsx';
import '../ui/loading.css';
import '../theme/backdrop.css';
import './table.css';
import { type Session, useSession } from './ask-host/useSession.ts';
import { useBoardFocus } from './input/useBoardFocus.ts';
import { useKeys } from './input/useKeys.ts';
import { foreignHexes, nextOf, useNextUnit } from './select/useNextUnit.ts';
import { useEndPhase } from './useEndPhase.ts';
import { usePhone } from './usePhone.ts';
import { useTableModel } from './useTableModel.ts';

// On a phone the table waits for them: what is touched must not move away when they come.
const PhoneBar = lazy(async () => ({ default: (await import('./frame/PhoneBar.tsx')).PhoneBar }));
const Sheet = lazy(async () => ({ default: (await import('./panel/Sheet.tsx')).Sheet }));

const Sounds = later(async () => (await import('./speak/Sounds.tsx')).Sounds);

/** The table: board, question, answers. */
export function TableScreen() {
  const session = useSession();
  const { t } = useWords();
  if (session === null) {
    return (
      <main className="table-empty backdrop" aria-busy="true">
        <Icon name="wordmark" size={56} />
        {t('table.loading')}
      </main>
    );
  }
  return <LoadedTable session={session} />;
}

function LoadedTable({ session }: { readonly session: Session }) {
  const table = useTableModel(session);
  const { Screen } = session.kit.panels;
  return (
    <TableContext value={table}>
      <Screen>
        <Layout />
      </Screen>
    </TableContext>
  );
}

function Layout() {
  const come = useFirstScreenShown();
  const phone = usePhone();
  const table = useTable();
  const { kit } = table;
  const board = useRef<BoardHandle>(null);
  const [going, setGoing] = useState(false);
  const [spoken, setSpoken] = useState<Spoken>({ text: '', times: 0 });
  const nextUnit = useNextUnit(table, board);
  const end = useEndPhase();
  const summary = useSummary();
  const game = useScenarioName();
  useBoardFocus(board, !phone && !going);
  const goTo = (hex: Hex): void => {
    board.current?.focus(hex);
    table.commands.hover(hex);
  };
  useKeys({
    table,
    board,
    nextUnit,
    endPhase: () => end(useSelection.getState().askEnd),
    speak: () => setSpoken(({ times }) => ({ text: summary(), times: times + 1 })),
    goTo: () => setGoing(true),
    nextStack: (step) => {
      const hex = nextOf(foreignHexes(table), useSelection.getState().cursor, step);
      if (hex !== undefined) goTo(hex);
    },
  });
  return (
    <div className={phone ? 'table phone' : 'table'} data-mine={table.mine}>
      {phone ? <PhoneBar /> : <TopBar />}
      {!phone && <PhaseRibbon />}
      {!phone && <ToolRail board={board} onNext={() => nextUnit(1)} />}
      {!phone && <kit.panels.Aside />}
      <main className="board-room">
        <h1 className="visually-hidden">
          {kit.title}, {game}
        </h1>
        <BoardArea board={board} phone={phone} />
        {come && kit.panels.OverBoard && <kit.panels.OverBoard />}
        {going && <GoToHex onGo={goTo} onClose={() => setGoing(false)} />}
      </main>
      {phone ? <Sheet board={board} onNext={() => nextUnit(1)} /> : <Panel />}
      {!phone && <kit.panels.Track />}
      <OpenPage />
      <Drawers />
      <LiveRegions spoken={spoken} />
      {come && <Sounds />}
    </div>
  );
}

/** Turn, phase, decision, points and who is left, in one breath. */
function useSummary(): () => string {
  const { kit, view, snapshot, menu } = useTable();
  const words = useWords();
  const { t } = words;
  const phase = kit.turn.phasesOf(view)[Math.max(kit.turn.phaseAt(view), 0)];
  return () =>
    [
      [t('table.turn-n', { turn: view.turn }), phase && words.phaseName(phase.id)].filter(Boolean).join(', '),
      words.decisionTitle(snapshot, view),
      words.score(view),
      menu.units.size === 0
        ? t('table.nobody-left')
        : t('table.can-act', {
            units: words.list([...menu.units.keys()].map((id) => words.unitLabel(view, id))),
          }),
    ]
      .map((said) => (/[.?!…]$/.test(said) ? said : `${said}.`))
      .join(' ');
}
