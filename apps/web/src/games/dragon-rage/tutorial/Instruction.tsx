import { useWords } from '../../../i18n/index.ts';
import type { StepId } from './lesson/steps.ts';
import type { Input } from './useInput.ts';

/** What to do now, said for the hand that does it; steps that are only read or watched have nothing to do. */
export function Instruction({ step, input }: { readonly step: StepId; readonly input: Input }) {
  const { t, has } = useWords();
  const id = `tutorial.${step}-do`;
  return has(id) ? t(id, { input }) : null;
}
