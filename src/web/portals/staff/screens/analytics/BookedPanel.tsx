import { useStaffSession } from '#web/lib/session.ts';
import { BookedAttended } from './BookedAttended.tsx';
import { BookedRevenue } from './BookedRevenue.tsx';
import { CardColumn } from './CardColumn.tsx';
import { NoShows } from './NoShows.tsx';
import type { Period } from './usePeriod.ts';

/** What was booked beside what came of it (analytics-8); what it brought to whoever sees the billing. */
export default function BookedPanel({ period }: { period: Period }) {
  const { can } = useStaffSession();
  return (
    <>
      <BookedAttended period={period} />
      <CardColumn>
        <NoShows period={period} />
        {can('billing') && <BookedRevenue period={period} />}
      </CardColumn>
    </>
  );
}
