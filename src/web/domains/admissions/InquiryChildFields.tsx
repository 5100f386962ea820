import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ChildValues } from './rules.ts';
import { WeekdayChoice } from './WeekdayChoice.tsx';

type InquiryChildFieldsProps = {
  values: ChildValues;
  /** The server's words, by field. */
  refused(field: string): string | undefined;
  /** The center's day. */
  today: string;
  onChange(change: Partial<ChildValues>): void;
};

/** A child, born or expected, and what is wished for it. */
export function InquiryChildFields({ values, refused, today, onChange }: InquiryChildFieldsProps) {
  const { t } = useTranslation();
  const { isBorn, weekdays } = values;
  const optional = isBorn ? {} : { optionalLabel: t('common.optional') };
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        name={`born-${values.key}`}
        label={t('admissionsJoin.bornLabel')}
        columns={2}
        value={isBorn ? 'born' : 'expected'}
        onChange={(value) => onChange({ isBorn: value === 'born' })}
        options={[
          { value: 'born', label: t('admissionsJoin.born') },
          { value: 'expected', label: t('admissionsJoin.expected') },
        ]}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('common.firstName')} required={isBorn} {...optional} error={refused('firstName')}>
          <TextInput
            autoComplete="off"
            autoCapitalize="words"
            maxLength={80}
            value={values.firstName}
            onChange={({ target }) => onChange({ firstName: target.value })}
          />
        </Field>
        <Field label={t('common.lastName')} required={isBorn} {...optional} error={refused('lastName')}>
          <TextInput
            autoComplete="off"
            autoCapitalize="words"
            maxLength={80}
            value={values.lastName}
            onChange={({ target }) => onChange({ lastName: target.value })}
          />
        </Field>
        {isBorn ? (
          <Field label={t('common.dateOfBirth')} required error={refused('birthDate')}>
            <DateInput
              max={today}
              value={values.birthDate}
              onChange={({ target }) => onChange({ birthDate: target.value })}
            />
          </Field>
        ) : (
          <Field label={t('admissionsJoin.dueDate')} required error={refused('dueDate') ?? refused('birthDate')}>
            <DateInput value={values.dueDate} onChange={({ target }) => onChange({ dueDate: target.value })} />
          </Field>
        )}
        <Field label={t('admissionsJoin.wishedStart')} required error={refused('wishedStart')}>
          <DateInput
            min={today}
            value={values.wishedStart}
            onChange={({ target }) => onChange({ wishedStart: target.value })}
          />
        </Field>
      </div>
      <WeekdayChoice
        weekdays={weekdays}
        onChange={(chosen) => onChange({ weekdays: chosen })}
        error={refused('weekdays')}
      />
    </div>
  );
}
