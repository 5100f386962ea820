import { clsx } from 'clsx';
import { Check, Lock, MapPin, Minus, Repeat, X } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { ShownEvent } from './rules.ts';
import { useEventText } from './useEventText.ts';

/** An event in a list of its day: time, title, place; opened by a press. */
export function EventItem<Event extends ShownEvent>({ event, onOpen }: { event: Event; onOpen(event: Event): void }) {
  const { t } = useTranslation();
  const text = useEventText();
  return (
    <button type="button" className={clsx(item, barOf(event))} onClick={() => onOpen(event)}>
      <span className="w-38 shrink-0 pt-0.5 text-ink-soft text-sm tabular-nums max-sm:w-18">{text.times(event)}</span>
      <span className="min-w-0 flex-1">
        <span className="block break-words font-medium">{event.title}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-ink-soft text-sm [&_svg]:size-3.5 [&_svg]:shrink-0">
          {event.location && (
            <span className="flex min-w-0 items-center gap-1">
              <MapPin />
              <span className="min-w-0 break-words">{event.location}</span>
            </span>
          )}
          {event.rooms.length > 0 && <span>{event.rooms.map(({ name }) => name).join(', ')}</span>}
          {event.audience === 'staff' && (
            <span className="flex items-center gap-1">
              <Lock />
              {t('events.staffOnly')}
            </span>
          )}
          {event.recurrence && (
            <span className="flex items-center gap-1">
              <Repeat />
              {t('events.recurring')}
            </span>
          )}
        </span>
      </span>
      <Answered event={event} />
    </button>
  );
}

function Answered({ event }: { event: ShownEvent }) {
  const { t } = useTranslation();
  if (!event.asksAnswers) return null;
  const own = event.ownAnswer?.answer;
  const Icon = own === 'yes' ? Check : own === 'no' ? X : Minus;
  return (
    <span className={clsx(answered, own === 'yes' && 'text-success-ink', !own && 'text-highlight-ink')}>
      {own && <Icon className="size-4 shrink-0" aria-hidden="true" />}
      {own ? t(`events.answers.${own}`) : t('events.pleaseAnswer')}
    </span>
  );
}

/** The colour that an event carries in every view; its words say the same. */
export const barOf = ({ audience, rooms }: ShownEvent): string =>
  audience === 'staff' ? 'border-s-highlight' : rooms.length > 0 ? 'border-s-info-ink' : 'border-s-action';

const item = clsx(
  'flex min-h-12 w-full items-start gap-3 border-s-4 py-2 ps-3 pe-4 text-start transition-colors hover:bg-sunken',
  'focus-visible:-outline-offset-3 max-sm:flex-wrap',
);
const answered =
  'flex shrink-0 items-center gap-1 self-center font-medium text-ink-soft text-sm max-sm:basis-full max-sm:ps-21';
