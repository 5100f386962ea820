import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventChange } from '#contract/events-choices.ts';
import { changeEvent } from '#web/domains/events/queries.ts';
import type { EventDetails } from '#web/domains/events/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';
import { EventForm } from './EventForm.tsx';
import { bodyOf, valuesOf } from './values.ts';

type EditEventProps = { event: EventDetails; change: EventChange; onClose(): void; onDone(): void };

/** Changes one time of an event, it and those that follow, or all. */
export default function EditEvent({ event: newest, change, onClose, onDone }: EditEventProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(changeEvent);
  // What the form began with: somebody else's change is refused by its version, and does not slip in below the typed words.
  const [event] = useState(newest);
  const which = event.recurrence ? change : 'all';
  return (
    <EventForm
      open
      onClose={onClose}
      title={t(`eventsPlanning.editTitles.${which}`)}
      saveLabel={t('common.saveChanges')}
      values={valuesOf(event, change === 'all')}
      isOneOnly={change === 'one'}
      busy={isPending}
      onSave={(values, onError) =>
        mutate(
          {
            params: { id: event.id },
            body: { ...bodyOf(values), change, occurrence: event.occurrence, version: event.version },
          },
          {
            onSuccess: () => {
              toast({ title: t('eventsPlanning.saved'), variant: 'success' });
              onDone();
            },
            onError,
          },
        )
      }
    />
  );
}
