import { fullName } from '#web/domains/children/rules.ts';
import { answerTimeOff } from '#web/domains/time-off/queries.ts';
import type { TimeOffRequest } from '#web/domains/time-off/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Declines what waits, or takes back what was approved; the person reads why. */
export default function DeclineTimeOff({ request, ...opened }: Opened & { request: TimeOffRequest }) {
  const { t } = useTranslation();
  const isWaiting = request.status === 'requested';
  return (
    <ReasonDialog
      {...opened}
      action={answerTimeOff}
      sent={(reason) => ({ params: { id: request.id }, body: { isApproved: false, reason } })}
      done={t('timeOff.declined')}
      failed={t('timeOff.notDeclined')}
      title={t(isWaiting ? 'timeOff.declineTitle' : 'timeOff.takeBackTitle')}
      description={t('timeOff.declineText', { name: fullName(request) })}
      submit={t(isWaiting ? 'timeOff.decline' : 'timeOff.takeBack')}
      danger
    />
  );
}
