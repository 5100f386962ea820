import { AnswerForm } from '../../../../domains/events/AnswerForm.tsx';
import { EventFacts } from '../../../../domains/events/EventFacts.tsx';
import type { FamilyEvent } from '../../../../domains/events/rules.ts';
import { SaveToCalendar } from '../../../../domains/events/SaveToCalendar.tsx';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';

/** One time of an event, with the family's own answer. Who else answered is not theirs to read. */
export function FamilyEventDialog({ event, onClose }: { event: FamilyEvent; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={event.title}
      closeLabel={t('shell.close')}
      footer={<SaveToCalendar event={event} />}
    >
      <div className="flex flex-col gap-6">
        <EventFacts event={event} />
        {event.answers && <p className="text-ink-soft">{t('calendar.peopleCome', { count: event.answers.people })}</p>}
        {event.asksAnswers && <AnswerForm event={event} onSaved={onClose} />}
      </div>
    </Dialog>
  );
}
