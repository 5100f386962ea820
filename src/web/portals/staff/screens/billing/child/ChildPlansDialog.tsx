import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { childBilling } from '#web/domains/billing/plan-queries.ts';
import type { Enrollment } from '#web/domains/billing/rules.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { WantedDays } from '#web/portals/staff/screens/children/schedule/scheduleValues.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { ChildPlans } from './ChildPlans.tsx';
import { EndEnrollment } from './EndEnrollment.tsx';
import { EnrollDialog } from './EnrollDialog.tsx';
import { SplitDialog } from './SplitDialog.tsx';

const ScheduleDialog = lazyPart(() =>
  withTexts(['common', 'schedules'], () => import('#web/portals/staff/screens/children/schedule/ScheduleDialog.tsx')),
);
const PaidDays = lazyPart(() =>
  withTexts(['schedules'], () => import('#web/portals/staff/screens/children/schedule/PaidDays.tsx')),
);

type ChildPlansDialogProps = Opened & { childId: number };

type Doing =
  | { readonly kind: 'enroll' | 'split' }
  | { readonly kind: 'end'; readonly of: Enrollment }
  | { readonly kind: 'book'; readonly wanted: WantedDays };

/** A child's plans and who pays for them; what is changed takes its place and comes back to it. */
export function ChildPlansDialog({ childId, open, onClose }: ChildPlansDialogProps) {
  const { t } = useTranslation();
  const query = useQuery({ ...childBilling(childId), enabled: open });
  const { can } = useStaffSession();
  const today = useCenterToday();
  const [doing, setDoing] = useState<Doing>();
  // Days that are paid from later on are booked from then on.
  const [paidFrom, setPaidFrom] = useState(today);
  const back = () => setDoing(undefined);
  if (query.data && open && doing?.kind === 'enroll')
    return (
      <EnrollDialog
        child={query.data}
        onDone={back}
        onEnrolled={({ from }) => {
          setPaidFrom(from < today ? today : from);
          back();
        }}
      />
    );
  if (query.data && open && doing?.kind === 'split') return <SplitDialog child={query.data} onDone={back} />;
  if (query.data && open && doing?.kind === 'end') return <EndEnrollment enrollment={doing.of} onDone={back} />;
  if (query.data && open && doing?.kind === 'book') {
    const { childName } = query.data;
    return (
      <Suspense>
        <ScheduleDialog
          child={{ id: childId, name: childName, firstName: childName }}
          wanted={doing.wanted}
          onDone={back}
        />
      </Suspense>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        query.data ? t('billingPlans.child.title', { name: query.data.childName }) : t('billingPlans.children.title')
      }
      size="large"
    >
      <Loaded
        query={query}
        failed={t('billingPlans.child.notRead')}
        skeleton={<SkeletonText label={t('shell.loading')} lines={5} />}
      >
        {(data) => (
          <div className="flex flex-col gap-5">
            {can('children.enroll') && (
              <Suspense>
                <PaidDays childId={childId} on={paidFrom} onBook={(wanted) => setDoing({ kind: 'book', wanted })} />
              </Suspense>
            )}
            <ChildPlans
              child={data}
              onEnroll={() => setDoing({ kind: 'enroll' })}
              onEnd={(of) => setDoing({ kind: 'end', of })}
              onSplit={() => setDoing({ kind: 'split' })}
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
