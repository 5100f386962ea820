import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { portalOf } from '#web/lib/portal.ts';
import { parentQueryClient, queryClient } from '#web/lib/queryClient.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Toaster } from '#web/ui/Toaster.tsx';
import { TooltipProvider } from '#web/ui/Tooltip.tsx';

/** Shortly after the start: a question may come when the connection is lost. What is asked before waits for it. */
const AFTER_START_MS = 2000;

/** Tried again until it is there: a connection that was lost meanwhile must not take the screen away. */
const Confirmer = lazy(async () => {
  for (;;) {
    await new Promise((later) => setTimeout(later, AFTER_START_MS));
    const found = await import('#web/ui/Confirmer.tsx').catch(() => null);
    if (found) return found;
  }
});

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
