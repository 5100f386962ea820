import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { declineFamilyOffer } from './queries.ts';

type DeclineOfferProps = Opened & { token: string; id: number; onChanged(): unknown };

/** A family says no, with a reason or without one. */
export default function DeclineOffer({ token, id, onChanged, ...opened }: DeclineOfferProps) {
  const { t } = useTranslation();
  const close = () => {
    opened.onClose();
    void onChanged();
  };
  return (
    <ReasonDialog
      {...opened}
      onClose={close}
      title={t('offersFamily.declineTitle')}
      description={t('offersFamily.declineText')}
      label={t('offersFamily.reason')}
      action={declineFamilyOffer}
      sent={(reason) => ({ params: { token, id }, body: { reason: reason.trim() || null } })}
      done={t('offersFamily.declined')}
      failed={t('offersFamily.notDeclined')}
      submit={t('offersFamily.decline')}
      danger
    />
  );
}
