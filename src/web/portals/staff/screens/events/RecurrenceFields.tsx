import { Repeat } from 'lucide-react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { UNITS } from '#contract/events-choices.ts';
import { weekdayOf } from '#web/domains/events/days.ts';
import type { Recurrence } from '#web/domains/events/rules.ts';
import { useRecurrenceText } from '#web/domains/events/useRecurrenceText.ts';
import { useWeekStart } from '#web/domains/events/useWeekStart.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { type EventValues, recurrenceIn } from './values.ts';

/** How an event recurs, and what that comes to in plain words. */
export function RecurrenceFields() {
  const { t } = useTranslation();
  const recurrenceText = useRecurrenceText();
  const { register, control, formState } = useFormContext<EventValues>();
  const { errors } = formState;
  const values = useWatch({ control }) as EventValues;
  const recurrence = recurrenceIn(values);
  const { unit, ends, date } = values;
  return (
    <fieldset className="flex flex-col gap-4 rounded-md border border-line p-4">
      <legend className="sr-only">{t('eventsPlanning.recurrence.legend')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('eventsPlanning.recurrence.legend')}>
          <Select
            {...register('unit')}
            options={[
              { value: 'none', label: t('eventsPlanning.recurrence.none') },
              ...UNITS.map((value) => ({ value, label: t(`eventsPlanning.recurrence.units.${value}`) })),
            ]}
          />
        </Field>
        {unit !== 'none' && (
          <Field label={t(`eventsPlanning.recurrence.interval.${unit}`)} error={errors.interval?.message}>
            <TextInput type="number" inputMode="numeric" min={1} max={99} {...register('interval')} />
          </Field>
        )}
      </div>
      {unit === 'week' && <Weekdays date={date} />}
      {unit === 'month' && date && (
        <Field label={t('eventsPlanning.recurrence.monthlyBy')}>
          <Select
            {...register('monthlyBy')}
            options={(['day', 'weekday'] as const).map((monthlyBy) => ({
              value: monthlyBy,
              label: recurrenceText(date, { ...ONCE_A_MONTH, monthlyBy }),
            }))}
          />
        </Field>
      )}
      {unit !== 'none' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('eventsPlanning.recurrence.ends')}>
            <Select
              {...register('ends')}
              options={(['never', 'until', 'count'] as const).map((value) => ({
                value,
                label: t(`eventsPlanning.recurrence.endings.${value}`),
              }))}
            />
          </Field>
          {ends === 'until' && (
            <Field label={t('eventsPlanning.recurrence.until')} required error={errors.until?.message}>
              <DateInput min={date} {...register('until', { required: t('common.pleaseChooseADay') })} />
            </Field>
          )}
          {ends === 'count' && (
            <Field label={t('eventsPlanning.recurrence.count')} error={errors.count?.message}>
              <TextInput type="number" inputMode="numeric" min={1} max={730} {...register('count')} />
            </Field>
          )}
        </div>
      )}
      {unit !== 'none' && <Switch label={t('events.recurrence.skipsClosed')} {...register('skipsClosed')} />}
      {recurrence && date && (
        <p aria-live="polite" className="flex gap-2 rounded-sm bg-action-soft px-3 py-2 text-action-soft-ink">
          <Repeat className="mt-0.5 size-4.5 shrink-0" />
          {recurrenceText(date, recurrence)}
        </p>
      )}
    </fieldset>
  );
}

const ONCE_A_MONTH: Omit<Recurrence, 'monthlyBy'> = {
  unit: 'month',
  interval: 1,
  weekdays: [],
  until: null,
  count: null,
  skipsClosed: false,
};

function Weekdays({ date }: { date: string }) {
  const { t } = useTranslation();
  const weekdayName = useWeekdayNames();
  const start = useWeekStart();
  const { control } = useFormContext<EventValues>();
  const weekdays = Array.from({ length: 7 }, (_, day) => ((start - 1 + day) % 7) + 1);
  return (
    <Controller
      control={control}
      name="weekdays"
      render={({ field: { value, onChange } }) => {
        const chosen = value.length > 0 ? value : date ? [String(weekdayOf(date))] : [];
        const toggle = (date: string) =>
          onChange(chosen.includes(date) ? chosen.filter((one) => one !== date) : [...chosen, date]);
        return (
          <Field label={t('eventsPlanning.recurrence.weekdays')} group>
            <div className="flex flex-wrap gap-2">
              {weekdays.map(String).map((day) => (
                <label key={day} className={weekdayLook}>
                  <input
                    type="checkbox"
                    className="sr-only"
                    checked={chosen.includes(day)}
                    onChange={() => toggle(day)}
                    aria-label={weekdayName(Number(day))}
                  />
                  <span aria-hidden="true">{weekdayName(Number(day), 'short')}</span>
                </label>
              ))}
            </div>
          </Field>
        );
      }}
    />
  );
}

const weekdayLook =
  'relative grid min-h-11 min-w-12 cursor-pointer place-content-center rounded-md border border-line-strong px-2 font-medium text-sm has-checked:border-action has-checked:bg-action has-checked:text-action-ink has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2';
