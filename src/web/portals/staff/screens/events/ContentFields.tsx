import { useFormContext, useWatch } from 'react-hook-form';
import { TYPES, typeOf } from '#web/domains/events/rules.ts';
import { useEventText } from '#web/domains/events/useEventText.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { type EventValues, movedEnd } from './values.ts';

/** What an event is, when and where. */
export function ContentFields() {
  const { t } = useTranslation();
  const text = useEventText();
  const { register, control, getValues, setValue, formState } = useFormContext<EventValues>();
  const { errors } = formState;
  const [allDay, type] = useWatch({ control, name: ['allDay', 'type'] });
  const date = register('date', { required: t('common.pleaseChooseADay') });
  const known = TYPES.map((value) => ({ value: value as string, label: text.type(value) }));
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_12rem] sm:gap-4">
        <Field label={t('common.title')} required error={errors.title?.message}>
          <TextInput
            maxLength={120}
            {...register('title', {
              validate: (title) => title.trim() !== '' || t('eventsPlanning.fields.titleRequired'),
            })}
          />
        </Field>
        <Field label={t('eventsPlanning.fields.type')} error={errors.type?.message}>
          <Select {...register('type')} options={typeOf(type) ? known : [...known, { value: type, label: type }]} />
        </Field>
      </div>
      <Switch label={t('common.allDay')} {...register('allDay')} />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Field label={t('common.day')} required error={errors.date?.message}>
          <DateInput
            {...date}
            onChange={(event) => {
              setValue('endDate', movedEnd(getValues('date'), event.target.value, getValues('endDate')));
              void date.onChange(event);
            }}
          />
        </Field>
        {!allDay && (
          <Field label={t('eventsPlanning.fields.time')} required error={errors.time?.message} className="lg:order-0">
            <TimeInput {...register('time', { required: t('eventsPlanning.fields.timeRequired') })} />
          </Field>
        )}
        <Field label={t('common.lastDay')} error={errors.endDate?.message}>
          <DateInput {...register('endDate')} />
        </Field>
        {!allDay && (
          <Field label={t('eventsPlanning.fields.endTime')} error={errors.endTime?.message}>
            <TimeInput {...register('endTime')} />
          </Field>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field
          label={t('eventsPlanning.fields.location')}
          optionalLabel={t('common.optional')}
          error={errors.location?.message}
        >
          <TextInput maxLength={200} {...register('location')} />
        </Field>
        <Field
          label={t('eventsPlanning.fields.participants')}
          optionalLabel={t('common.optional')}
          error={errors.participants?.message}
        >
          <TextInput maxLength={200} {...register('participants')} />
        </Field>
      </div>
      <Field
        label={t('eventsPlanning.fields.description')}
        optionalLabel={t('common.optional')}
        error={errors.description?.message}
      >
        <TextArea maxLength={2000} {...register('description')} />
      </Field>
    </>
  );
}
