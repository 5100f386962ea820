import { AnswerForm } from '#web/domains/events/AnswerForm.tsx';
import { EventFacts } from '#web/domains/events/EventFacts.tsx';
import type { FamilyEvent } from '#web/domains/events/rules.ts';
import { SaveToCalendar } from '#web/domains/events/SaveToCalendar.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

/** One time of an event, with the family's own answer. Who else answered is not theirs to read. */
export function FamilyEventDialog({ event, onClose }: { event: FamilyEvent; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Dialog onClose={onClose} title={event.title} footer={<SaveToCalendar event={event} />}>
      <div className="flex flex-col gap-6">
        <EventFacts event={event} />
        {event.answers && <p className="text-ink-soft">{t('events.peopleCome', { count: event.answers.people })}</p>}
        {event.asksAnswers && <AnswerForm event={event} onSaved={onClose} />}
      </div>
    </Dialog>
  );
}
