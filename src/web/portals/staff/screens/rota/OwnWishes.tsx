import { askForShift, withdrawWish } from '#web/domains/rota/queries.ts';
import type { OwnShifts, OwnWish } from '#web/domains/rota/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useOwnText } from './useOwnText.ts';

const TONES: Readonly<Record<Exclude<OwnWish['status'], 'possible'>, BadgeTone>> = {
  waiting: 'info',
  declined: 'attention',
  gone: 'neutral',
};

/** Shifts that oneself can have with a planner's yes, and what became of asking (rota-17). */
export function OwnWishes({ wishes }: Pick<OwnShifts, 'wishes'>) {
  const { t } = useTranslation();
  const text = useOwnText();
  return (
    <Card as="section" title={t('rota.own.wishes')} description={t('rota.own.wishesText')} flush>
      <ul className="divide-y divide-line">
        {wishes.map((wish) => (
          <li key={wish.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <span className="min-w-0 flex-1 basis-64">
              <span className="block font-medium">{text.wholeOf(wish)}</span>
              {wish.reasons.length > 0 && (
                <span className="block text-ink-soft text-sm">
                  {t('rota.own.needsYes', {
                    reasons: wish.reasons.map((reason) => t(`rota.own.reasons.${reason}`)).join(', '),
                  })}
                </span>
              )}
              {wish.answer && (
                <span className="wrap-anywhere block text-sm">{t('rota.own.answer', { answer: wish.answer })}</span>
              )}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {wish.status !== 'possible' && (
                <Badge tone={TONES[wish.status]}>{t(`rota.own.wishStates.${wish.status}`)}</Badge>
              )}
              <WishButton wish={wish} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Asks for a shift, or does so no longer; nothing where there is nothing to ask for any more. */
function WishButton({ wish }: { wish: OwnWish }) {
  const { t } = useTranslation();
  const text = useOwnText();
  const asking = useAction(askForShift, { done: t('rota.own.asked'), failed: t('rota.own.notAsked') });
  const withdrawing = useAction(withdrawWish, { done: t('rota.own.withdrawn'), failed: t('rota.own.notWithdrawn') });
  const shift = { shift: text.wholeOf(wish) };
  const params = { id: wish.id };
  if (wish.status === 'waiting')
    return (
      <Button
        variant="secondary"
        aria-label={t('rota.own.withdrawOf', shift)}
        busy={withdrawing.isPending}
        onClick={() => withdrawing.run({ params })}
      >
        {t('common.withdraw')}
      </Button>
    );
  if (wish.reasons.length === 0) return null;
  return (
    <Button
      variant="secondary"
      aria-label={t('rota.own.askOf', shift)}
      busy={asking.isPending}
      onClick={() => asking.run({ params })}
    >
      {t(wish.status === 'declined' ? 'rota.own.askAgain' : 'rota.own.ask')}
    </Button>
  );
}
