import type { FieldErrors, UseFormGetValues, UseFormRegister } from 'react-hook-form';
import { FIELDS_OF, type NoticeKind, type NoticeValues } from '#web/domains/notices/rules.ts';
import { centerNow, dayAfter } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';

type NoticeFieldsProps = {
  kind: NoticeKind;
  name: string;
  /** The child is at the center now: absent at the earliest tomorrow. */
  isHere: boolean;
  register: UseFormRegister<NoticeValues>;
  getValues: UseFormGetValues<NoticeValues>;
  errors: FieldErrors<NoticeValues>;
};

/** What the kind asks for: its days, a time, a person, a few words. */
export function NoticeFields({ kind, name, isHere, register, getValues, errors }: NoticeFieldsProps) {
  const { t } = useTranslation();
  const { range, time, person } = FIELDS_OF[kind];
  const today = centerNow().date;
  const first = kind === 'absence' && isHere ? dayAfter(today, 1) : today;
  const filled = (text: string) => (value: string) => value.trim() !== '' || text;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={range ? t('common.from') : t('common.day')}
        required
        error={errors.from?.message}
        className={range || time ? '' : 'sm:col-span-2'}
      >
        <DateInput
          min={first}
          {...register('from', {
            required: t('common.pleaseChooseADay'),
            validate: (from) =>
              from < today
                ? t('familyDayDetails.tell.pastDate')
                : from >= first || t('familyDayDetails.tell.hereToday', { name }),
          })}
        />
      </Field>
      {range && (
        <Field label={t('common.until')} optionalLabel={t('common.optional')} error={errors.to?.message}>
          <DateInput
            min={first}
            {...register('to', {
              validate: (to) => to === '' || to >= getValues('from') || t('common.lastDayBeforeFirst'),
            })}
          />
        </Field>
      )}
      {time && (
        <Field
          label={kind === 'pickup' ? t('familyDayDetails.tell.pickupTime') : t('familyDayDetails.tell.arrival')}
          required
          error={errors.time?.message}
          className={range ? 'sm:col-span-2' : ''}
        >
          <TimeInput {...register('time', { required: t('familyDayDetails.tell.timeRequired') })} />
        </Field>
      )}
      {person && (
        <Field
          label={t('familyDayDetails.tell.person', { name })}
          required
          error={errors.person?.message}
          className="sm:col-span-2"
        >
          <TextInput
            autoComplete="off"
            placeholder={t('familyDayDetails.tell.personPlaceholder')}
            {...register('person', { validate: filled(t('familyDayDetails.tell.personRequired')) })}
          />
        </Field>
      )}
      <Field
        label={kind === 'note' ? t('familyDayDetails.tell.noteText') : t('familyDayDetails.tell.text')}
        {...(kind === 'note' ? { required: true } : { optionalLabel: t('common.optional') })}
        error={errors.text?.message}
        className="sm:col-span-2"
      >
        <TextArea
          minRows={2}
          maxLength={1000}
          placeholder={t(`familyDayDetails.tell.textPlaceholder.${kind}`)}
          {...register('text', {
            ...(kind === 'note' && { validate: filled(t('familyDayDetails.tell.textRequired')) }),
          })}
        />
      </Field>
    </div>
  );
}
