import { offerShift } from '#web/domains/rota/queries.ts';
import type { OwnShifts } from '#web/domains/rota/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';
import { useOwnText } from './useOwnText.ts';

/** Offers one's own shift to the first who can take it, or keeps it after all (rota-14). */
export function OfferButton({ shift }: { shift: OwnShifts['shifts'][number] }) {
  const { t } = useTranslation();
  const text = useOwnText();
  const { run, isPending } = useAction(offerShift, {
    done: t(shift.isOffered ? 'rota.own.kept' : 'rota.own.offered'),
    failed: t('rota.own.notOffered'),
  });
  const send = (isOffered: boolean) => run({ params: { id: shift.id }, body: { isOffered } });
  const of = { shift: text.wholeOf(shift) };
  if (shift.isOffered)
    return (
      <Button
        variant="secondary"
        size="small"
        busy={isPending}
        aria-label={t('rota.own.keepOf', of)}
        onClick={() => send(false)}
      >
        {t('rota.own.keep')}
      </Button>
    );
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isPending}
      aria-label={t('rota.own.offerOf', of)}
      onClick={() =>
        confirmFirst({
          title: t('rota.own.offerTitle'),
          text: t('rota.own.offerText'),
          label: t('rota.own.offer'),
          act: () => send(true),
        })
      }
    >
      {t('rota.own.offer')}
    </Button>
  );
}
