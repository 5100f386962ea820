import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';

type WeekdayBoxesProps = {
  label: string;
  /** '135' for Monday, Wednesday and Friday. */
  value: string;
  onChange(value: string): void;
};

const DAYS = ['1', '2', '3', '4', '5', '6', '7'];

/** Days of the week to choose from, all in one row. */
export function WeekdayBoxes({ label, value, onChange }: WeekdayBoxesProps) {
  const weekday = useWeekdayNames();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {DAYS.map((day) => (
        <label key={day} className={box}>
          <input
            type="checkbox"
            aria-label={weekday(Number(day))}
            checked={value.includes(day)}
            onChange={() => onChange(DAYS.filter((one) => value.includes(one) !== (one === day)).join(''))}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span aria-hidden="true">{weekday(Number(day), 'short')}</span>
        </label>
      ))}
    </fieldset>
  );
}

const box =
  'relative grid min-h-11 min-w-14 cursor-pointer select-none place-content-center rounded-md border border-line-strong/50 bg-surface px-3 font-medium text-sm transition-colors hover:border-line-strong has-checked:border-action has-checked:bg-action has-checked:text-action-ink has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]';
