import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { planningForecast } from '#web/domains/planning/queries.ts';
import type { Forecast, ForecastRoom } from '#web/domains/planning/rules.ts';
import { formatDate, formatMonth } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useNumbers } from '#web/portals/staff/screens/analytics/useNumbers.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { ForecastChanges } from './ForecastChanges.tsx';
import { ForecastFigure } from './ForecastFigure.tsx';

const FigureDialog = lazyDialog(() => import('./FigureDialog.tsx'));

interface Figure {
  readonly room: ForecastRoom;
  /** Counted from 0. */
  readonly month: number;
}

/** Twelve months by room, and what changes in them (planning-3). */
export default function ForecastPart() {
  const { t } = useTranslation();
  const read = useQuery(planningForecast);
  const looking = useDialog<Figure>();
  return (
    <Loaded
      query={read}
      failed={t('planning.failed')}
      skeleton={<SkeletonText label={t('planning.forecast.loading')} lines={8} />}
    >
      {(forecast) =>
        forecast.rooms.length === 0 ? (
          <EmptyState icon={<CalendarOff />} title={t('planning.noRooms')}>
            {t('planning.noRoomsText')}
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-6">
            <div className="flex flex-col gap-3">
              <Months forecast={forecast} onLook={looking.open} />
              <HouseByMonth forecast={forecast} />
              <div className="flex flex-col gap-1 text-ink-soft text-sm">
                <p>{t('planning.forecast.text', { from: formatDate(forecast.from) })}</p>
                <p>{t('planning.fullTime.text')}</p>
              </div>
            </div>
            <Section title={t('planning.changes.title')} description={t('planning.changes.text')}>
              <ForecastChanges forecast={forecast} />
            </Section>
            {looking.show(({ room, month }, opened) => (
              <FigureDialog forecast={forecast} room={room} month={month} {...opened} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

function Months({ forecast, onLook }: { forecast: Forecast; onLook(figure: Figure): void }) {
  const { t } = useTranslation();
  const columns: Column<ForecastRoom>[] = [
    {
      key: 'room',
      header: t('common.room'),
      title: true,
      className: 'sm:min-w-28',
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    },
    ...forecast.months.map(
      ({ month }, place): Column<ForecastRoom> => ({
        key: month,
        header: formatMonth(month.slice(0, 7)),
        className: 'sm:px-1!',
        cell: (room) => (
          <ForecastFigure room={room} month={month} place={place} onPress={() => onLook({ room, month: place })} />
        ),
      }),
    ),
  ];
  return (
    <Card flush>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={t('planning.forecast.caption')}
        className="sm:overflow-x-auto [&_thead_th]:whitespace-normal sm:[&_thead_th]:min-w-22"
      >
        <Table
          caption={t('planning.forecast.caption')}
          columns={columns}
          rows={forecast.rooms}
          rowKey={({ id }) => id}
        />
      </section>
    </Card>
  );
}

/** The occupancy of the whole house, month by month. */
function HouseByMonth({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <details className="rounded-md border border-line bg-surface px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-action">
        {t('planning.forecast.house')}
      </summary>
      <ul className="grid gap-x-6 gap-y-2 pb-4 sm:grid-cols-2 lg:grid-cols-3">
        {forecast.months.map(({ month, children, fullTime }) => (
          <li key={month} className="flex flex-wrap justify-between gap-x-4">
            <span>{formatMonth(month.slice(0, 7))}</span>
            <span className="text-ink-soft tabular-nums">
              {t('planning.forecast.childrenAndFullTime', {
                count: children,
                fullTime: fullTime === null ? '–' : numbers.average(fullTime),
              })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
