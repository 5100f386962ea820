import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { CenterSettings } from '../../../../../domains/center/rules.ts';
import { centerSettings, setHours } from '../../../../../domains/center/settings-queries.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Checkbox } from '../../../../../ui/Checkbox.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { TimeInput } from '../../../../../ui/TimeInput.tsx';
import { daysIn, type HoursValues, hoursValuesOf, WEEKDAYS, type Weekday } from './hours.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './parts.ts';
import { type PartEdit, usePartEdit } from './usePartEdit.ts';
import { useWeekdayName } from './useWeekdayName.ts';

type Hours = CenterSettings['hours'];

/** When the center opens and closes, by weekday. */
export function HoursPart({ row, onUnsaved }: PartProps<Hours>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const weekdayName = useWeekdayName();
  const { mutateAsync } = useMutation(setHours);
  const edit = usePartEdit<Hours, HoursValues>({
    name: 'hours',
    row,
    valuesOf: ({ days }) => hoursValuesOf(days),
    readNewest: async () => (await client.fetchQuery({ ...centerSettings, staleTime: 0 })).hours,
    send: (values, version) => mutateAsync({ body: { days: daysIn(values), version } }),
    sentAs: {},
    onUnsaved,
  });
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
            <Day weekday={weekday} name={weekdayName(weekday)} form={edit.form} />
          </li>
        ))}
      </ul>
    </PartForm>
  );
}

type DayProps = { weekday: Weekday; name: string; form: PartEdit<HoursValues>['form'] };

function Day({ weekday, name, form }: DayProps) {
  const { t } = useTranslation();
  const { control, register, getValues, formState } = form;
  const { errors } = formState;
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
