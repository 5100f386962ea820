import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { StatusCard } from '../../../../domains/center/StatusCard.tsx';
import type { FamilyReport } from '../../../../domains/daily-reports/rules.ts';
import type { FamilyIncident } from '../../../../domains/incidents/rules.ts';
import { whenIdle } from '../../../../lib/whenIdle.ts';
import { useAutoDownload } from './downloads/useAutoDownload.ts';
import { IncidentList } from './lists/IncidentList.tsx';
import { ReportList } from './lists/ReportList.tsx';

type SidePanelsProps = {
  reports: UseQueryResult<FamilyReport[]>;
  incidents: UseQueryResult<FamilyIncident[]>;
  childId: number;
  name: string;
  onDate(date: string): void;
  onIncident(id: number): void;
};

/** What stands beside the day on wide screens, and below it on phones. */
export default function SidePanels({ reports, incidents, childId, name, onDate, onIncident }: SidePanelsProps) {
  useAutoDownload(reports.data);
  useEffect(() => whenIdle(fetchDialogs), []);
  return (
    <>
      <StatusCard />
      <ReportList read={reports} childId={childId} name={name} onShow={onDate} />
      <IncidentList read={incidents} childId={childId} name={name} onOpen={onIncident} />
    </>
  );
}

/** On the way home the network comes and goes: what is typed must find its form. */
function fetchDialogs(): void {
  for (const code of [import('./tell/TellDialog.tsx'), import('./incident/IncidentDialog.tsx')]) code.catch(() => {});
}
