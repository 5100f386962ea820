import { useQuery } from '@tanstack/react-query';
import { MoonStar } from 'lucide-react';
import { useOwnRoom } from '#web/domains/center/ownRoom.ts';
import { rooms } from '#web/domains/center/queries.ts';
import { enrollmentRooms, ownFirst } from '#web/domains/center/rules.ts';
import { useSearchValue } from '#web/layout/useSearchEntry.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { NapsRunning } from './NapsRunning.tsx';
import { ReportsMissing } from './ReportsMissing.tsx';
import { StillHere } from './StillHere.tsx';
import { StillOnDuty } from './StillOnDuty.tsx';
import { ToldNobody } from './ToldNobody.tsx';
import { useOpenEnds } from './useOpenEnds.ts';

const ALL = 'all';

/** What is still open at the end of the day, in one room or all, each to be closed from here (dashboard-13). */
export function CloseDayScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const own = useOwnRoom();
  const { data = [] } = useQuery(rooms);
  const groups = enrollmentRooms(data);
  const usual = own ? String(own.id) : ALL;
  const [asked, show] = useSearchValue('room');
  const room = groups.find(({ id }) => String(id) === (asked ?? usual));
  const { here, naps, reports, untold, team } = useOpenEnds(room);
  const title = t('dashboardClose.title');
  if (!can('children.see') || !can('attendance.record')) return <NotForRole title={title} />;
  const isDone = [here, naps, reports, untold, team].every((read) => !read || read.data?.length === 0);
  return (
    <StaffPage title={title} subtitle={t('dashboardClose.subtitle')} back="none">
      {groups.length > 1 && (
        <FilterChips
          label={t('common.room')}
          className="-my-1"
          options={[
            { value: ALL, label: t('dashboardClose.allRooms') },
            ...ownFirst(groups, ({ id }) => id === own?.id).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={room ? String(room.id) : ALL}
          onChange={(value) => show(value === usual ? null : value)}
        />
      )}
      {isDone ? (
        <Card>
          <EmptyState icon={<MoonStar />} title={t('dashboardClose.done')} level={2}>
            {t('dashboardClose.doneText')}
          </EmptyState>
        </Card>
      ) : (
        <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-2">
          <StillHere read={here} />
          {naps && <NapsRunning read={naps} />}
          {reports && <ReportsMissing read={reports} room={room?.id} />}
          {untold && <ToldNobody read={untold} />}
          {team && <StillOnDuty read={team} />}
        </div>
      )}
    </StaffPage>
  );
}
