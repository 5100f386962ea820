import { useMutation } from '@tanstack/react-query';
import { sendMailAgain } from '../../../../../domains/mail/queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** Puts a mail into the queue again; its row tells how it went. */
export function useSendAgain() {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(sendMailAgain);
  const sendAgain = (id: number) =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast({ title: t('settings.mail.queued'), variant: 'success' }),
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('settings.mail.failedToSend')),
            variant: 'error',
          }),
      },
    );
  return { sendAgain, isPending };
}
