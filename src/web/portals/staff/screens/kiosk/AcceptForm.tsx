import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { children } from '#web/domains/children/queries.ts';
import { acceptEntry, type KioskEntry } from '#web/domains/kiosk/queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { toast } from '#web/ui/toast.ts';

/** Records an entry as staff: for the children it names, or one that staff choose where it names none. */
export function AcceptForm({ entry, onDismiss }: { entry: KioskEntry; onDismiss(): void }) {
  const { t } = useTranslation();
  const waiting = entry.moves.filter(({ outcome }) => outcome === 'misfit' || outcome === 'refused');
  const needsChild = !waiting.some(({ childId }) => childId !== null);
  const needsDirection = entry.direction === null;
  const { data: all } = useQuery({ ...children, enabled: needsChild });
  const { mutate: accept, isPending, error } = useMutation(acceptEntry);
  const [childId, setChildId] = useState<string | null>(null);
  const [time, setTime] = useState('');
  const [direction, setDirection] = useState<'in' | 'out'>('in');

  const send = () =>
    accept(
      {
        params: { id: entry.id },
        body: {
          ...(needsChild && childId !== null && { childIds: [Number(childId)] }),
          ...(needsDirection && { direction }),
          ...(time !== '' && { time }),
        },
      },
      { onSuccess: () => toast({ variant: 'success', title: t('kioskManagement.look.accepted') }) },
    );

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        {needsChild && (
          <Field label={t('kioskManagement.look.acceptFor')} className="min-w-56 flex-1">
            <Combobox
              value={childId}
              onChange={setChildId}
              options={(all ?? []).map(({ id, firstName, lastName, room }) => ({
                value: String(id),
                label: `${firstName} ${lastName}`,
                detail: room,
              }))}
              placeholder={t('kioskManagement.look.chooseChild')}
              emptyText={t('kioskManagement.look.noChild')}
            />
          </Field>
        )}
        {needsDirection && (
          <Field label={t('kioskManagement.look.direction')}>
            <Select
              value={direction}
              onChange={(event) => setDirection(event.currentTarget.value === 'in' ? 'in' : 'out')}
              options={[
                { value: 'in', label: t('kioskManagement.look.in') },
                { value: 'out', label: t('kioskManagement.look.out') },
              ]}
            />
          </Field>
        )}
        <Field label={t('kioskManagement.look.time')}>
          <TimeInput value={time} onChange={(event) => setTime(event.currentTarget.value)} />
        </Field>
        <div className="flex flex-1 flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={onDismiss}>
            {t('kioskManagement.look.dismiss')}
          </Button>
          <Button
            busy={isPending}
            busyLabel={t('kioskManagement.look.accepting')}
            disabled={needsChild && childId === null}
            onClick={send}
          >
            {t('kioskManagement.look.accept')}
          </Button>
        </div>
      </div>
      {error && <Alert tone="error">{reasonOf(error, t('common.thatDidNotWork'))}</Alert>}
    </div>
  );
}
