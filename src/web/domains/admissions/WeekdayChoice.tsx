import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';

type WeekdayChoiceProps = {
  weekdays: readonly number[];
  onChange(weekdays: number[]): void;
  error: string | undefined;
};

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** On which days of the week a place is wished for. */
export function WeekdayChoice({ weekdays, onChange, error }: WeekdayChoiceProps) {
  const { t } = useTranslation();
  const weekday = useWeekdayNames();
  const toggle = (day: number) =>
    onChange(weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day]);
  return (
    <Field group label={t('admissionsJoin.weekdays')} required error={error}>
      <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-4">
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            label={weekday(day)}
            checked={weekdays.includes(day)}
            onChange={() => toggle(day)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
    </Field>
  );
}
