import { Suspense } from 'react';
import { Dashboard } from './Dashboard.tsx';
import { ViewScreen } from './lateViews.ts';
import { useAddress } from './views.ts';

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
