import { LONGEST_PERIOD_DAYS } from '#contract/analytics-choices.ts';
import { ROOM_FILTERS } from '#contract/center-room-filters.ts';
import { PERIODS } from '#web/domains/analytics/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import type { Period } from './usePeriod.ts';

export function ReportsToolbar({ period }: { period: Period }) {
  const { t } = useTranslation();
  const { choice, room, days, problem } = period;
  const errorOf = (field: 'from' | 'to') => {
    if (problem === 'incomplete') return days[field] === '' ? t('analytics.problems.incomplete') : undefined;
    if (problem === 'reversed') return field === 'from' ? t('analytics.problems.reversed') : undefined;
    return problem === 'long' && field === 'to'
      ? t('analytics.problems.long', { days: LONGEST_PERIOD_DAYS })
      : undefined;
  };
  return (
    <div data-screen-only className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
        <SegmentedControl
          label={t('analytics.period')}
          options={PERIODS.map((value) => ({ value, label: t(`analytics.periods.${value}`) }))}
          value={choice}
          onChange={period.choosePeriod}
          className="max-sm:[&_label]:px-2"
        />
        <FilterChips
          label={t('children.filters.label')}
          options={ROOM_FILTERS.map((value) => ({ value, label: t(`children.filters.${value}`) }))}
          value={room}
          onChange={period.chooseRoom}
        />
      </div>
      {choice === 'custom' && (
        <div className="grid grid-cols-2 gap-3 sm:max-w-md">
          <Field label={t('analytics.from')} error={errorOf('from')}>
            <DateInput
              value={days.from}
              max={period.today}
              onChange={(event) => period.chooseDays({ from: event.target.value })}
            />
          </Field>
          <Field label={t('analytics.to')} error={errorOf('to')}>
            <DateInput
              value={days.to}
              max={period.today}
              onChange={(event) => period.chooseDays({ to: event.target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
