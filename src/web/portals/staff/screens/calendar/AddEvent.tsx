import { useMutation } from '@tanstack/react-query';
import { addEvent } from '../../../../domains/events/queries.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { toast } from '../../../../ui/toast.ts';
import { EventForm } from './EventForm.tsx';
import { bodyOf, emptyValues } from './values.ts';

type AddEventProps = { date: string; open: boolean; onOpenChange(open: boolean): void };

/** Puts an event into the calendar, on the day that is looked at. */
export default function AddEvent({ date, open, onOpenChange }: AddEventProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(addEvent);
  return (
    <EventForm
      open={open}
      onClose={() => onOpenChange(false)}
      title={t('planning.add')}
      saveLabel={t('planning.addConfirm')}
      values={emptyValues(date)}
      busy={isPending}
      onSave={(values, onError) =>
        mutate(
          { body: bodyOf(values) },
          {
            onSuccess: () => {
              toast({ title: t('planning.added'), variant: 'success' });
              onOpenChange(false);
            },
            onError,
          },
        )
      }
    />
  );
}
