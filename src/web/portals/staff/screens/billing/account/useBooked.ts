import type { FieldValues, UseFormSetError } from 'react-hook-form';
import type { Booking } from '#web/domains/billing/account-rules.ts';
import type { SentFields } from '#web/lib/formErrors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useSavedFile } from '../useSavedFile.ts';

type Form<Values extends FieldValues> = {
  onClose(): void;
  fields: SentFields<Values>;
  setError: UseFormSetError<Values>;
};

/** What a booking's dialog does with the answer: says that it is booked and offers the receipt, or shows what was refused. */
export function useBooked<Values extends FieldValues>(title: string, { onClose, fields, setError }: Form<Values>) {
  const { t } = useTranslation();
  const save = useSavedFile();
  return {
    done: ({ id, receiptNumber }: Booking) =>
      receiptNumber === null
        ? title
        : {
            title,
            description: receiptNumber,
            duration: 10_000,
            action: {
              label: t('billing.receipt'),
              onSelect: () => save('GET /api/billing/payments/:id/receipt', { params: { id } }),
            },
          },
    onDone: onClose,
    failed: t('billing.bookFailed'),
    fields,
    setError,
  };
}
