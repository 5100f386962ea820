import type { FieldErrors, UseFormGetValues, UseFormRegister } from 'react-hook-form';
import { FIELDS_OF, type NoticeKind, type NoticeValues } from '../../../../../domains/notices/rules.ts';
import { centerNow } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
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
        label={range ? t('portalMore.tell.from') : t('portalMore.tell.day')}
        required
        error={errors.from?.message}
        className={range || time ? '' : 'sm:col-span-2'}
      >
        <DateInput
          min={today}
          {...register('from', {
            required: t('portalMore.tell.dateRequired'),
            validate: (from) => from >= today || t('portalMore.tell.pastDate'),
          })}
        />
      </Field>
      {range && (
        <Field label={t('portalMore.tell.to')} optionalLabel={t('portalMore.tell.optional')} error={errors.to?.message}>
          <DateInput
            min={today}
            {...register('to', {
              validate: (to) => to === '' || to >= getValues('from') || t('portalMore.tell.endsBefore'),
            })}
          />
        </Field>
      )}
      {time && (
        <Field
          label={kind === 'pickup' ? t('portalMore.tell.pickupTime') : t('portalMore.tell.arrival')}
          required
          error={errors.time?.message}
          className={range ? 'sm:col-span-2' : ''}
        >
          <TimeInput {...register('time', { required: t('portalMore.tell.timeRequired') })} />
        </Field>
      )}
      {person && (
        <Field
          label={t('portalMore.tell.person', { name })}
          required
          error={errors.person?.message}
          className="sm:col-span-2"
        >
          <TextInput
            autoComplete="off"
            placeholder={t('portalMore.tell.personPlaceholder')}
            {...register('person', { validate: filled(t('portalMore.tell.personRequired')) })}
          />
        </Field>
      )}
      <Field
        label={kind === 'note' ? t('portalMore.tell.noteText') : t('portalMore.tell.text')}
        {...(kind === 'note' ? { required: true } : { optionalLabel: t('portalMore.tell.optional') })}
        error={errors.text?.message}
        className="sm:col-span-2"
      >
        <TextArea
          minRows={2}
          maxLength={1000}
          placeholder={t(`portalMore.tell.textPlaceholder.${kind}`)}
          {...register('text', {
            ...(kind === 'note' && { validate: filled(t('portalMore.tell.textRequired')) }),
          })}
        />
      </Field>
    </div>
  );
}
