import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { CenterSettings } from '#web/domains/center/rules.ts';
import { centerSettings, setHours } from '#web/domains/center/settings-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { daysIn, type HoursValues, hoursValuesOf, WEEKDAYS, type Weekday } from './hours.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './parts.ts';
import { type PartEdit, usePartEdit } from './usePartEdit.ts';

type Hours = CenterSettings['hours'];

/** When the center opens and closes, by weekday. */
export function HoursPart({ row, onUnsaved }: PartProps<Hours>) {
  const { t } = useTranslation();
  const weekdayName = useWeekdayNames();
  const { mutateAsync } = useMutation(setHours);
  const edit = usePartEdit<Hours, HoursValues>({
    name: 'hours',
    row,
    valuesOf: ({ days }) => hoursValuesOf(days),
    readNewest: async (read) => (await read(centerSettings)).hours,
    send: (values, version) => mutateAsync({ body: { days: daysIn(values), version } }),
    fields: [],
    onUnsaved,
  });
  const { errors } = edit.form.formState;
  const labels = Object.fromEntries(
    WEEKDAYS.flatMap((weekday) => {
      const day = weekdayName(weekday);
      return [
        [`open${weekday}`, t('centerSettings.hours.isOpen', { day })],
        [`opens${weekday}`, t('centerSettings.hours.opensOn', { day })],
        [`closes${weekday}`, t('centerSettings.hours.closesOn', { day })],
      ];
    }),
  ) as Record<keyof HoursValues, string>;
  return (
    <PartForm name="hours" edit={edit} labels={labels}>
      <ul className="flex flex-col divide-y divide-line">
        {WEEKDAYS.map((weekday) => (
          <li key={weekday}>
            <Day weekday={weekday} name={weekdayName(weekday)} form={edit.form} errors={errors} />
          </li>
        ))}
      </ul>
    </PartForm>
  );
}

type Form = PartEdit<HoursValues>['form'];
/** The errors by themselves: the form is the same object when they change. */
type DayProps = { weekday: Weekday; name: string; form: Form; errors: Form['formState']['errors'] };

function Day({ weekday, name, form: { control, register, getValues }, errors }: DayProps) {
  const { t } = useTranslation();
  const isOpen = useWatch({ control, name: `open${weekday}` });
  return (
    <fieldset className="grid items-start gap-x-4 py-2 sm:grid-cols-[11rem_1fr]">
      <legend className="sr-only">{name}</legend>
      <Checkbox
        className="sm:pt-0.5"
        label={<span className="inline-block first-letter:uppercase">{name}</span>}
        aria-label={t('centerSettings.hours.isOpen', { day: name })}
        {...register(`open${weekday}`)}
      />
      {isOpen ? (
        <div className="grid grid-cols-2 gap-3 pb-2 sm:max-w-sm sm:pb-0">
          <Field
            label={t('centerSettings.hours.opensOn', { day: name })}
            hideLabel
            error={errors[`opens${weekday}`]?.message}
          >
            <TimeInput
              {...register(`opens${weekday}`, {
                validate: (time, values) =>
                  !values[`open${weekday}`] || time !== '' || t('centerSettings.hours.needed'),
              })}
            />
          </Field>
          <Field
            label={t('centerSettings.hours.closesOn', { day: name })}
            hideLabel
            error={errors[`closes${weekday}`]?.message}
          >
            <TimeInput
              {...register(`closes${weekday}`, {
                validate: (time) => {
                  if (!getValues(`open${weekday}`)) return true;
                  if (time === '') return t('centerSettings.hours.needed');
                  return time > getValues(`opens${weekday}`) || t('centerSettings.hours.order');
                },
              })}
            />
          </Field>
        </div>
      ) : (
        <p className="py-2.5 text-ink-soft max-sm:hidden">{t('centerSettings.hours.closed')}</p>
      )}
    </fieldset>
  );
}
