import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FamilyReport } from '#web/domains/daily-reports/rules.ts';
import { preferencesOf } from '#web/domains/preferences/queries.ts';
import { useParentSession } from '#web/lib/session.ts';
import { useDownload } from './useDownload.ts';

/** Downloads the newest daily report once per account on this device, for parents who chose so (preferences-8). */
export function useAutoDownload(reports: readonly FamilyReport[] | undefined): void {
  const { account } = useParentSession();
  const { data } = useQuery(preferencesOf('parent'));
  const download = useDownload();
  const isWanted = data !== undefined && 'autoDownload' in data && data.autoDownload;
  const newest = reports?.[0];
  useEffect(() => {
    if (!isWanted || !newest || !remember(account.id, newest)) return;
    void download('GET /api/daily-reports/:id/document', { params: { id: newest.id } }).then((isThere) => {
      // It comes at the next visit.
      if (!isThere) localStorage.removeItem(keyOf(account.id, newest));
    });
  }, [isWanted, newest, account.id, download]);
}

/** Notes a report as downloaded; false when it, or a later one about the child, was before. */
function remember(accountId: number, report: FamilyReport): boolean {
  const key = keyOf(accountId, report);
  try {
    if (Number(localStorage.getItem(key)) >= report.id) return false;
    localStorage.setItem(key, String(report.id));
    return true;
  } catch {
    // Without a memory it would come again at every visit.
    return false;
  }
}

const keyOf = (accountId: number, { childId }: FamilyReport) => `downloaded-report:${accountId}:${childId}`;
