import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { payDeposit } from './queries.ts';
import type { FamilyOffer, FamilyOffers } from './rules.ts';

type DepositPartProps = { token: string; offer: FamilyOffer; found: FamilyOffers };

/** What is still to be paid of a deposit, and how. */
export function DepositPart({
  token,
  offer: { id, openDeposit, reference },
  found: { isOnline, contact },
}: DepositPartProps) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(payDeposit, {
    failed: t('offersFamily.notPaid'),
    onDone: ({ url }) => window.location.assign(url),
  });
  const amount = formatMoney(openDeposit);
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{t('offersFamily.openDeposit', { amount })}</p>
      {isOnline ? (
        <Button className="self-start" busy={isPending} onClick={() => void run({ params: { token, id } })}>
          {t('offersFamily.payOnline', { amount })}
        </Button>
      ) : (
        <p>
          {t('offersFamily.payCenter', { reference: reference ?? '' })}{' '}
          {[contact.phone, contact.email].filter(Boolean).join(' · ')}
        </p>
      )}
    </div>
  );
}
