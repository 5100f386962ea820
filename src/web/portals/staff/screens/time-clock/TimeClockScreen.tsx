import { useQuery } from '@tanstack/react-query';
import { clockedIn, clockFindings } from '#web/domains/time-clock/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { Findings } from './Findings.tsx';
import { NowList } from './NowList.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { RefusedList } from './RefusedList.tsx';

const PunchesOf = lazyDialog(() => import('./PunchesOf.tsx'));

/** A member of staff, as far as their punches are shown. */
export interface Member {
  readonly staffId: number;
  readonly name: string;
}

/** Who is at work, what was asked for, and what doesn't fit together (time-clock-8). */
export function TimeClockScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const isAllowed = can('staff.manage');
  const now = useQuery({ ...clockedIn, enabled: isAllowed });
  const findings = useQuery({ ...clockFindings, enabled: isAllowed });
  const looking = useDialog<Member>();
  if (!isAllowed) return <NotForRole title={t('timeClock.title')} />;
  return (
    <StaffPage title={t('timeClock.title')} subtitle={t('timeClock.subtitle')}>
      <OpenRequests />
      <Card>
        <Section title={t('timeClock.nowList.title')}>
          <Loaded
            query={now}
            failed={t('timeClock.failed')}
            skeleton={<SkeletonText label={t('timeClock.loading')} lines={4} />}
            empty={<p className="text-ink-soft">{t('timeClock.nowList.nobody')}</p>}
          >
            {(all) => <NowList all={all} onLook={looking.open} near={PunchesOf.near} />}
          </Loaded>
        </Section>
      </Card>
      <Loaded
        query={findings}
        failed={t('timeClock.failed')}
        skeleton={
          <Card>
            <SkeletonText label={t('timeClock.loading')} lines={4} />
          </Card>
        }
      >
        {(found) => (
          <>
            <Findings findings={found.findings} onLook={looking.open} near={PunchesOf.near} />
            {found.refused.length > 0 && <RefusedList refused={found.refused} />}
          </>
        )}
      </Loaded>
      {looking.show((member, opened) => (
        <PunchesOf member={member} {...opened} />
      ))}
    </StaffPage>
  );
}
