import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EventChange } from '#contract/events-choices.ts';
import { AnswerForm } from '#web/domains/events/AnswerForm.tsx';
import { EventFacts } from '#web/domains/events/EventFacts.tsx';
import { eventDetails } from '#web/domains/events/queries.ts';
import { SaveToCalendar } from '#web/domains/events/SaveToCalendar.tsx';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { AnswerList } from './AnswerList.tsx';
import { CancelEvent } from './CancelEvent.tsx';
import { WhichDialog } from './WhichDialog.tsx';

const EditEvent = lazyDialog(() => import('./EditEvent.tsx'));

type EventDialogProps = { id: number; occurrence: string; onClose(): void };

/** One time of an event: what it is, who answered, and, for whoever makes events, how to change it. */
export function EventDialog({ id, occurrence, onClose }: EventDialogProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [step, setStep] = useState<'which' | 'cancel' | EventChange | null>(null);
  // While it is changed or cancelled it may come to be no more, which is not to be asked for.
  const read = useQuery({ ...eventDetails(id, occurrence), enabled: step === null });
  const event = read.data;
  if (event && (step === 'one' || step === 'following' || step === 'all')) {
    return <EditEvent event={event} change={step} onClose={() => setStep(null)} onDone={onClose} />;
  }
  if (event && step === 'which') return <WhichDialog onChosen={setStep} onClose={() => setStep(null)} />;
  if (event && step === 'cancel') return <CancelEvent event={event} onClose={() => setStep(null)} onDone={onClose} />;
  const canChange = event !== undefined && can('events.write');
  return (
    <Dialog
      onClose={onClose}
      title={event?.title ?? t('eventsPlanning.event')}
      footer={
        event && (
          <>
            <SaveToCalendar event={event} />
            {canChange && (
              <>
                <Button variant="secondary" icon={<Trash2 />} onClick={() => setStep('cancel')}>
                  {t('eventsPlanning.cancelEvent')}
                </Button>
                <Button
                  icon={<Pencil />}
                  onClick={() => setStep(event.recurrence ? 'which' : 'all')}
                  {...EditEvent.near}
                >
                  {t('common.edit')}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      {event ? (
        <div className="flex flex-col gap-6">
          <EventFacts event={event} />
          {event.asksAnswers && (
            <>
              <AnswerList event={event} />
              <AnswerForm event={event} />
            </>
          )}
        </div>
      ) : read.error ? (
        <LoadFailed read={read} failed={(error) => reasonOf(error, '')} title={t('eventsPlanning.failedToRead')} />
      ) : (
        <SkeletonText lines={5} />
      )}
    </Dialog>
  );
}
