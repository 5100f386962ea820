import { CardColumn } from './CardColumn.tsx';
import { IncidentKinds, IncidentRooms } from './IncidentBars.tsx';
import { IncidentHours } from './IncidentHours.tsx';
import { RecentIncidents } from './RecentIncidents.tsx';
import type { Period } from './usePeriod.ts';

export default function IncidentsPanel({ period }: { period: Period }) {
  return (
    <>
      <CardColumn>
        <IncidentRooms period={period} />
        <IncidentKinds period={period} />
      </CardColumn>
      <RecentIncidents period={period} />
      <IncidentHours period={period} />
    </>
  );
}
