import { Suspense } from 'react';
import { PARENT_VIEWS } from '#web/firstScreens.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { Dashboard } from './Dashboard.tsx';
import { useAddress } from './views.ts';

const ViewScreen = lazyPart(() =>
  withTexts(PARENT_VIEWS.texts, PARENT_VIEWS.code).then((file) => ({ default: file.ViewScreen })),
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
