import { sendMailAgain } from '#web/domains/mail/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Puts a mail into the queue again; its row tells how it went. */
export function useSendAgain() {
  const { t } = useTranslation();
  const { run, isPending } = useAction(sendMailAgain, {
    done: t('preferencesStaff.mail.queued'),
    failed: t('preferencesStaff.mail.failedToSend'),
  });
  const sendAgain = (id: number) => run({ params: { id } });
  return { sendAgain, isPending };
}
