import type { RequestedStart } from '#web/domains/planning/rules.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';

type Tried = RequestedStart['rooms'][number];

/** What the rule says of a requested start, room by room. */
export function StartVerdict({ start }: { start: RequestedStart }) {
  const { t } = useTranslation();
  const span = t('planning.start.span', { from: formatDate(start.from), to: formatDate(start.to) });
  if (start.rooms.length === 0)
    return (
      <Card title={t('planning.start.noRoom')} description={span}>
        <p>{t('planning.start.noRoomText')}</p>
      </Card>
    );
  const fitting = start.rooms.filter(({ firstFull }) => firstFull === null);
  return (
    <Card
      title={t(fitting.length > 0 ? 'planning.start.fits' : 'planning.start.fitsNot')}
      description={`${span} · ${t('planning.start.days', { count: start.days })}`}
    >
      <ul className="divide-y divide-line">
        {start.rooms.map((room) => (
          <TriedRoom key={room.id} room={room} />
        ))}
      </ul>
    </Card>
  );
}

function TriedRoom({ room: { name, growsInto, firstFull, firstShort } }: { room: Tried }) {
  const { t } = useTranslation();
  const when = ({ date, from, room }: NonNullable<Tried['firstFull']>) => ({
    date: formatDate(date, 'full'),
    time: formatTime(from),
    room,
  });
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <Badge tone={firstFull ? 'attention' : 'success'}>
          {t(firstFull ? 'planning.start.full' : 'planning.start.free')}
        </Badge>
        {firstShort && <Badge tone="highlight">{t('planning.start.short')}</Badge>}
      </p>
      {firstFull && (
        <p>
          {t('planning.start.firstFull', {
            ...when(firstFull),
            booked: firstFull.children,
            places: firstFull.places ?? '–',
          })}
        </p>
      )}
      {firstShort && (
        <p>
          {t('planning.start.firstShort', {
            ...when(firstShort),
            needed: firstShort.staffNeeded,
            assigned: firstShort.staff,
          })}
        </p>
      )}
      {growsInto.map(({ date, room }) => (
        <p key={date} className="text-ink-soft text-sm">
          {t('planning.start.growsInto', { date: formatDate(date), room })}
        </p>
      ))}
    </li>
  );
}
