import { clsx } from 'clsx';
import { type FamilyDays, type ShownDay, shownOf } from '#web/domains/bookings/rules.ts';
import type { Days } from '#web/domains/events/days.ts';
import { MonthTable } from '#web/domains/events/MonthTable.tsx';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';

type BookingMonthProps = {
  /** Undefined while it loads. */
  data: FamilyDays | undefined;
  /** The weeks of the month. */
  days: Days;
  /** The day that is chosen; its month is the one shown. */
  date: string;
  onDate(date: string): void;
};

/** A sign of its own for each state, so that colour never speaks alone; states without one leave the field empty. */
const SIGNS: Readonly<Partial<Record<ShownDay, { sign: string; tone: string }>>> = {
  booked: { sign: '●', tone: 'text-success-ink' },
  came: { sign: '✓', tone: 'text-ink-soft' },
  requested: { sign: '?', tone: 'text-info-ink' },
  absent: { sign: '–', tone: 'text-highlight-ink' },
};
const EXPLAINED = ['booked', 'requested', 'absent', 'came'] as const;

/** A month with the state of each child on each day; what can be done on the chosen one stands beside. */
export function BookingMonth({ data, days, date, onDate }: BookingMonthProps) {
  const { t } = useTranslation();
  return (
    <div>
      <MonthTable
        days={days}
        date={date}
        onDate={onDate}
        cell={(day) => <BookingDay key={day} data={data} date={day} chosen={date} onDate={onDate} />}
      />
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
        {EXPLAINED.map((state) => (
          <span key={state}>
            <span aria-hidden="true" className={clsx('font-semibold', SIGNS[state]?.tone)}>
              {SIGNS[state]?.sign}
            </span>{' '}
            {t(`bookingsFamily.states.${state}`)}
          </span>
        ))}
      </p>
    </div>
  );
}

type BookingDayProps = {
  data: FamilyDays | undefined;
  date: string;
  chosen: string;
  onDate(date: string): void;
};

function BookingDay({ data, date, chosen, onDate }: BookingDayProps) {
  const { t, i18n } = useTranslation();
  const today = useCenterToday();
  const enrolled = (data?.children ?? []).flatMap(({ id, firstName, days }) => {
    const day = days.find((one) => one.date === date);
    const state = day && shownOf(day);
    return state === undefined || state === 'not-enrolled' ? [] : [{ id, firstName, state }];
  });
  const isClosed = enrolled.length > 0 && enrolled.every(({ state }) => state === 'closed');
  const told = enrolled.map(({ firstName: name, state }) =>
    t('bookingsFamily.childState', { name, state: t(`bookingsFamily.states.${state}`) }),
  );
  const list = new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' }).format(told);
  const isChosen = date === chosen;
  return (
    <td
      className={clsx(
        'h-16 border-line border-t p-0 align-top not-first:border-s md:h-20',
        isClosed && 'bg-sunken',
        isChosen && 'bg-action-soft!',
      )}
    >
      <button
        type="button"
        data-day={date}
        tabIndex={isChosen ? 0 : -1}
        aria-label={[formatDate(date, 'full'), list].filter(Boolean).join(': ')}
        aria-pressed={isChosen}
        aria-current={date === today ? 'date' : undefined}
        className={clsx(
          'flex size-full min-h-16 flex-col items-center gap-0.5 pt-1 text-sm outline-offset-[-3px]',
          date.slice(0, 7) !== chosen.slice(0, 7) && 'text-ink-soft',
        )}
        onClick={() => onDate(date)}
      >
        <span
          className={clsx(
            'grid size-7 place-content-center rounded-full tabular-nums',
            date === today && 'bg-action font-semibold text-action-ink',
          )}
        >
          {Number(date.slice(8))}
        </span>
        <span aria-hidden="true" className="flex flex-wrap justify-center gap-x-1 leading-tight">
          {enrolled.map(({ id, firstName, state }) => {
            const shown = SIGNS[state];
            return (
              shown && (
                <span key={id} className={clsx('font-semibold', shown.tone)}>
                  {enrolled.length > 1 && (
                    <Private>
                      <Sign of={firstName.slice(0, 1)} />
                    </Private>
                  )}
                  <Sign of={shown.sign} />
                </span>
              )
            );
          })}
        </span>
      </button>
    </td>
  );
}

/** Drawn and not said: the name of the day says it in words, and speech control compares it with the text that is shown. */
const Sign = ({ of }: { of: string }) => <span data-sign={of} className="before:content-[attr(data-sign)]" />;
