import { useQuery } from '@tanstack/react-query';
import { CalendarOff, CalendarPlus, Trash2 } from 'lucide-react';
import type { Closure } from '#web/domains/center/rules.ts';
import { closures, removeClosure } from '#web/domains/center/settings-queries.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { ClosureDialog } from './ClosureDialog.tsx';
import { Part } from './Part.tsx';
import { PartSkeleton } from './PartSkeleton.tsx';

/** Days on which the center is closed, from today on. */
export function ClosuresPart() {
  const { t } = useTranslation();
  const read = useQuery(closures);
  const adding = useDialog();
  const { run: remove } = useAction(removeClosure, {
    done: t('centerSettings.closures.removed'),
    failed: t('centerSettings.closures.failedToRemove'),
  });
  const daysOf = useDays();
  const ask = (closure: Closure) =>
    confirmDelete({
      title: t('centerSettings.closures.ask'),
      text: t('centerSettings.closures.askText', { days: daysOf(closure), reason: closure.reason }),
      label: t('centerSettings.closures.askConfirm'),
      doDelete: () => remove({ query: { from: closure.from, to: closure.to } }),
    });
  const add = (
    <Button variant="secondary" icon={<CalendarPlus />} onClick={() => adding.open()}>
      {t('centerSettings.closures.add')}
    </Button>
  );
  return (
    <Part name="closures" action={read.data?.length !== 0 && add}>
      <Loaded
        query={read}
        failed={t('centerSettings.closures.failed')}
        skeleton={<PartSkeleton label={t('centerSettings.closures.loading')} />}
        empty={
          <EmptyState icon={<CalendarOff />} title={t('centerSettings.closures.none')} action={add}>
            {t('centerSettings.closures.noneText')}
          </EmptyState>
        }
      >
        {(all) => (
          <ul className="flex flex-col divide-y divide-line">
            {all.map((closure) => (
              <li key={closure.from} className="flex items-center gap-4 py-2">
                <div className="min-w-0 flex-1">
                  <p className="break-words font-medium">{closure.reason}</p>
                  <p className="text-ink-soft text-sm">{daysOf(closure)}</p>
                </div>
                <IconButton
                  label={t('centerSettings.closures.remove', { reason: closure.reason, days: daysOf(closure) })}
                  onClick={() => ask(closure)}
                >
                  <Trash2 />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {adding.show((_, opened) => (
        <ClosureDialog {...opened} />
      ))}
    </Part>
  );
}

/** Writes the days of a closure. */
function useDays(): (closure: Closure) => string {
  const { t } = useTranslation();
  return ({ from, to }) =>
    from === to
      ? formatDate(from, 'full')
      : t('centerSettings.closures.range', { from: formatDate(from, 'full'), to: formatDate(to, 'full') });
}
