import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { rooms } from '#web/domains/center/queries.ts';
import { childrenOn } from '#web/domains/children/queries.ts';
import { reportDraftsOfToday } from '#web/domains/daily-reports/many-queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { FirstChildren } from '#web/portals/staff/screens/children/FirstChildren.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { together } from '#web/ui/together.ts';
import { ReportsOfToday } from './ReportsOfToday.tsx';

/** The daily reports of a room: each begins with what was recorded, and all are sent at once (daily-reports-8). */
export function DailyReportsScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const enabled = can('daily-reports');
  const read = together({
    drafts: useQuery({ ...reportDraftsOfToday, enabled }),
    children: useQuery({ ...childrenOn(today), enabled }),
    rooms: useQuery({ ...rooms, enabled }),
  });
  if (!enabled) return <NotForRole title={t('shell.nav.dailyReports')} />;
  return (
    <StaffPage title={t('shell.nav.dailyReports')} subtitle={t('dailyReports.room.subtitle')}>
      <Loaded
        query={read}
        failed={t('dailyReports.room.failed')}
        skeleton={<SkeletonText label={t('shell.loading')} lines={8} />}
      >
        {({ drafts, children, rooms }) =>
          drafts.length === 0 ? (
            <EmptyState
              icon={<UsersRound />}
              title={t('dailyReports.room.none')}
              level={2}
              action={
                children.length === 0 ? (
                  <FirstChildren />
                ) : (
                  can('attendance.record') && (
                    <Button asChild>
                      <Link to="/room">{t('dailyReports.room.toRoom')}</Link>
                    </Button>
                  )
                )
              }
            >
              {t('dailyReports.room.noneText')}
            </EmptyState>
          ) : (
            <ReportsOfToday drafts={drafts} family={children} rooms={rooms} />
          )
        }
      </Loaded>
    </StaffPage>
  );
}
