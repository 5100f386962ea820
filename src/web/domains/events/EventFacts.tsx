import { Calendar, DoorOpen, Lock, MapPin, Repeat, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import type { ShownEvent } from './rules.ts';
import { useEventText } from './useEventText.ts';
import { useRecurrenceText } from './useRecurrenceText.ts';

/** When, where and for whom: what everybody reads of an event. */
export function EventFacts({ event }: { event: ShownEvent }) {
  const { t } = useTranslation();
  const text = useEventText();
  const recurrenceText = useRecurrenceText();
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
        <Fact icon={<Calendar />}>{text.when(event)}</Fact>
        {event.recurrence && (
          <Fact icon={<Repeat />}>
            {recurrenceText(event.occurrence, event.recurrence)}
            {event.recurrence.skipsClosed && (
              <span className="block text-ink-soft text-sm">{t('events.recurrence.skipsClosed')}</span>
            )}
          </Fact>
        )}
        {event.location && <Fact icon={<MapPin />}>{event.location}</Fact>}
        {event.rooms.length > 0 && <Fact icon={<DoorOpen />}>{event.rooms.map(({ name }) => name).join(', ')}</Fact>}
        {event.participants && <Fact icon={<UsersRound />}>{event.participants}</Fact>}
      </ul>
      <p className="flex flex-wrap gap-2">
        <Badge icon={null}>{text.type(event.type)}</Badge>
        {event.audience === 'staff' && (
          <Badge tone="highlight" icon={<Lock />}>
            {t('events.staffOnly')}
          </Badge>
        )}
      </p>
      {event.description && <p className="whitespace-pre-line break-words">{event.description}</p>}
    </div>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-2.5">
    {icon}
    <span className="min-w-0 break-words">{children}</span>
  </li>
);
