import { clsx } from 'clsx';
import { placeOn, type RotaRoomDay, runsOf, type Times, timeOf } from '#web/domains/rota/rules.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

type RibbonBarProps = { day: RotaRoomDay; axis: Times; label: string; onPress(): void };

/** Of the whole ribbon, in percent: a number has its place in what is wider. */
const NUMBERED = 8;

/** So many shortages are told below a ribbon; the others stand behind it. */
const MOST_TOLD = 2;

/** Under the shifts of a room's day: where too few are planned, striped and with their number. Pressed, it shows the quarter hours. */
export function RibbonBar({ day, axis, label, onPress }: RibbonBarProps) {
  const { t } = useTranslation();
  const told = day.short.slice(0, MOST_TOLD);
  const rest = day.short.length - told.length;
  const styleOf = (times: Times) => {
    const { start, width } = placeOn(axis, times);
    return { insetInlineStart: `${start}%`, width: `${width}%` };
  };
  const isNeeded = day.ribbon.needed.some((needed) => needed > 0);
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 w-full flex-col gap-1 rounded-sm text-start hover:bg-sunken"
    >
      <span className="sr-only">{label}</span>
      <span
        aria-hidden="true"
        className="relative block h-4 w-full overflow-hidden rounded-xs bg-sunken forced-colors:border"
      >
        {runsOf(day.ribbon).map((run) => (
          <span key={run.fromMinute} className={clsx(part, run.needed > 0 && 'bg-success-soft')} style={styleOf(run)} />
        ))}
        {day.short.map((one) => (
          <span key={one.fromMinute} className={clsx(part, short)} style={styleOf(one)}>
            {placeOn(axis, one).width > NUMBERED && <span className="rounded-xs bg-surface px-0.5">−{one.by}</span>}
          </span>
        ))}
      </span>
      <span className={clsx('block text-xs', told.length > 0 ? 'font-medium text-attention-ink' : 'text-ink-soft')}>
        {told.length === 0
          ? t(isNeeded ? 'rota.ribbon.enough' : 'rota.ribbon.none')
          : told.map((one) => (
              <span key={one.fromMinute} className="block">
                {t('rota.ribbon.short', {
                  from: formatTime(timeOf(one.fromMinute)),
                  to: formatTime(timeOf(one.toMinute)),
                  by: one.by,
                })}
              </span>
            ))}
        {rest > 0 && t('rota.ribbon.more', { count: rest })}
      </span>
    </button>
  );
}

const part = 'absolute inset-y-0 grid place-content-center font-bold text-[0.6875rem] leading-none tabular-nums';

const short = clsx(
  'bg-attention-soft text-attention-ink',
  'bg-[repeating-linear-gradient(135deg,var(--attention)_0_2px,transparent_2px_6px)]',
);
