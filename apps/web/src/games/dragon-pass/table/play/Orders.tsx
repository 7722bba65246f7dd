import type { UnitId } from '../../../../board/types.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Share } from '../battle/Share.tsx';
import { Stack } from '../panel/Stack.tsx';
import { useOwnStacks } from '../panel/useOwnStacks.ts';

const share = (unit: UnitId) => <Share unit={unit} />;

/** The stacks a question is about, to be rearranged there; before a melee with what each unit adds. */
export function Orders() {
  const { view } = usePassTable();
  const arrays = view.frames.at(-1)?.kind === 'array';
  return useOwnStacks().map((hex) => (
    <Stack key={hex} hex={hex} named {...(arrays ? { foot: share } : {})} />
  ));
}
