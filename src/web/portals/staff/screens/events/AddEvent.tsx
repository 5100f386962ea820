import { useMutation } from '@tanstack/react-query';
import { addEvent } from '#web/domains/events/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { EventForm } from './EventForm.tsx';
import { bodyOf, emptyValues } from './values.ts';

type AddEventProps = Opened & { date: string };

/** Puts an event into the calendar, on the day that is looked at. */
export default function AddEvent({ date, open, onClose }: AddEventProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(addEvent);
  return (
    <EventForm
      open={open}
      onClose={onClose}
      title={t('eventsPlanning.add')}
      saveLabel={t('eventsPlanning.addConfirm')}
      values={emptyValues(date)}
      busy={isPending}
      onSave={(values, onError) =>
        mutate(
          { body: bodyOf(values) },
          {
            onSuccess: () => {
              toast({ title: t('eventsPlanning.added'), variant: 'success' });
              onClose();
            },
            onError,
          },
        )
      }
    />
  );
}
