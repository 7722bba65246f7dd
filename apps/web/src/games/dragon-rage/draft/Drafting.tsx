import { lazy, type ReactNode, Suspense } from 'react';
import { Loading } from '../../../ui/Loading.tsx';
import { useDraft } from './useDraft.ts';

const DraftScreen = lazy(() => import('./DraftScreen.tsx'));

/** The table, or the price list while an army is being bought. */
export function Drafting({ children }: { readonly children: ReactNode }) {
  const draft = useDraft();
  if (draft === null) return children;
  return (
    <Suspense fallback={<Loading />}>
      <DraftScreen draft={draft} />
    </Suspense>
  );
}
