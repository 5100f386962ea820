import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { keepLive } from '../../../lib/keepLive.ts';
import { queryClient } from '../../../lib/queryClient.ts';
import { LOGIN_ROUTES, StaffSessionContext, staffSession, TWO_STEP_SETUP } from '../../../lib/session.ts';
import { loginState } from '../../../lib/storedLogin.ts';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { LoadingPage } from '../../../ui/LoadingPage.tsx';
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
      <div className="flex min-h-dvh flex-col">
        <a href="#content" className={skipLink}>
          {t('shell.skipToContent')}
        </a>
        {session.center.isDemo && (
          <Banner tone="highlight" icon={<FlaskConical aria-hidden="true" />}>
            {t('shell.demo')}
          </Banner>
        )}
        <TopBar />
        <Outlet />
      </div>
    </StaffSessionContext>
  );
}

const skipLink =
  'sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-md focus:bg-action focus:px-4 focus:py-2.5 focus:font-semibold focus:text-action-ink';
