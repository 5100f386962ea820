import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import type { CenterStatus } from '#web/domains/center/rules.ts';
import { StatusCard } from '#web/domains/center/StatusCard.tsx';
import type { FamilyReport } from '#web/domains/daily-reports/rules.ts';
import type { FamilyIncident } from '#web/domains/incidents/rules.ts';
import { PARENT_VIEWS } from '#web/firstScreens.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyWhenIdle } from '#web/lib/lazyWhenIdle.ts';
import { whenIdle } from '#web/lib/whenIdle.ts';
import { IncidentDialog, TellDialog } from './dialogs.ts';
import { useAutoDownload } from './downloads/useAutoDownload.ts';
import { ViewScreen } from './lateViews.ts';
import { IncidentList } from './lists/IncidentList.tsx';
import { ReportList } from './lists/ReportList.tsx';

const InstallHint = lazyWhenIdle(() =>
  withTexts(['preferencesInstall'], () => import('#web/domains/preferences/InstallHint.tsx')),
);
const NeedsHttps = lazyWhenIdle(() =>
  withTexts(['preferencesInstall'], () => import('#web/domains/preferences/NeedsHttps.tsx')),
);

type ParentSidePanelsProps = {
  reports: UseQueryResult<FamilyReport[]>;
  incidents: UseQueryResult<FamilyIncident[]>;
  center: UseQueryResult<CenterStatus>;
  childId: number;
  name: string;
  onDate(date: string): void;
  onIncident(id: number): void;
};

/** What stands beside the day on wide screens, and below it on phones. */
export default function ParentSidePanels({
  reports,
  incidents,
  center,
  childId,
  name,
  onDate,
  onIncident,
}: ParentSidePanelsProps) {
  useAutoDownload(reports.data);
  useEffect(fetchMore, []);
  return (
    <>
      <StatusCard read={center} />
      <ReportList read={reports} childId={childId} name={name} onShow={onDate} />
      <IncidentList read={incidents} childId={childId} name={name} onOpen={onIncident} />
      <Suspense>{globalThis.isSecureContext ? <InstallHint /> : <NeedsHttps />}</Suspense>
    </>
  );
}

/** On the way home the network comes and goes: what is typed must find its form, and what is tapped its view. */
function fetchMore(): void {
  for (const dialog of [TellDialog, IncidentDialog]) dialog.soon();
  whenIdle(() => {
    ViewScreen.preload();
    PARENT_VIEWS.code().then(
      (views) => views.fetchUsualViews(),
      () => {},
    );
  });
}
