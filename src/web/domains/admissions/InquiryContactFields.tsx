import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ContactValues } from './rules.ts';

type InquiryContactFieldsProps = {
  values: ContactValues;
  /** The server's words, by field. */
  refused(field: string): string | undefined;
  /** The person is at the form: the browser may fill in what it knows of them. */
  isReader: boolean;
  /** The link to the inquiry is mailed to them. */
  isMailed: boolean;
  onChange(change: Partial<ContactValues>): void;
};

/** Who asks, and how they are reached. */
export function InquiryContactFields({ values, refused, isReader, isMailed, onChange }: InquiryContactFieldsProps) {
  const { t } = useTranslation();
  const filledIn = (what: string) => (isReader ? what : 'off');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('common.firstName')} required error={refused('firstName')}>
        <TextInput
          autoComplete={filledIn('given-name')}
          autoCapitalize="words"
          maxLength={80}
          value={values.firstName}
          onChange={({ target }) => onChange({ firstName: target.value })}
        />
      </Field>
      <Field label={t('common.lastName')} required error={refused('lastName')}>
        <TextInput
          autoComplete={filledIn('family-name')}
          autoCapitalize="words"
          maxLength={80}
          value={values.lastName}
          onChange={({ target }) => onChange({ lastName: target.value })}
        />
      </Field>
      <Field label={t('common.email')} hint={isMailed && t('admissionsJoin.emailHint')} error={refused('email')}>
        <EmailInput
          autoComplete={filledIn('email')}
          maxLength={254}
          value={values.email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      </Field>
      <Field label={t('common.phoneNumber')} hint={t('admissionsJoin.phoneHint')} error={refused('phoneNumber')}>
        <TextInput
          type="tel"
          autoComplete={filledIn('tel')}
          maxLength={40}
          value={values.phoneNumber}
          onChange={({ target }) => onChange({ phoneNumber: target.value })}
        />
      </Field>
    </div>
  );
}
