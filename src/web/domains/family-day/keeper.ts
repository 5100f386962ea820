import type { QueryClient } from '@tanstack/react-query';
import type { FamilyDay } from '#web/domains/dashboard/rules.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { keepPage } from '#web/lib/offlinePage.ts';
import { parentSession } from '#web/lib/session.ts';
import { keepDay, keepSession } from './kept.ts';

/**
 * Keeps the newest day of each child that is shown at hand in this browser, and the page that shows it without a connection. Only
 * where the browser encrypts: over TLS, or on the machine itself.
 * @returns how to end it
 */
export function keepFamilyDay(client: QueryClient): () => void {
  if (!isSecureContext) return () => {};
  const keep = (queryKey: readonly unknown[], data: unknown) => {
    const [route] = queryKey;
    if (route === 'GET /api/parent/day' && (data as FamilyDay).isToday) void keepDay(data as FamilyDay).catch(() => {});
    if (route === parentSession.queryKey[0]) void keepSession(data as never).catch(() => {});
  };
  for (const { queryKey, state } of client.getQueryCache().getAll()) if (state.data) keep(queryKey, state.data);
  void keepPage('/parent-dashboard', fetchOfflineDay).catch(() => {});
  return client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query.queryKey, event.query.state.data);
  });
}

/** What the guard and the layout ask for without a connection, asked for as they do. */
const fetchOfflineDay = () =>
  Promise.all([
    import('./kept.ts'),
    withTexts(
      ['dailyReportsMoods', 'familyDay', 'familyDayOffline'],
      () => import('#web/portals/parent/layout/OfflineDay.tsx'),
    ),
  ]);
