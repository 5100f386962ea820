import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { keepLive } from '../../../lib/keepLive.ts';
import { parentQueryClient } from '../../../lib/queryClient.ts';
import { LOGIN_ROUTES, ParentSessionContext, parentSession } from '../../../lib/session.ts';
import { loginState } from '../../../lib/storedLogin.ts';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { LoadingPage } from '../../../ui/LoadingPage.tsx';
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
      <a href="#content" className={skipLink}>
        {t('shell.skipToContent')}
      </a>
      {session.center.isDemo && (
        <Banner tone="highlight" icon={<FlaskConical aria-hidden="true" />}>
          {t('shell.demo')}
        </Banner>
      )}
      <ParentHeader />
      <Outlet />
    </ParentSessionContext>
  );
}

const skipLink =
  'sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-md focus:bg-action focus:px-4 focus:py-2.5 focus:font-semibold focus:text-action-ink';
