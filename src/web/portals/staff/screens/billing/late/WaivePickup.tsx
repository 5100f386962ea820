import { useForm } from 'react-hook-form';
import { waivePickup } from '#web/domains/billing/plan-queries.ts';
import type { LatePickup } from '#web/domains/billing/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { ReasonField } from '../ReasonField.tsx';

/** Charges nothing for a late pickup, and keeps why. */
export function WaivePickup({ pickup, onClose }: { pickup: LatePickup; onClose(): void }) {
  const { t } = useTranslation();
  const { register, setError, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { errors } = formState;
  const { run, isPending } = useAction(waivePickup, {
    done: t('billingLatePickups.waive.done'),
    onDone: onClose,
    failed: t('billingPlans.failed'),
    fields: ['reason'],
    setError,
  });
  const send = (body: { reason: string }) => run({ params: { id: pickup.id }, body });
  return (
    <FormDialog
      onClose={onClose}
      title={t('billingLatePickups.waive.title')}
      description={t('billingLatePickups.waive.text', { name: pickup.childName, date: formatDate(pickup.date) })}
      onSubmit={handleSubmit(send)}
      submit={t('billingLatePickups.waive.button')}
      busy={isPending}
    >
      <ReasonField
        hint={t('billingLatePickups.waive.reasonHint')}
        register={(rules) => register('reason', rules)}
        error={errors.reason?.message}
      />
    </FormDialog>
  );
}
