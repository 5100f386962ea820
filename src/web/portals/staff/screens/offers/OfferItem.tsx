import { Baby, CircleCheck, CircleX, Undo2, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { nameOf } from '#web/domains/admissions/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { OfferTimes } from '#web/domains/offers/OfferTimes.tsx';
import { acceptOffer, askNext } from '#web/domains/offers/queries.ts';
import type { Offer } from '#web/domains/offers/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatDate, formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { OfferTimeLeft } from './OfferTimeLeft.tsx';

const TONES = {
  open: 'highlight',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const;

type OfferItemProps = { offer: Offer; onWithdraw(): void; onDecline(): void; onBirth(): void; onReturn(): void };

/** An offer in a list: for whom, what, until when, and what became of it. */
export function OfferItem({ offer, onWithdraw, onDecline, onBirth, onReturn }: OfferItemProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const accepting = useAction(acceptOffer, { done: t('offers.accepted'), failed: t('offers.notSaved') });
  const asking = useAction(askNext, { done: t('offers.asked'), failed: t('offers.notAsked') });
  const { id, inquiryId, state, startsOn, room, slots, price, deposit, reason, childId, next } = offer;
  const child =
    nameOf({ firstName: offer.childFirstName, lastName: offer.childLastName }) || t('admissionsJoin.unborn');
  const awaitsBirth = state === 'accepted' && childId === null;
  const mayReturn = offer.chargedDeposit > 0 && can('billing');
  return (
    <li className="flex items-start gap-3 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink
            asChild
            quiet
            className="wrap-anywhere inline-block font-semibold pointer-coarse:-my-1.5 pointer-coarse:py-2.5"
          >
            <Link to={`/admissions/${inquiryId}`}>{child}</Link>
          </TextLink>
          <Badge tone={TONES[state]}>{t(`offers.states.${state}`)}</Badge>
          {offer.openDeposit > 0 && <Badge tone="highlight">{t('offers.awaitsDeposit')}</Badge>}
          {awaitsBirth && <Badge tone="info">{t('offers.awaitsBirth')}</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">{t('offers.family', { name: fullName(offer) })}</p>
        <p className="wrap-anywhere">{t('offers.what', { room, date: formatDate(startsOn) })}</p>
        <p className="text-ink-soft text-sm">
          <OfferTimes slots={slots} />
          {t('offers.money', { total: formatMoney(price.total), deposit: formatMoney(deposit) })}
        </p>
        {state === 'open' && <OfferTimeLeft offer={offer} />}
        {state === 'open' && offer.hasNoEmail && <p className="text-sm">{t('offers.noEmail')}</p>}
        {offer.endedAt && state !== 'open' && (
          <p className="text-ink-soft text-sm">{t('offers.endedAt', { moment: formatInstant(offer.endedAt) })}</p>
        )}
        {reason && <p className="wrap-anywhere text-sm">{t('offers.reason', { reason })}</p>}
        {offer.isPassedOn && <p className="text-sm">{t('offers.passedOn')}</p>}
        {next && (
          <Button
            className="mt-2"
            variant="secondary"
            busy={asking.isPending}
            onClick={() => void asking.run({ params: { id } })}
          >
            {t('offers.askNext', { name: next.name })}
          </Button>
        )}
        {awaitsBirth && (
          <Button className="mt-2" variant="secondary" icon={<Baby className="size-5" />} onClick={onBirth}>
            {t('offers.birth.button')}
          </Button>
        )}
      </div>
      {(state === 'open' || awaitsBirth || mayReturn) && (
        <MoreMenu label={t('offers.moreOf', { name: child })}>
          {state === 'open' && (
            <>
              <MenuItem
                icon={<CircleCheck />}
                onSelect={() =>
                  confirmFirst({
                    title: t('offers.acceptTitle', { name: child }),
                    text: t('offers.acceptText'),
                    label: t('offers.accept'),
                    act: () => accepting.run({ params: { id }, body: { total: price.total } }),
                  })
                }
              >
                {t('offers.accept')}
              </MenuItem>
              <MenuItem icon={<CircleX />} onSelect={onDecline}>
                {t('offers.decline')}
              </MenuItem>
            </>
          )}
          {(state === 'open' || awaitsBirth) && (
            <MenuItem icon={<Undo2 />} onSelect={onWithdraw}>
              {t('offers.withdraw')}
            </MenuItem>
          )}
          {mayReturn && (
            <MenuItem icon={<Wallet />} onSelect={onReturn}>
              {t('offers.return.button')}
            </MenuItem>
          )}
        </MoreMenu>
      )}
    </li>
  );
}
