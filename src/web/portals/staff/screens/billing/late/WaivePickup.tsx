import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { waivePickup } from '../../../../../domains/billing/plan-queries.ts';
import type { LatePickup } from '../../../../../domains/billing/rules.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { useTell } from '../useTell.ts';

/** Charges nothing for a late pickup, and keeps why. */
export function WaivePickup({ pickup, onClose }: { pickup: LatePickup; onClose(): void }) {
  const { t } = useTranslation();
  const tell = useTell();
  const { mutate, isPending } = useMutation(waivePickup);
  const {
    register,
    setError,
    handleSubmit,
    formState: { errors },
  } = useForm({ defaultValues: { reason: '' } });
  const send = (body: { reason: string }) =>
    mutate(
      { params: { id: pickup.id }, body },
      {
        onSuccess: () => {
          tell.done(t('billingLate.waive.done'));
          onClose();
        },
        onError: (error) => {
          showRefusedFields(error, { reason: 'reason' }, setError);
          tell.failed(error);
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('billingLate.waive.title')}
      description={t('billingLate.waive.text', { name: pickup.childName, date: formatDate(pickup.date) })}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('billingPlans.cancel')}
          </Button>
          <Button type="submit" busy={isPending}>
            {t('billingLate.waive.button')}
          </Button>
        </>
      }
    >
      <ReasonField
        hint={t('billingLate.waive.reasonHint')}
        register={(rules) => register('reason', rules)}
        error={errors.reason?.message}
      />
    </Dialog>
  );
}
