import { returnDeposit } from '#web/domains/offers/queries.ts';
import type { Offer } from '#web/domains/offers/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Takes the charge of a deposit back. */
export default function ReturnDeposit({ offer: { id, chargedDeposit }, ...opened }: Opened & { offer: Offer }) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      {...opened}
      title={t('offers.return.title', { amount: formatMoney(chargedDeposit) })}
      description={t('offers.return.text')}
      action={returnDeposit}
      sent={(reason) => ({ params: { id }, body: { reason } })}
      missing={t('offers.return.missing')}
      done={t('offers.return.done')}
      failed={t('offers.notSaved')}
      submit={t('offers.return.submit')}
    />
  );
}
