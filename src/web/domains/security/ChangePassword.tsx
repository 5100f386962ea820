import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { RequestError, reasonOf } from '../../lib/errors.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { toast } from '../../ui/toast.ts';
import { problemsOf } from '../accounts/rules.ts';
import { changePassword } from './queries.ts';

/** Changes the own password; `email` is what password managers keep it under. */
export function ChangePassword({ email, onClose }: { email: string; onClose(): void }) {
  const { t } = useTranslation();
  const { mutate: change, isPending, error } = useMutation(changePassword);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const refused = error instanceof RequestError ? error.fields : {};
  const show = { showLabel: t('accounts.login.showPassword'), hideLabel: t('accounts.login.hidePassword') };
  const words = {
    short: t('accounts.login.shortPassword'),
    unconfirmed: t('accounts.newPassword.unconfirmed'),
    different: t('accounts.newPassword.different'),
  };

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const of = (name: string) => String(typed.get(name) ?? '');
    const wrong = problemsOf({ password: of('newPassword'), confirmPassword: of('confirmPassword') });
    const found = {
      ...(of('currentPassword') === '' && { currentPassword: t('security.identity.passwordMissing') }),
      ...(wrong.password && { newPassword: words[wrong.password] }),
      ...(wrong.confirmPassword && { confirmPassword: words[wrong.confirmPassword] }),
    };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      const field = form.elements.namedItem(first);
      if (field instanceof HTMLInputElement) field.focus();
      return;
    }
    change(
      { body: { currentPassword: of('currentPassword'), newPassword: of('newPassword') } },
      {
        onSuccess: () => {
          toast({
            variant: 'success',
            title: t('security.credentials.passwordDone'),
            description: t('security.credentials.passwordDoneText'),
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
      title={t('security.credentials.changePassword')}
      description={t('security.credentials.passwordNote')}
      closeLabel={t('security.close')}
      size="small"
      onSubmit={send}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('security.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('security.credentials.saving')}>
            {t('security.credentials.changePassword')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {error && Object.keys(refused).length === 0 && (
          <Alert tone="error">{reasonOf(error, t('security.failedText'))}</Alert>
        )}
        <Field label={t('security.credentials.current')} error={errorOf('currentPassword')}>
          <PasswordInput name="currentPassword" autoComplete="current-password" {...show} />
        </Field>
        <Field
          label={t('accounts.newPassword.password')}
          hint={t('accounts.setup.passwordHint')}
          error={errorOf('newPassword')}
        >
          <PasswordInput name="newPassword" autoComplete="new-password" {...show} />
        </Field>
        <Field label={t('accounts.newPassword.confirm')} error={errorOf('confirmPassword')}>
          <PasswordInput name="confirmPassword" autoComplete="new-password" {...show} />
        </Field>
      </div>
    </Dialog>
  );
}
