import { takeShift } from '#web/domains/rota/queries.ts';
import type { OwnShifts } from '#web/domains/rota/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useOwnText } from './useOwnText.ts';

/** Open shifts that oneself can take; the first who does has it (rota-13). */
export function OpenShifts({ open }: Pick<OwnShifts, 'open'>) {
  const { t } = useTranslation();
  const text = useOwnText();
  const { run, isPending, variables } = useAction(takeShift, {
    done: t('rota.own.taken'),
    failed: t('rota.own.notTaken'),
  });
  return (
    <Card as="section" title={t('rota.own.open')} description={t('rota.own.openText')} flush>
      <ul className="divide-y divide-line">
        {open.map((shift) => (
          <li key={shift.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <span className="min-w-0 font-medium">{text.wholeOf(shift)}</span>
            <Button
              aria-label={t('rota.own.takeOf', { shift: text.wholeOf(shift) })}
              busy={isPending && variables?.params.id === shift.id}
              onClick={() => run({ params: { id: shift.id } })}
            >
              {t('rota.own.take')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
