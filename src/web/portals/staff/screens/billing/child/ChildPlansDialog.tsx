import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { childBilling } from '#web/domains/billing/plan-queries.ts';
import type { Enrollment } from '#web/domains/billing/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { ChildPlans } from './ChildPlans.tsx';
import { EndEnrollment } from './EndEnrollment.tsx';
import { EnrollDialog } from './EnrollDialog.tsx';
import { SplitDialog } from './SplitDialog.tsx';

type ChildPlansDialogProps = Opened & { childId: number };

type Doing = { readonly kind: 'enroll' | 'split' } | { readonly kind: 'end'; readonly of: Enrollment };

/** A child's plans and who pays for them; what is changed takes its place and comes back to it. */
export function ChildPlansDialog({ childId, open, onClose }: ChildPlansDialogProps) {
  const { t } = useTranslation();
  const query = useQuery({ ...childBilling(childId), enabled: open });
  const [doing, setDoing] = useState<Doing>();
  const back = () => setDoing(undefined);
  if (query.data && open && doing?.kind === 'enroll') return <EnrollDialog child={query.data} onDone={back} />;
  if (query.data && open && doing?.kind === 'split') return <SplitDialog child={query.data} onDone={back} />;
  if (query.data && open && doing?.kind === 'end') return <EndEnrollment enrollment={doing.of} onDone={back} />;
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
          <ChildPlans
            child={data}
            onEnroll={() => setDoing({ kind: 'enroll' })}
            onEnd={(of) => setDoing({ kind: 'end', of })}
            onSplit={() => setDoing({ kind: 'split' })}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
