import { useMutation } from '@tanstack/react-query';
import { sendTestMail } from '../../../../../domains/center/settings-queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Part } from './Part.tsx';

/** Sends a mail to oneself, and says what went wrong. */
export function MailTestPart() {
  const { t } = useTranslation();
  const { mutate, data, error, isPending } = useMutation(sendTestMail);
  return (
    <Part
      name="mailTest"
      action={
        <Button
          variant="secondary"
          busy={isPending}
          busyLabel={t('centerSettings.mailTest.sending')}
          onClick={() => mutate({})}
        >
          {t('centerSettings.mailTest.send')}
        </Button>
      }
    >
      {error && <Alert tone="error">{reasonOf(error, t('centerSettings.mailTest.failedToTry'))}</Alert>}
      {data && data.problem === null && (
        <Alert tone="success" title={t('centerSettings.mailTest.sent')}>
          {t('centerSettings.mailTest.sentText', { to: data.to })}
        </Alert>
      )}
      {data?.problem && (
        <Alert tone="warning" title={t('centerSettings.mailTest.failed')}>
          <p>{t(`centerSettings.mailTest.problems.${data.problem}`)}</p>
          {data.detail && (
            <p className="mt-1.5 break-words text-sm">
              {t('centerSettings.mailTest.serverSaid', { detail: data.detail })}
            </p>
          )}
        </Alert>
      )}
    </Part>
  );
}
