import type { FieldErrors, UseFormGetValues, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FIELDS_OF, type NoticeKind, type NoticeValues } from '../../../../../domains/notices/rules.ts';
import { centerNow } from '../../../../../lib/time.ts';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { TextArea } from '../../../../../ui/TextArea.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import { TimeInput } from '../../../../../ui/TimeInput.tsx';

type NoticeFieldsProps = {
  kind: NoticeKind;
  name: string;
  register: UseFormRegister<NoticeValues>;
  getValues: UseFormGetValues<NoticeValues>;
  errors: FieldErrors<NoticeValues>;
};

/** What the kind asks for: its days, a time, a person, a few words. */
export function NoticeFields({ kind, name, register, getValues, errors }: NoticeFieldsProps) {
  const { t } = useTranslation();
  const { range, time, person } = FIELDS_OF[kind];
  const today = centerNow().date;
  const filled = (text: string) => (value: string) => value.trim() !== '' || text;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={range ? t('portal.tell.from') : t('portal.tell.day')}
        required
        error={errors.from?.message}
        className={range || time ? '' : 'sm:col-span-2'}
      >
        <DateInput
          min={today}
          {...register('from', {
            required: t('portal.tell.dateRequired'),
            validate: (from) => from >= today || t('portal.tell.pastDate'),
          })}
        />
      </Field>
      {range && (
        <Field label={t('portal.tell.to')} optionalLabel={t('portal.tell.optional')} error={errors.to?.message}>
          <DateInput
            min={today}
            {...register('to', {
              validate: (to) => to === '' || to >= getValues('from') || t('portal.tell.endsBefore'),
            })}
          />
        </Field>
      )}
      {time && (
        <Field
          label={kind === 'pickup' ? t('portal.tell.pickupTime') : t('portal.tell.arrival')}
          required
          error={errors.time?.message}
        >
          <TimeInput {...register('time', { required: t('portal.tell.timeRequired') })} />
        </Field>
      )}
      {person && (
        <Field
          label={t('portal.tell.person', { name })}
          required
          error={errors.person?.message}
          className="sm:col-span-2"
        >
          <TextInput
            autoComplete="off"
            placeholder={t('portal.tell.personPlaceholder')}
            {...register('person', { validate: filled(t('portal.tell.personRequired')) })}
          />
        </Field>
      )}
      <Field
        label={kind === 'note' ? t('portal.tell.noteText') : t('portal.tell.text')}
        {...(kind === 'note' ? { required: true } : { optionalLabel: t('portal.tell.optional') })}
        error={errors.text?.message}
        className="sm:col-span-2"
      >
        <TextArea
          minRows={2}
          maxLength={1000}
          placeholder={t(`portal.tell.textPlaceholder.${kind}`)}
          {...register('text', {
            ...(kind === 'note' && { validate: filled(t('portal.tell.textRequired')) }),
          })}
        />
      </Field>
    </div>
  );
}
