import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type ReasonFieldProps = {
  register(rules: { validate(reason: string): true | string }): UseFormRegisterReturn;
  error: string | undefined;
  label?: string;
  hint?: string;
};

/** Why something in the books is taken back or left out; it stands there for good, so there has to be one. */
export function ReasonField({ register, error, label, hint }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={label ?? t('common.reason')} hint={hint ?? t('billing.reasonHint')} required error={error}>
      <TextInput
        autoComplete="off"
        maxLength={300}
        {...register({ validate: (reason) => reason.trim() !== '' || t('billing.reasonMissing') })}
      />
    </Field>
  );
}
