import { BanknoteArrowUp, CircleCheck, RotateCcw, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import type { FeeState, ShownFeeState } from '#contract/admissions-choices.ts';
import { setFee } from '#web/domains/admissions/queries.ts';
import type { Fee } from '#web/domains/admissions/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useAction } from '#web/ui/useAction.ts';

const TONES: Readonly<Record<ShownFeeState, BadgeTone>> = {
  asked: 'highlight',
  paid: 'success',
  owed: 'attention',
  returned: 'neutral',
  waived: 'neutral',
};
/** What takes a note back that was a mistake; of an inquiry that is gone nothing does. */
const BACK = {
  asked: null,
  paid: { to: 'asked', text: 'notPaid' },
  owed: { to: 'asked', text: 'notPaid' },
  returned: { to: 'paid', text: 'notReturned' },
  waived: { to: 'asked', text: 'askAfterAll' },
} as const satisfies Readonly<Record<ShownFeeState, { to: FeeState; text: string } | null>>;

type FeeItemProps = {
  fee: Fee;
  /** Whose it is; left out where the screen says so. */
  isNamed?: boolean;
  onPaid(): void;
  onReturn(): void;
};

/** What a family was asked for its place on the list, and what became of it (admissions-21). */
export function FeeItem({ fee, isNamed = false, onPaid, onReturn }: FeeItemProps) {
  const { t } = useTranslation();
  const { run } = useAction(setFee, { done: t('admissionsFees.saved'), failed: t('admissionsFees.notSaved') });
  const { id, inquiryId, state, amount, isRefundable, version } = fee;
  const name = fee.payee ?? t('admissionsFees.nobody');
  const set = (to: FeeState) => run({ params: { id }, body: { state: to, on: null, method: null, version } });
  const back = inquiryId === null ? null : BACK[state];
  const facts = [
    t('admissionsFees.askedOn', { date: formatDate(fee.askedOn) }),
    fee.paidOn &&
      fee.paidBy &&
      t('admissionsFees.paidOn', { date: formatDate(fee.paidOn), method: t(`billing.methods.${fee.paidBy}`) }),
    fee.returnedOn &&
      fee.returnedBy &&
      t('admissionsFees.returnedOn', {
        date: formatDate(fee.returnedOn),
        method: t(`billing.methods.${fee.returnedBy}`),
      }),
  ];
  return (
    <li className="flex items-start gap-3 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 flex-1">
        {isNamed &&
          (inquiryId === null ? (
            <p className="wrap-anywhere font-semibold">{name}</p>
          ) : (
            <TextLink
              asChild
              quiet
              className="wrap-anywhere inline-block font-semibold pointer-coarse:-my-1.5 pointer-coarse:py-2.5"
            >
              <Link to={`/admissions/${inquiryId}`}>{name}</Link>
            </TextLink>
          ))}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
          <Badge tone={TONES[state]}>{t(`admissionsFees.states.${state}`)}</Badge>
          {!isRefundable && <span className="text-ink-soft text-sm">{t('admissionsFees.isKept')}</span>}
        </p>
        <p className="text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>
        {inquiryId === null && fee.reach && <p className="wrap-anywhere text-sm">{fee.reach}</p>}
        {state === 'asked' && (
          <Button className="mt-2" variant="secondary" icon={<CircleCheck className="size-5" />} onClick={onPaid}>
            {t('admissionsFees.notePaid')}
          </Button>
        )}
        {state === 'owed' && (
          <Button className="mt-2" variant="secondary" icon={<BanknoteArrowUp className="size-5" />} onClick={onReturn}>
            {t('admissionsFees.giveBack')}
          </Button>
        )}
      </div>
      {(state === 'asked' || back) && (
        <MoreMenu label={t('admissionsFees.moreOf', { name })}>
          {state === 'asked' && (
            <MenuItem icon={<Undo2 />} onSelect={() => void set('waived')}>
              {t('admissionsFees.waive')}
            </MenuItem>
          )}
          {state === 'paid' && (
            <MenuItem icon={<BanknoteArrowUp />} onSelect={onReturn}>
              {t('admissionsFees.giveBack')}
            </MenuItem>
          )}
          {back && (
            <MenuItem icon={<RotateCcw />} onSelect={() => void set(back.to)}>
              {t(`admissionsFees.${back.text}`)}
            </MenuItem>
          )}
        </MoreMenu>
      )}
    </li>
  );
}
