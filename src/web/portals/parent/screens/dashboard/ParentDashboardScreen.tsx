import { lazy, Suspense } from 'react';
import { PARENT_VIEWS } from '../../../../firstScreens.ts';
import { withWords } from '../../../../lib/i18n.ts';
import { Dashboard } from './Dashboard.tsx';
import { useAddress } from './views.ts';

const ViewScreen = lazy(() =>
  withWords(PARENT_VIEWS.part, PARENT_VIEWS.code).then((file) => ({ default: file.ViewScreen })),
);

/** The parents' one screen with its views. */
export function ParentDashboardScreen() {
  const { view } = useAddress();
  if (view === 'dashboard') return <Dashboard />;
  return (
    <Suspense>
      <ViewScreen view={view} />
    </Suspense>
  );
}
