import { useQuery } from '@tanstack/react-query';
import { FINDING_DAYS } from '#contract/time-clock-choices.ts';
import { punchesOf } from '#web/domains/time-clock/queries.ts';
import { dayAfter, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { PunchList } from './own/PunchList.tsx';
import type { Member } from './TimeClockScreen.tsx';

/** What somebody clocked in the last two weeks, by day. */
export default function PunchesOf({ member, ...opened }: Opened & { member: Member }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const query = useQuery(punchesOf(member.staffId, dayAfter(today, 1 - FINDING_DAYS), today));
  return (
    <Dialog {...opened} title={t('timeClock.look.title', { name: member.name })} description={t('timeClock.look.text')}>
      <Loaded
        query={query}
        failed={t('timeClock.failed')}
        skeleton={<SkeletonText label={t('timeClock.loading')} lines={6} />}
        empty={<p className="text-ink-soft">{t('timeClock.noPunches')}</p>}
      >
        {(punches) => <PunchList punches={punches} />}
      </Loaded>
    </Dialog>
  );
}
