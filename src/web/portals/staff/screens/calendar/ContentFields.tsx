import { useFormContext, useWatch } from 'react-hook-form';
import { TYPES, typeOf } from '../../../../domains/events/rules.ts';
import { useEventWords } from '../../../../domains/events/useEventWords.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { DateInput } from '../../../../ui/DateInput.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { TimeInput } from '../../../../ui/TimeInput.tsx';
import { type EventValues, movedEnd } from './values.ts';

/** What an event is, when and where. */
export function ContentFields() {
  const { t } = useTranslation();
  const words = useEventWords();
  const {
    register,
    control,
    getValues,
    setValue,
    formState: { errors },
  } = useFormContext<EventValues>();
  const [allDay, type] = useWatch({ control, name: ['allDay', 'type'] });
  const date = register('date', { required: t('planning.fields.dateRequired') });
  const known = TYPES.map((value) => ({ value: value as string, label: words.type(value) }));
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_12rem] sm:gap-4">
        <Field label={t('planning.fields.title')} required error={errors.title?.message}>
          <TextInput
            maxLength={120}
            {...register('title', { validate: (title) => title.trim() !== '' || t('planning.fields.titleRequired') })}
          />
        </Field>
        <Field label={t('planning.fields.type')} error={errors.type?.message}>
          <Select {...register('type')} options={typeOf(type) ? known : [...known, { value: type, label: type }]} />
        </Field>
      </div>
      <Switch label={t('planning.fields.allDay')} {...register('allDay')} />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Field label={t('planning.fields.date')} required error={errors.date?.message}>
          <DateInput
            {...date}
            onChange={(event) => {
              setValue('endDate', movedEnd(getValues('date'), event.target.value, getValues('endDate')));
              void date.onChange(event);
            }}
          />
        </Field>
        {!allDay && (
          <Field label={t('planning.fields.time')} required error={errors.time?.message} className="lg:order-0">
            <TimeInput {...register('time', { required: t('planning.fields.timeRequired') })} />
          </Field>
        )}
        <Field label={t('planning.fields.endDate')} error={errors.endDate?.message}>
          <DateInput {...register('endDate')} />
        </Field>
        {!allDay && (
          <Field label={t('planning.fields.endTime')} error={errors.endTime?.message}>
            <TimeInput {...register('endTime')} />
          </Field>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field
          label={t('planning.fields.location')}
          optionalLabel={t('calendar.optional')}
          error={errors.location?.message}
        >
          <TextInput maxLength={200} {...register('location')} />
        </Field>
        <Field
          label={t('planning.fields.participants')}
          optionalLabel={t('calendar.optional')}
          error={errors.participants?.message}
        >
          <TextInput maxLength={200} {...register('participants')} />
        </Field>
      </div>
      <Field
        label={t('planning.fields.description')}
        optionalLabel={t('calendar.optional')}
        error={errors.description?.message}
      >
        <TextArea maxLength={2000} {...register('description')} />
      </Field>
    </>
  );
}
