import { approveWish } from '#web/domains/rota/queries.ts';
import type { RotaWeek, ShiftWish } from '#web/domains/rota/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { useOwnText } from './useOwnText.ts';

const DeclineWish = lazyDialog(() => import('./DeclineWish.tsx'));

/** Shifts of any week that people ask for and may not take by themselves (rota-17); nothing where nobody waits. */
export function WaitingWishes({ wishes }: Pick<RotaWeek, 'wishes'>) {
  const { t } = useTranslation();
  const declining = useDialog<ShiftWish>();
  return (
    <>
      {wishes.length > 0 && (
        <Card as="section" title={t('rota.wishes.title')} description={t('rota.wishes.text')} flush>
          <ul className="divide-y divide-line">
            {wishes.map((wish) => (
              <WaitingWish key={wish.id} wish={wish} onDecline={() => declining.open(wish)} />
            ))}
          </ul>
        </Card>
      )}
      {declining.show((wish, opened) => (
        <DeclineWish wish={wish} {...opened} />
      ))}
    </>
  );
}

function WaitingWish({ wish, onDecline }: { wish: ShiftWish; onDecline(): void }) {
  const { t } = useTranslation();
  const { staff } = useStaffSession();
  const text = useOwnText();
  const { id, staffId, name, offeredBy, reasons } = wish;
  const { run, isPending } = useAction(approveWish, {
    done: t('rota.wishes.approved', { name }),
    failed: t('rota.wishes.notAnswered'),
  });
  const whole = { name, shift: text.wholeOf(wish) };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p>{text.wholeOf(wish)}</p>
        {offeredBy && <p className="text-ink-soft text-sm">{t('rota.wishes.offeredBy', { name: offeredBy })}</p>}
        {reasons.map((reason) => (
          <p key={reason} className="text-ink-soft text-sm">
            {t(`rota.warnings.${reason}`)}
          </p>
        ))}
        {staffId === staff.id && <p className="text-sm">{t('rota.wishes.bySelf')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={t('rota.wishes.declineOf', whole)}
          onClick={onDecline}
          {...DeclineWish.near}
        >
          {t('rota.wishes.decline')}
        </Button>
        <Button aria-label={t('rota.wishes.approveOf', whole)} busy={isPending} onClick={() => run({ params: { id } })}>
          {t('rota.wishes.approve')}
        </Button>
      </div>
    </li>
  );
}
