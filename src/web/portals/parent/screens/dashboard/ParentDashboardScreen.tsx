import { lazy, Suspense } from 'react';
import { withWords } from '../../../../lib/i18n.ts';
import { Dashboard } from './Dashboard.tsx';
import { useAddress } from './views.ts';

const ViewScreen = lazy(() =>
  withWords('portalMore', () => import('./ViewScreen.tsx')).then((file) => ({ default: file.ViewScreen })),
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
