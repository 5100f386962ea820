import { useQuery } from '@tanstack/react-query';
import { CalendarOff, ChevronLeft, ChevronRight } from 'lucide-react';
import { mondayOf } from '#web/domains/analytics/rules.ts';
import { plannedWeek } from '#web/domains/planning/queries.ts';
import type { PlannedDay, PlannedRoom, PlannedWeek } from '#web/domains/planning/rules.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { dayAfter, formatDate, formatWeekday, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useNumbers } from '#web/portals/staff/screens/analytics/useNumbers.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { BookedCell } from './BookedCell.tsx';

const HalfHoursDialog = lazyDialog(() => import('./HalfHoursDialog.tsx'));

interface Looked {
  readonly room: PlannedRoom;
  readonly day: PlannedDay;
}

/** A week by room and day (planning-1). On phones each room is a card with its days. */
export default function WeekPart() {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { askedDay, choose } = useSearchFields();
  const thisWeek = mondayOf(today);
  const asked = askedDay('week', thisWeek);
  const monday = asked <= thisWeek ? thisWeek : mondayOf(asked);
  const read = useQuery(plannedWeek(monday));
  const looking = useDialog<Looked>();
  const go = (week: string) => choose({ week: week === thisWeek ? null : week });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          label={t('planning.week.before')}
          disabled={monday <= thisWeek}
          onClick={() => go(dayAfter(monday, -7))}
        >
          <ChevronLeft />
        </IconButton>
        <p className="min-w-48 text-center font-semibold text-lg" aria-live="polite">
          {t('planning.week.of', { date: formatDate(monday) })}
        </p>
        <IconButton label={t('planning.week.after')} onClick={() => go(dayAfter(monday, 7))}>
          <ChevronRight />
        </IconButton>
        {monday > thisWeek && (
          <Button variant="quiet" onClick={() => go(thisWeek)}>
            {t('planning.week.present')}
          </Button>
        )}
      </div>
      <Loaded
        query={read}
        failed={t('planning.failed')}
        skeleton={<SkeletonText label={t('planning.loading')} lines={8} />}
      >
        {(week) => (
          <>
            <WeekGrid week={week} onLook={looking.open} />
            <WeekNotes week={week} />
          </>
        )}
      </Loaded>
      {looking.show(({ room, day }, opened) => (
        <HalfHoursDialog room={room} day={day} {...opened} />
      ))}
    </div>
  );
}

function WeekGrid({ week, onLook }: { week: PlannedWeek; onLook(looked: Looked): void }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const open = week.days.filter(({ opens, closure }) => opens !== null && closure === null);
  if (open.length === 0)
    return (
      <EmptyState icon={<CalendarOff />} title={t('planning.week.closed')}>
        {t('planning.week.closedText')}
      </EmptyState>
    );
  if (week.rooms.length === 0)
    return (
      <EmptyState icon={<CalendarOff />} title={t('planning.noRooms')}>
        {t('planning.noRoomsText')}
      </EmptyState>
    );
  const columns: Column<PlannedRoom>[] = [
    {
      key: 'room',
      header: t('common.room'),
      title: true,
      cell: ({ name }) => <span className="block min-w-22 wrap-anywhere">{name}</span>,
    },
    ...open.map(
      ({ date }): Column<PlannedRoom> => ({
        key: date,
        header: `${formatWeekday(date)}, ${formatDate(date, 'short')}`,
        cell: (room) => {
          const day = room.days.find((one) => one.date === date);
          return day && <BookedCell room={room} day={day} onPress={() => onLook({ room, day })} />;
        },
      }),
    ),
    {
      key: 'fullTime',
      header: t('planning.fullTime.short'),
      align: 'end',
      cell: ({ fullTime }) => (fullTime === null ? '–' : numbers.average(fullTime)),
    },
  ];
  return (
    <Card flush>
      <Table
        caption={t('planning.week.caption', { date: formatDate(week.from) })}
        columns={columns}
        rows={week.rooms}
        rowKey={({ id }) => id}
        tight
      />
    </Card>
  );
}

/** What the figures mean, and which days are closed. */
function WeekNotes({ week }: { week: PlannedWeek }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const closed = week.days.filter(({ opens, closure }) => opens !== null && closure !== null);
  return (
    <div className="flex flex-col gap-1 text-ink-soft text-sm">
      {closed.map(({ date, closure }) => (
        <p key={date}>{t('planning.week.closedOn', { date: formatDate(date, 'long'), reason: closure ?? '' })}</p>
      ))}
      {week.fullTime !== null && (
        <p className="text-ink">{t('planning.fullTime.house', { value: numbers.average(week.fullTime) })}</p>
      )}
      <p>{t('planning.fullTime.text')}</p>
      <p>{t('planning.week.text')}</p>
    </div>
  );
}
