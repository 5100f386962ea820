import { IncidentKinds, IncidentRooms } from './IncidentBars.tsx';
import { IncidentHours } from './IncidentHours.tsx';
import { RecentIncidents } from './RecentIncidents.tsx';
import type { Period } from './usePeriod.ts';

export default function IncidentsPanel({ period }: { period: Period }) {
  return (
    <>
      <IncidentRooms period={period} />
      <IncidentKinds period={period} />
      <IncidentHours period={period} />
      <RecentIncidents period={period} />
    </>
  );
}
