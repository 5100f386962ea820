import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ReplyOf } from '#web/lib/api.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { confirmApp } from './queries.ts';

export type NewApp = ReplyOf<'POST /api/account/two-step/app'>;

type AppSetupProps = {
  app: NewApp;
  attempt(work: () => Promise<unknown>): Promise<void>;
  onClose(): void;
  /** It counts now; the codes come with the first way. */
  onAdded(recoveryCodes: readonly string[] | null): void;
};

/** Shows the secret of an authenticator app, and takes its first code. */
export function AppSetup({ app, attempt, onClose, onAdded }: AppSetupProps) {
  const { t } = useTranslation();
  const { mutateAsync: confirm, isPending } = useMutation(confirmApp);
  const [problem, setProblem] = useState('');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (!/^(\d\s*){6}$/.test(code)) return setProblem(t('security.secondStep.codeMissing'));
    setProblem('');
    void attempt(async () => {
      try {
        onAdded((await confirm({ body: { code } })).recoveryCodes);
      } catch (error) {
        if (!(error instanceof RequestError && error.fields.code)) throw error;
        setProblem(error.fields.code);
      }
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('security.app.title')}
      onSubmit={send}
      submit={t('security.app.confirm')}
      busy={isPending}
      busyLabel={t('security.secondStep.submitting')}
    >
      <div className="flex flex-col gap-4">
        <p>{t('security.app.scan')}</p>
        <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
          <QrCode {...app.qr} label={t('security.app.qr')} />
          <div className="flex min-w-0 flex-col gap-2 self-stretch text-sm">
            <p className="text-ink-soft">{t('security.app.byHand')}</p>
            <p className="select-all break-words rounded-md bg-sunken px-3 py-2.5 font-mono text-base">
              {(app.secret.match(/.{1,4}/g) ?? []).join(' ')}
            </p>
            <TextLink href={app.uri} className="sm:hidden">
              {t('security.app.open')}
            </TextLink>
          </div>
        </div>
        <p>{t('security.app.enter')}</p>
        <Field label={t('security.secondStep.code')} error={problem || undefined}>
          <TextInput
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            className="text-xl tabular-nums tracking-[0.3em] sm:max-w-60"
          />
        </Field>
      </div>
    </FormDialog>
  );
}
