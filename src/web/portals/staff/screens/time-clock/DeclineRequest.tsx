import { declineRequest } from '#web/domains/time-clock/queries.ts';
import type { DutyRequest } from '#web/domains/time-clock/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Declines a correction that was asked for; whoever asked reads why. */
export default function DeclineRequest({ request, ...opened }: Opened & { request: DutyRequest }) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      {...opened}
      action={declineRequest}
      sent={(reason) => ({ params: { id: request.id }, body: { reason } })}
      done={t('timeClock.requests.declined')}
      failed={t('timeClock.requests.notAnswered')}
      title={t('timeClock.requests.declineTitle')}
      description={t('timeClock.requests.declineText', {
        name: request.staffName,
        date: formatDate(request.startDate),
      })}
      submit={t('timeClock.requests.decline')}
      danger
      hint={t('timeClock.requests.reasonHint')}
      missing={t('timeClock.requests.reasonMissing')}
    />
  );
}
