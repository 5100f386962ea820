import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventChange } from '../../../../../contract/event-choices.ts';
import { cancelEvent } from '../../../../domains/events/queries.ts';
import type { EventDetails } from '../../../../domains/events/rules.ts';
import { useEventWords } from '../../../../domains/events/useEventWords.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { WhichCards } from './WhichDialog.tsx';

type CancelEventProps = { event: EventDetails; onClose(): void; onDone(): void };

/** Asks before an event is cancelled: of a recurring one, which times. */
export function CancelEvent({ event, onClose, onDone }: CancelEventProps) {
  const { t } = useTranslation();
  const words = useEventWords();
  const [chosen, setChosen] = useState<EventChange>('one');
  const { mutate, isPending } = useMutation(cancelEvent);
  const change = event.recurrence ? chosen : 'all';
  const send = () =>
    mutate(
      { params: { id: event.id }, query: { change, occurrence: event.occurrence, version: event.version } },
      {
        onSuccess: () => {
          toast({ title: t('planning.cancelled'), variant: 'success' });
          onDone();
        },
        onError: (error) =>
          toast({
            title: t('planning.failedToCancel'),
            description: reasonOf(error, t('calendar.tryAgain')),
            variant: 'error',
          }),
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('planning.cancelAsk', { title: event.title })}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('planning.keep')}
          </Button>
          <Button variant="danger" busy={isPending} onClick={send}>
            {t('planning.cancelEvent')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('planning.cancelText', { when: words.when(event) })}</p>
        {event.recurrence && <WhichCards value={chosen} onChange={setChosen} />}
      </div>
    </Dialog>
  );
}
