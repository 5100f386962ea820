import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { lazyWhenIdle } from '#web/lib/lazyWhenIdle.ts';
import { portalOf } from '#web/lib/portal.ts';
import { parentQueryClient, queryClient } from '#web/lib/queryClient.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Toaster } from '#web/ui/Toaster.tsx';
import { TooltipProvider } from '#web/ui/Tooltip.tsx';

/** Shortly after the start: a question may come when the connection is lost. What is asked before waits for it. */
const Confirmer = lazyWhenIdle(() => import('#web/ui/Confirmer.tsx'));

/** What every screen stands in: the answers' store, tooltips and notices. */
export function Root() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={portalOf(pathname) === 'parent' ? parentQueryClient : queryClient}>
      <TooltipProvider>
        <ScrollRestoration />
        <Outlet />
        <Suspense>
          <Confirmer key={pathname} />
        </Suspense>
        <Toaster label={t('shell.notificationsRegion')} closeLabel={t('shell.close')} />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
