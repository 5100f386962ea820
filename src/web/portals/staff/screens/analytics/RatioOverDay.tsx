import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert, UserRoundX } from 'lucide-react';
import { attendanceReport, ratioReport } from '#web/domains/analytics/queries.ts';
import { allowed, lastAttended, type RatioRoom, troublesOf } from '#web/domains/analytics/rules.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Steps } from '#web/ui/charts/Steps.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useNumbers } from './useNumbers.ts';
import type { Period } from './usePeriod.ts';

type SlotRow = RatioRoom['slots'][number] & Pick<RatioRoom, 'room' | 'roomId'>;

/** Children present and staff on duty over one day, room by room, against the room's limit. */
export function RatioOverDay({ period }: { period: Period }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const attendance = useQuery(attendanceReport({ ...period.days, room: period.room }));
  const usual = attendance.data ? (lastAttended(attendance.data) ?? period.lastDay) : undefined;
  const day = period.chosenDay ?? (attendance.isError ? period.lastDay : usual);
  const read = useQuery({ ...ratioReport(day ?? period.lastDay, period.room), enabled: day !== undefined });
  const columns: Column<SlotRow>[] = [
    { key: 'time', header: t('analytics.ratio.time'), title: true, cell: ({ time }) => formatTime(time) },
    { key: 'room', header: t('common.room'), cell: ({ room }) => room },
    {
      key: 'children',
      header: t('analytics.ratio.children'),
      align: 'end',
      cell: ({ children }) => numbers.whole(children),
    },
    { key: 'staff', header: t('analytics.ratio.staff'), align: 'end', cell: ({ staff }) => numbers.whole(staff) },
    {
      key: 'needed',
      header: t('analytics.ratio.needed'),
      align: 'end',
      cell: ({ needed }) => numbers.whole(needed),
    },
    { key: 'state', header: t('analytics.ratio.state'), cell: ({ state }) => t(`analytics.ratio.states.${state}`) },
  ];
  return (
    <ReportCard
      wide
      title={t('analytics.ratio.title')}
      description={t('analytics.ratio.text')}
      table="ratio"
      {...(day && { date: day })}
      period={period}
      read={read}
      isEmpty={({ rooms }) => rooms.every(({ slots }) => slots.length === 0)}
      empty={t('analytics.ratio.empty')}
      lead={
        <div className="mb-4 max-w-52">
          <Field label={t('analytics.ratio.day')}>
            <DateInput
              value={day ?? ''}
              max={period.today}
              onChange={(event) => event.target.value && period.chooseDay(event.target.value)}
            />
          </Field>
        </div>
      }
      chart={({ rooms }) => (
        <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2 print:grid-cols-1">
          {rooms.map((room) => (
            <RatioOfRoom key={room.roomId} room={room} />
          ))}
        </div>
      )}
      columns={columns}
      rows={({ rooms }) => rooms.flatMap(({ room, roomId, slots }) => slots.map((slot) => ({ ...slot, room, roomId })))}
      rowKey={({ at, roomId }) => `${at} ${roomId}`}
    />
  );
}

function RatioOfRoom({ room }: { room: RatioRoom }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { childrenPerStaff: limit, slots } = room;
  const hasLimit = limit !== null;
  return (
    <section className="min-w-0">
      <div className="mb-2">
        <Heading level={3} size="small">
          {room.room}
        </Heading>
        <p className="text-ink-soft text-sm">
          {hasLimit ? t('analytics.ratio.limit', { count: limit }) : t('analytics.ratio.noLimit')}
        </p>
      </div>
      <Troubles room={room} />
      <Steps
        label={t('analytics.explore', { title: t('analytics.ratio.of', { room: room.room }) })}
        axis={t('common.children')}
        every={4}
        value={{ key: 'children', label: t('analytics.ratio.children'), tone: 'action' }}
        trouble={{ key: 'trouble', label: t('analytics.ratio.trouble'), tone: 'attention' }}
        limitLabel={hasLimit ? t('analytics.ratio.allowed') : undefined}
        steps={slots.map(({ at, time, children, staff, needed, state }) => ({
          key: at,
          label: formatTime(time),
          value: children,
          limit: allowed(staff, limit),
          isTrouble: state === 'unstaffed' || state === 'broken',
          lines: [
            { label: t('analytics.ratio.children'), value: numbers.whole(children) },
            { label: t('analytics.ratio.staff'), value: numbers.whole(staff) },
            { label: t('analytics.ratio.needed'), value: numbers.whole(needed) },
            { label: t('analytics.ratio.state'), value: t(`analytics.ratio.states.${state}`) },
          ],
        }))}
      />
    </section>
  );
}

/** What was wrong and when, in words. */
function Troubles({ room }: { room: RatioRoom }) {
  const { t } = useTranslation();
  const troubles = troublesOf(room);
  if (troubles.length === 0) {
    return (
      <p className="mb-2 flex items-center gap-1.5 text-sm text-success-ink">
        <CircleCheck className="size-4 shrink-0" />
        {room.slots.some(({ children }) => children > 0) ? t('analytics.ratio.kept') : t('analytics.ratio.nobody')}
      </p>
    );
  }
  return (
    <ul className="mb-2 flex flex-col gap-1 text-attention-ink text-sm">
      {troubles.map(({ state, from, to, children }) => {
        const times = { from: formatTime(from), to: formatTime(to), count: children };
        const Icon = state === 'unstaffed' ? UserRoundX : TriangleAlert;
        return (
          <li key={`${from} ${state}`} className="flex items-start gap-1.5">
            <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {from === to ? t(`analytics.ratio.${state}At`, times) : t(`analytics.ratio.${state}`, times)}
          </li>
        );
      })}
    </ul>
  );
}
