import { formatMoney } from '#web/lib/money.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { DepositPart } from './DepositPart.tsx';
import { OfferTimes } from './OfferTimes.tsx';
import { PriceList } from './PriceList.tsx';
import { acceptFamilyOffer } from './queries.ts';
import type { FamilyOffer, FamilyOffers } from './rules.ts';

const DeclineOffer = lazyDialog(() => import('./DeclineOffer.tsx'));

const TONES = { open: 'highlight', accepted: 'success', declined: 'info', expired: 'info', withdrawn: 'info' } as const;

type FamilyOfferCardProps = { token: string; offer: FamilyOffer; found: FamilyOffers; onChanged(): unknown };

/** A place that a family was offered: what it is, what it costs, and yes or no as long as it is open. */
export function FamilyOfferCard({ token, offer, found, onChanged }: FamilyOfferCardProps) {
  const { t } = useTranslation();
  const declining = useDialog();
  const { run, isPending } = useAction(acceptFamilyOffer, {
    failed: t('offersFamily.notAccepted'),
    onDone: onChanged,
    onFailed: () => void onChanged(),
  });
  const { id, state, startsOn, room, slots, price, deposit, isRefundable, ends } = offer;
  const until = { date: formatDate(ends.date, 'full'), time: formatTime(ends.time) };
  const isShown = state === 'open' || state === 'accepted';
  return (
    <Card
      title={offer.childFirstName ?? t('admissionsJoin.unborn')}
      action={<Badge tone={TONES[state]}>{t(`offersFamily.states.${state}`)}</Badge>}
    >
      <div className="flex flex-col gap-4">
        {state === 'open' && <p className="font-semibold">{t('offersFamily.heldUntil', until)}</p>}
        {state === 'accepted' && (
          <Alert tone="success">
            {t(offer.waitsForBirth ? 'offersFamily.waitsForBirth' : 'offersFamily.acceptedText')}
          </Alert>
        )}
        {!isShown && <p className="text-ink-soft">{t(`offersFamily.endedText.${state}`)}</p>}
        <DescriptionList
          items={[
            { term: t('offersFamily.from'), detail: formatDate(startsOn, 'full') },
            { term: t('offersFamily.days'), detail: <OfferTimes slots={slots} /> },
            { term: t('offersFamily.room'), detail: room },
            ...(deposit > 0
              ? [
                  {
                    term: t('offersFamily.deposit'),
                    detail: t(isRefundable ? 'offersFamily.depositBack' : 'offersFamily.depositKept', {
                      amount: formatMoney(deposit),
                    }),
                  },
                ]
              : []),
          ]}
        />
        {isShown && (
          <>
            <h3 className="font-semibold">{t('offersFamily.price.title')}</h3>
            <PriceList price={price} />
          </>
        )}
        {offer.openDeposit > 0 && <DepositPart token={token} offer={offer} found={found} />}
        {state === 'open' && (
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button
              busy={isPending}
              onClick={() =>
                confirmFirst({
                  title: t('offersFamily.acceptTitle'),
                  text: t('offersFamily.acceptText'),
                  label: t('offersFamily.accept'),
                  act: () => run({ params: { token, id }, body: { total: price.total } }),
                })
              }
            >
              {t('offersFamily.accept')}
            </Button>
            <Button variant="secondary" onClick={() => declining.open()} {...DeclineOffer.near}>
              {t('offersFamily.decline')}
            </Button>
          </div>
        )}
      </div>
      {declining.show((_, opened) => (
        <DeclineOffer token={token} id={id} onChanged={onChanged} {...opened} />
      ))}
    </Card>
  );
}
