import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { EMAIL } from '#web/domains/accounts/rules.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { changeEmail } from './queries.ts';

/** Asks for a link to another e-mail. */
export function ChangeEmail({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { mutate: change, isPending, error } = useMutation(changeEmail);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const refused = error instanceof RequestError ? error.fields : {};

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email') ?? '').trim();
    const password = String(typed.get('password') ?? '');
    const found = {
      ...(!EMAIL.test(email) && { email: t('accounts.login.invalidEmail') }),
      ...(password === '' && { password: t('security.identity.passwordMissing') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    change(
      { body: { email, password } },
      {
        onSuccess: ({ canMail }) => {
          toast({
            ...(canMail && { variant: 'success' }),
            title: t(canMail ? 'security.credentials.emailDone' : 'security.noMail.title'),
            description: t(canMail ? 'security.credentials.emailDoneText' : 'security.noMail.email', { email }),
            duration: 12_000,
          });
          onClose();
        },
      },
    );
  };
  const errorOf = (field: string) => problems[field] ?? refused[field];

  return (
    <FormDialog
      onClose={onClose}
      title={t('security.credentials.changeEmail')}
      description={t('security.credentials.emailNote')}
      size="small"
      onSubmit={send}
      submit={t('security.credentials.sendLink')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      {error && Object.keys(refused).length === 0 && (
        <Alert tone="error">{reasonOf(error, t('common.pleaseTryAgain'))}</Alert>
      )}
      <Field label={t('security.credentials.newEmail')} error={errorOf('email')}>
        <EmailInput name="email" autoComplete="email" />
      </Field>
      <Field label={t('security.identity.password')} error={errorOf('password')}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          showLabel={t('accounts.login.showPassword')}
          hideLabel={t('accounts.login.hidePassword')}
        />
      </Field>
    </FormDialog>
  );
}
