import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { childBilling } from '../../../../../domains/billing/plan-queries.ts';
import type { Enrollment } from '../../../../../domains/billing/rules.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { SkeletonText } from '../../../../../ui/Skeleton.tsx';
import { ChildPlans } from './ChildPlans.tsx';
import { EndEnrollment } from './EndEnrollment.tsx';
import { EnrollDialog } from './EnrollDialog.tsx';
import { SplitDialog } from './SplitDialog.tsx';

type ChildPlansDialogProps = { childId: number; open: boolean; onOpenChange(open: boolean): void };

type Doing = { readonly kind: 'enroll' | 'split' } | { readonly kind: 'end'; readonly of: Enrollment };

/** A child's plans and who pays for them; what is changed takes its place and comes back to it. */
export function ChildPlansDialog({ childId, open, onOpenChange }: ChildPlansDialogProps) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery({ ...childBilling(childId), enabled: open });
  const [doing, setDoing] = useState<Doing>();
  const back = () => setDoing(undefined);
  if (data && open && doing?.kind === 'enroll') return <EnrollDialog child={data} onDone={back} />;
  if (data && open && doing?.kind === 'split') return <SplitDialog child={data} onDone={back} />;
  if (data && open && doing?.kind === 'end') return <EndEnrollment enrollment={doing.of} onDone={back} />;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={data ? t('billingPlans.child.title', { name: data.childName }) : t('billingPlans.children.title')}
      closeLabel={t('shell.close')}
      size="large"
    >
      {data ? (
        <ChildPlans
          child={data}
          onEnroll={() => setDoing({ kind: 'enroll' })}
          onEnd={(of) => setDoing({ kind: 'end', of })}
          onSplit={() => setDoing({ kind: 'split' })}
        />
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('billingPlans.child.notRead')}
        </Alert>
      ) : (
        <div role="status" aria-label={t('shell.loading')}>
          <SkeletonText lines={5} />
        </div>
      )}
    </Dialog>
  );
}
