import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { RequestError, reasonOf } from '../../lib/errors.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';
import { EMAIL } from '../accounts/rules.ts';
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
        onSuccess: () => {
          toast({
            variant: 'success',
            title: t('security.credentials.emailDone'),
            description: t('security.credentials.emailDoneText', { email }),
            duration: 12_000,
          });
          onClose();
        },
      },
    );
  };
  const errorOf = (field: string) => problems[field] ?? refused[field];

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('security.credentials.changeEmail')}
      description={t('security.credentials.emailNote')}
      closeLabel={t('security.close')}
      size="small"
      onSubmit={send}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('security.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('security.credentials.saving')}>
            {t('security.credentials.sendLink')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {error && Object.keys(refused).length === 0 && (
          <Alert tone="error">{reasonOf(error, t('security.failedText'))}</Alert>
        )}
        <Field label={t('security.credentials.newEmail')} error={errorOf('email')}>
          <TextInput type="email" name="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field label={t('security.identity.password')} error={errorOf('password')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            showLabel={t('accounts.login.showPassword')}
            hideLabel={t('accounts.login.hidePassword')}
          />
        </Field>
      </div>
    </Dialog>
  );
}
