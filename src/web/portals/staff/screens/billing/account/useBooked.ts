import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { Booking } from '../../../../../domains/billing/account-rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { useSavedFile } from '../useSavedFile.ts';

type Form<Values extends FieldValues> = {
  onClose(): void;
  /** The form's fields, each with the name that the server knows it by. */
  fields: Readonly<Partial<Record<FieldPath<Values>, string>>>;
  setError: UseFormSetError<Values>;
};

/** What a booking's dialog does with the answer: says that it is booked and offers the receipt, or shows what was refused. */
export function useBooked<Values extends FieldValues>(done: string, { onClose, fields, setError }: Form<Values>) {
  const { t } = useTranslation();
  const save = useSavedFile();
  return {
    onSuccess: ({ id, receiptNumber }: Booking) => {
      toast({
        variant: 'success',
        title: done,
        ...(receiptNumber !== null && {
          description: receiptNumber,
          duration: 10_000,
          action: {
            label: t('billing.receipt'),
            onSelect: () => save('GET /api/billing/payments/:id/receipt', { params: { id } }),
          },
        }),
      });
      onClose();
    },
    onError: (error: Error) => {
      showRefusedFields(error, fields, setError);
      toast({ variant: 'error', title: t('shell.error'), description: reasonOf(error, t('billing.bookFailed')) });
    },
  };
}
