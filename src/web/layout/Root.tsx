import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { portalOf } from '../lib/portal.ts';
import { parentQueryClient, queryClient } from '../lib/queryClient.ts';
import { useTranslation } from '../lib/useTranslation.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { TooltipProvider } from '../ui/Tooltip.tsx';

/** What every screen stands in: the answers' store, tooltips and notices. */
export function Root() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={portalOf(pathname) === 'parent' ? parentQueryClient : queryClient}>
      <TooltipProvider>
        <ScrollRestoration />
        <Outlet />
        <Toaster label={t('shell.notificationsRegion')} closeLabel={t('shell.close')} />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
