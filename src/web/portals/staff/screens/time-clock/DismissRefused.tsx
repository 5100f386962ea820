import { dismissRefused } from '#web/domains/time-clock/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import type { Refused } from './RefusedList.tsx';

/** Closes what a tablet sent in vain; it is kept with the reason. */
export default function DismissRefused({ refused, ...opened }: Opened & { refused: Refused }) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      {...opened}
      action={dismissRefused}
      sent={(reason) => ({ params: { id: refused.id }, body: { reason } })}
      done={t('timeClock.vain.dismissed')}
      failed={t('timeClock.vain.notDismissed')}
      title={t('timeClock.vain.dismissTitle')}
      description={t('timeClock.vain.dismissText')}
      submit={t('timeClock.vain.dismiss')}
      missing={t('timeClock.requests.reasonMissing')}
    />
  );
}
