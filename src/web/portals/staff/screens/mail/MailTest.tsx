import { useMutation } from '@tanstack/react-query';
import { sendTestMail } from '#web/domains/mail/queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Sends a mail to oneself by what is saved, and says what went wrong. */
export function MailTest() {
  const { t } = useTranslation();
  const { mutate, data, error, isPending } = useMutation(sendTestMail);
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 text-ink-soft">{t('mail.test.text')}</p>
        <Button
          variant="secondary"
          className="max-sm:w-full"
          busy={isPending}
          busyLabel={t('common.sending')}
          onClick={() => mutate({})}
        >
          {t('mail.test.send')}
        </Button>
      </div>
      {error && <Alert tone="error">{reasonOf(error, t('mail.test.failedToTry'))}</Alert>}
      {data && data.problem === null && (
        <Alert tone="success" title={t('mail.test.sent')}>
          {t('mail.test.sentText', { to: data.to })}
        </Alert>
      )}
      {data?.problem && (
        <Alert tone="warning" title={t('mail.test.failed')}>
          <p>{t(`mail.test.problems.${data.problem}`)}</p>
          {data.detail && (
            <p className="mt-1.5 break-words text-sm">{t('mail.test.serverSaid', { detail: data.detail })}</p>
          )}
        </Alert>
      )}
    </div>
  );
}
