import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { queryClient } from '../../../lib/queryClient.ts';
import { LOGIN_ROUTES, StaffSessionContext, staffSession } from '../../../lib/session.ts';
import { loginState } from '../../../lib/storedLogin.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { LoadingPage } from '../../../ui/LoadingPage.tsx';
import { TopBar } from './TopBar.tsx';

/** What stands around every staff screen; keeps the live stream open while one is shown. */
export function StaffLayout() {
  const { t } = useTranslation();
  useLocation();
  const { data: session } = useQuery(staffSession);
  useEffect(keepLive, []);

  if (loginState('staff') !== 'valid') return <Navigate to={LOGIN_ROUTES.staff} replace />;
  if (!session) return <LoadingPage message={t('shell.loadingPage')} />;
  return (
    <StaffSessionContext value={session}>
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
    </StaffSessionContext>
  );
}

/** The live stream's code comes after the first screen, and is asked for again while the server is away. */
function keepLive(): () => void {
  let end = () => {};
  let left = false;
  const begin = async () => {
    if (left) return;
    try {
      const { openLive } = await import('../../../lib/live.ts');
      if (!left) end = openLive('staff', queryClient);
    } catch {
      const retry = setTimeout(begin, RETRY_MS);
      end = () => clearTimeout(retry);
    }
  };
  whenIdle(begin);
  return () => {
    left = true;
    end();
  };
}

const RETRY_MS = 10_000;

const skipLink =
  'sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-md focus:bg-action focus:px-4 focus:py-2.5 focus:font-semibold focus:text-action-ink';
