import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { NetworkError, reasonOf } from '#web/lib/errors.ts';
import type { Portal } from '#web/lib/portal.ts';
import { LOGIN_ROUTES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { requestReset } from './queries.ts';
import { EMAIL } from './rules.ts';
import { WelcomePage } from './WelcomePage.tsx';

/** Asks for a reset link. Says the same whether there is such an account or not. */
export function ForgotPasswordPage({ audience }: { audience: Portal }) {
  const { t } = useTranslation();
  const { mutate, isPending, error, isSuccess, data, variables, reset } = useMutation(requestReset[audience]);
  const [problem, setProblem] = useState('');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const field = event.currentTarget.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    const email = field.value.trim();
    if (EMAIL.test(email)) {
      setProblem('');
      return mutate({ body: { email } });
    }
    setProblem(t('accounts.login.invalidEmail'));
    field.focus();
  };

  const toLogin = (
    <TextLink asChild>
      <Link to={LOGIN_ROUTES[audience]}>{t(`accounts.toLogin.${audience}`)}</Link>
    </TextLink>
  );
  const another = (
    <div className="flex flex-col items-start gap-1 border-line border-t pt-5">
      {toLogin}
      <Button variant="quiet" size="small" className="-ms-3" onClick={reset}>
        {t('accounts.forgot.another')}
      </Button>
    </div>
  );
  if (isSuccess && !data.canMail) {
    return (
      <WelcomePage title={t('security.noMail.title')}>
        <Alert tone="warning">{t(`security.noMail.${audience}`)}</Alert>
        {another}
      </WelcomePage>
    );
  }
  if (isSuccess) {
    return (
      <WelcomePage title={t('accounts.forgot.sent')}>
        <div role="status" className="-mt-2 flex flex-col gap-4">
          <p className="flex items-start gap-3 text-lg">
            <MailCheck className="mt-1 size-5 shrink-0 text-action" />
            <span className="min-w-0 break-words">
              {t('accounts.forgot.sentText', { email: variables.body.email })}
            </span>
          </p>
          <p className="text-ink-soft">{t(`accounts.forgot.noMail.${audience}`)}</p>
        </div>
        {another}
      </WelcomePage>
    );
  }
  return (
    <WelcomePage title={t('accounts.forgot.title')} subtitle={t('accounts.forgot.subtitle')}>
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <Field label={t('accounts.login.email')} error={problem || undefined}>
          <EmailInput name="email" autoComplete="username" />
        </Field>
        {error && (
          <Alert tone="error">
            {error instanceof NetworkError
              ? t('accounts.login.unreachable')
              : reasonOf(error, t('accounts.forgot.failed'))}
          </Alert>
        )}
        <Button type="submit" size="large" wide busy={isPending} busyLabel={t('common.sending')}>
          {t('accounts.forgot.submit')}
        </Button>
      </form>
      <div className="flex flex-col items-start border-line border-t pt-5">{toLogin}</div>
    </WelcomePage>
  );
}
