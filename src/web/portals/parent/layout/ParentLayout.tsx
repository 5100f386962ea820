import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { PortalFrame } from '#web/layout/PortalFrame.tsx';
import { withTexts } from '#web/lib/i18n.ts';
import { keepLive } from '#web/lib/keepLive.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { lazyWhenIdle } from '#web/lib/lazyWhenIdle.ts';
import { parentQueryClient } from '#web/lib/queryClient.ts';
import { LOGIN_ROUTES, ParentSessionContext, parentSession } from '#web/lib/session.ts';
import { loginState } from '#web/lib/storedLogin.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { ParentBottomBar } from './ParentBottomBar.tsx';
import { ParentHeader } from './ParentHeader.tsx';

export { ParentErrorScreen } from './ParentErrorScreen.tsx';

const OfflineDay = lazyPart(() =>
  withTexts(['dailyReportsMoods', 'familyDay', 'familyDayOffline'], () => import('./OfflineDay.tsx')),
);

const UnsentStrip = lazyWhenIdle(() =>
  withTexts(['familyDay', 'familyDayOffline'], () => import('#web/domains/family-day/UnsentStrip.tsx')),
);

/** What stands around every parents' screen; keeps the live stream open while one is shown. */
export function ParentLayout() {
  const { t } = useTranslation();
  useLocation();
  const read = useQuery(parentSession);
  const { data: session } = read;
  useEffect(() => keepLive('parent', parentQueryClient), []);

  if (loginState('parent') !== 'valid') return <Navigate to={LOGIN_ROUTES.parent} replace />;
  // Also while it is tried again.
  if (!session && read.errorUpdateCount > 0) {
    return (
      <Suspense fallback={<LoadingPage message={t('shell.loadingPage')} />}>
        <OfflineDay read={read} />
      </Suspense>
    );
  }
  if (!session) return <LoadingPage message={t('shell.loadingPage')} />;
  return (
    <ParentSessionContext value={session}>
      <PortalFrame isDemo={session.center.isDemo} header={<ParentHeader />} bottom={<ParentBottomBar />}>
        <Suspense>
          <UnsentStrip />
        </Suspense>
        <Outlet />
      </PortalFrame>
    </ParentSessionContext>
  );
}
