import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { PortalFrame } from '#web/layout/PortalFrame.tsx';
import { keepLive } from '#web/lib/keepLive.ts';
import { queryClient } from '#web/lib/queryClient.ts';
import { LOGIN_ROUTES, StaffSessionContext, staffSession, TWO_STEP_SETUP } from '#web/lib/session.ts';
import { loginState } from '#web/lib/storedLogin.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { LookAlarm } from './LookAlarm.tsx';
import { StaffBottomBar } from './StaffBottomBar.tsx';
import { TopBar } from './TopBar.tsx';

export { StaffErrorScreen } from './StaffErrorScreen.tsx';

/** What stands around every staff screen; keeps the live stream open while one is shown. */
export function StaffLayout() {
  const { t } = useTranslation();
  useLocation();
  const { data: session } = useQuery(staffSession);
  useEffect(() => keepLive('staff', queryClient), []);

  if (loginState('staff') !== 'valid') return <Navigate to={LOGIN_ROUTES.staff} replace />;
  if (session?.needsTwoStep) return <Navigate to={TWO_STEP_SETUP} replace />;
  if (!session) return <LoadingPage message={t('shell.loadingPage')} />;
  return (
    <StaffSessionContext value={session}>
      <PortalFrame isDemo={session.center.isDemo} header={<TopBar />} bottom={<StaffBottomBar />}>
        {session.capabilities.includes('activities.record') && <LookAlarm />}
        <Outlet />
      </PortalFrame>
    </StaffSessionContext>
  );
}
