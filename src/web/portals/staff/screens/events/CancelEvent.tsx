import { useState } from 'react';
import type { EventChange } from '#contract/events-choices.ts';
import { cancelEvent } from '#web/domains/events/queries.ts';
import type { EventDetails } from '#web/domains/events/rules.ts';
import { useEventText } from '#web/domains/events/useEventText.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { WhichCards } from './WhichDialog.tsx';

type CancelEventProps = { event: EventDetails; onClose(): void; onDone(): void };

/** Asks before an event is cancelled: of a recurring one, which times. */
export function CancelEvent({ event, onClose, onDone }: CancelEventProps) {
  const { t } = useTranslation();
  const text = useEventText();
  const [chosen, setChosen] = useState<EventChange>('one');
  const change = event.recurrence ? chosen : 'all';
  const { run, isPending } = useAction(cancelEvent, {
    done: t('eventsPlanning.cancelled'),
    onDone,
    failed: { title: t('eventsPlanning.failedToCancel'), description: t('events.tryAgain') },
  });
  const send = () =>
    run({ params: { id: event.id }, query: { change, occurrence: event.occurrence, version: event.version } });
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title={t('eventsPlanning.cancelAsk', { title: event.title })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('eventsPlanning.keep')}
          </Button>
          <Button variant="danger" busy={isPending} onClick={send}>
            {t('eventsPlanning.cancelEvent')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('eventsPlanning.cancelText', { when: text.when(event) })}</p>
        {event.recurrence && <WhichCards value={chosen} onChange={setChosen} />}
      </div>
    </Dialog>
  );
}
