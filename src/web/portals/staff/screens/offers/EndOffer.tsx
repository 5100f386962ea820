import { endOffer } from '#web/domains/offers/queries.ts';
import type { Offer } from '#web/domains/offers/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

type EndOfferProps = Opened & { offer: Offer; as: 'declined' | 'withdrawn' };

/** Takes an offer back, or notes that the family said no. */
export default function EndOffer({ offer: { id }, as, ...opened }: EndOfferProps) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      {...opened}
      title={t(`offers.end.${as}.title`)}
      description={t(`offers.end.${as}.text`)}
      action={endOffer}
      sent={(reason) => ({ params: { id }, body: { as, reason: reason.trim() || null } })}
      done={t('offers.end.done')}
      failed={t('offers.notSaved')}
      submit={t(`offers.end.${as}.submit`)}
      danger
    />
  );
}
