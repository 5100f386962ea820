import type { Offer } from '#web/domains/offers/rules.ts';
import { Card } from '#web/ui/Card.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { OfferItem } from './OfferItem.tsx';

const EndOffer = lazyDialog(() => import('./EndOffer.tsx'));
const BirthDialog = lazyDialog(() => import('./BirthDialog.tsx'));
const ReturnDeposit = lazyDialog(() => import('./ReturnDeposit.tsx'));

/** Offers with what can be done about each. */
export function OfferList({ offers }: { offers: readonly Offer[] }) {
  const withdrawing = useDialog<Offer>();
  const declining = useDialog<Offer>();
  const bearing = useDialog<Offer>();
  const returning = useDialog<Offer>();
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {offers.map((offer) => (
          <OfferItem
            key={offer.id}
            offer={offer}
            onWithdraw={() => withdrawing.open(offer)}
            onDecline={() => declining.open(offer)}
            onBirth={() => bearing.open(offer)}
            onReturn={() => returning.open(offer)}
          />
        ))}
      </ul>
      {withdrawing.show((offer, opened) => (
        <EndOffer offer={offer} as="withdrawn" {...opened} />
      ))}
      {declining.show((offer, opened) => (
        <EndOffer offer={offer} as="declined" {...opened} />
      ))}
      {bearing.show((offer, opened) => (
        <BirthDialog offer={offer} {...opened} />
      ))}
      {returning.show((offer, opened) => (
        <ReturnDeposit offer={offer} {...opened} />
      ))}
    </Card>
  );
}
