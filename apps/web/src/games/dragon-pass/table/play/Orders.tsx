import { Stack } from '../panel/Stack.tsx';
import { useOwnStacks } from '../panel/useOwnStacks.ts';

/** The stacks that a question is about, to be put in order where it is asked. */
export function Orders() {
  return useOwnStacks().map((hex) => <Stack key={hex} hex={hex} named />);
}
