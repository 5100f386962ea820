import { useMutation } from '@tanstack/react-query';
import { changePlan } from '../../../../../domains/billing/plan-queries.ts';
import type { Plan } from '../../../../../domains/billing/rules.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { useTell } from '../useTell.ts';

type ArchivePlanProps = { plan: Plan; open: boolean; onOpenChange(open: boolean): void };

/** Asks before a plan takes no new children, or takes them again. */
export function ArchivePlan({ plan, open, onOpenChange }: ArchivePlanProps) {
  const { t } = useTranslation();
  const tell = useTell();
  const { mutate, isPending } = useMutation(changePlan);
  const { name } = plan;
  const way = plan.archivedAt === null ? 'archive' : 'restore';
  const confirm = () =>
    mutate(
      { params: { id: plan.id }, body: { isArchived: way === 'archive', version: plan.version } },
      {
        onSuccess: () => tell.done(t(`billingPlans.${way}.done`, { name })),
        onError: tell.failed,
        onSettled: () => onOpenChange(false),
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`billingPlans.${way}.title`, { name })}
      confirmLabel={t(`billingPlans.${way}.confirm`)}
      cancelLabel={t('billingPlans.cancel')}
      busy={isPending}
      onConfirm={confirm}
    >
      <p>{t(`billingPlans.${way}.text`)}</p>
      {way === 'archive' && plan.enrolled > 0 && (
        <p className="mt-2">{t('billingPlans.archive.enrolled', { count: plan.enrolled })}</p>
      )}
    </ConfirmDialog>
  );
}
