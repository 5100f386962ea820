import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarOff, CalendarPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Closure } from '../../../../../domains/center/rules.ts';
import { closures, removeClosure } from '../../../../../domains/center/settings-queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { ClosureDialog } from './ClosureDialog.tsx';
import { Part } from './Part.tsx';
import { PartReading } from './PartReading.tsx';

/** Days on which the center is closed, from today on. */
export function ClosuresPart() {
  const { t } = useTranslation();
  const read = useQuery(closures);
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<{ closure: Closure; open: boolean }>();
  const daysOf = useDays();
  return (
    <Part
      name="closures"
      action={
        <Button variant="secondary" icon={<CalendarPlus />} onClick={() => setIsAdding(true)}>
          {t('centerSettings.closures.add')}
        </Button>
      }
    >
      {read.data === undefined ? (
        <PartReading
          read={read}
          loading={t('centerSettings.closures.loading')}
          failed={t('centerSettings.closures.failed')}
        />
      ) : read.data.length === 0 ? (
        <EmptyState icon={<CalendarOff />} title={t('centerSettings.closures.none')}>
          {t('centerSettings.closures.noneText')}
        </EmptyState>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {read.data.map((closure) => (
            <li key={closure.from} className="flex items-center gap-4 py-2">
              <div className="min-w-0 flex-1">
                <p className="break-words font-medium">{closure.reason}</p>
                <p className="text-ink-soft text-sm">{daysOf(closure)}</p>
              </div>
              <IconButton
                label={t('centerSettings.closures.remove', { reason: closure.reason, days: daysOf(closure) })}
                onClick={() => setRemoving({ closure, open: true })}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <ClosureDialog onDone={() => setIsAdding(false)} />}
      {removing && (
        <RemoveClosure
          key={removing.closure.from}
          closure={removing.closure}
          open={removing.open}
          onOpenChange={(open) => setRemoving({ ...removing, open })}
        />
      )}
    </Part>
  );
}

type RemoveClosureProps = { closure: Closure; open: boolean; onOpenChange(open: boolean): void };

function RemoveClosure({ closure, open, onOpenChange }: RemoveClosureProps) {
  const { t } = useTranslation();
  const daysOf = useDays();
  const { mutate, isPending } = useMutation(removeClosure);
  const remove = () =>
    mutate(
      { query: { from: closure.from, to: closure.to } },
      {
        onSuccess: () => {
          toast({ title: t('centerSettings.closures.removed'), variant: 'success' });
          onOpenChange(false);
        },
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('centerSettings.closures.failedToRemove')),
            variant: 'error',
          }),
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('centerSettings.closures.ask')}
      confirmLabel={t('centerSettings.closures.askConfirm')}
      cancelLabel={t('centerSettings.cancel')}
      danger
      busy={isPending}
      onConfirm={remove}
    >
      {t('centerSettings.closures.askText', { days: daysOf(closure), reason: closure.reason })}
    </ConfirmDialog>
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
