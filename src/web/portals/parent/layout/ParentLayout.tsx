import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { openLive } from '../../../lib/live.ts';
import { parentQueryClient } from '../../../lib/queryClient.ts';
import { LOGIN_ROUTES } from '../../../lib/session.ts';
import { loginState } from '../../../lib/storedLogin.ts';
import { ParentHeader } from './ParentHeader.tsx';

/** What stands around every parents' screen; keeps the live stream open while one is shown. */
export function ParentLayout() {
  const { t } = useTranslation();
  useLocation();
  useEffect(() => openLive('parent', parentQueryClient), []);

  if (loginState('parent') !== 'valid') return <Navigate to={LOGIN_ROUTES.parent} replace />;
  return (
    <>
      <a href="#content" className={skipLink}>
        {t('shell.skipToContent')}
      </a>
      <ParentHeader />
      <Outlet />
    </>
  );
}

const skipLink =
  'sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-md focus:bg-action focus:px-4 focus:py-2.5 focus:font-semibold focus:text-action-ink';
