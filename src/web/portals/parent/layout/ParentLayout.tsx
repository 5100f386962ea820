import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { PortalFrame } from '#web/layout/PortalFrame.tsx';
import { keepLive } from '#web/lib/keepLive.ts';
import { parentQueryClient } from '#web/lib/queryClient.ts';
import { LOGIN_ROUTES, ParentSessionContext, parentSession } from '#web/lib/session.ts';
import { loginState } from '#web/lib/storedLogin.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { ParentBottomBar } from './ParentBottomBar.tsx';
import { ParentHeader } from './ParentHeader.tsx';

export { ParentErrorScreen } from './ParentErrorScreen.tsx';

/** What stands around every parents' screen; keeps the live stream open while one is shown. */
export function ParentLayout() {
  const { t } = useTranslation();
  useLocation();
  const { data: session } = useQuery(parentSession);
  useEffect(() => keepLive('parent', parentQueryClient), []);

  if (loginState('parent') !== 'valid') return <Navigate to={LOGIN_ROUTES.parent} replace />;
  if (!session) return <LoadingPage message={t('shell.loadingPage')} />;
  return (
    <ParentSessionContext value={session}>
      <PortalFrame isDemo={session.center.isDemo} header={<ParentHeader />} bottom={<ParentBottomBar />}>
        <Outlet />
      </PortalFrame>
    </ParentSessionContext>
  );
}
