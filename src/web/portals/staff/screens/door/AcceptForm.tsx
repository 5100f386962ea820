import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { children } from '../../../../domains/children/queries.ts';
import { acceptEntry, type DoorEntry } from '../../../../domains/door/queries.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Combobox } from '../../../../ui/Combobox.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { TimeInput } from '../../../../ui/TimeInput.tsx';
import { toast } from '../../../../ui/toast.ts';

/** Records an entry as staff: for the children it names, or one that staff choose where it names none. */
export function AcceptForm({ entry, onDismiss }: { entry: DoorEntry; onDismiss(): void }) {
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
      { onSuccess: () => toast({ variant: 'success', title: t('tablets.look.accepted') }) },
    );

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        {needsChild && (
          <Field label={t('tablets.look.acceptFor')} className="min-w-56 flex-1">
            <Combobox
              value={childId}
              onChange={setChildId}
              options={(all ?? []).map(({ id, firstName, lastName, room }) => ({
                value: String(id),
                label: `${firstName} ${lastName}`,
                detail: room,
              }))}
              placeholder={t('tablets.look.chooseChild')}
              emptyText={t('tablets.look.noChild')}
              clearLabel={t('tablets.pins.clear')}
            />
          </Field>
        )}
        {needsDirection && (
          <Field label={t('tablets.look.direction')}>
            <Select
              value={direction}
              onChange={(event) => setDirection(event.currentTarget.value === 'in' ? 'in' : 'out')}
              options={[
                { value: 'in', label: t('tablets.look.in') },
                { value: 'out', label: t('tablets.look.out') },
              ]}
            />
          </Field>
        )}
        <Field label={t('tablets.look.time')}>
          <TimeInput value={time} onChange={(event) => setTime(event.currentTarget.value)} />
        </Field>
        <div className="flex flex-1 flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={onDismiss}>
            {t('tablets.look.dismiss')}
          </Button>
          <Button
            busy={isPending}
            busyLabel={t('tablets.look.accepting')}
            disabled={needsChild && childId === null}
            onClick={send}
          >
            {t('tablets.look.accept')}
          </Button>
        </div>
      </div>
      {error && <Alert tone="error">{reasonOf(error, t('tablets.failed'))}</Alert>}
    </div>
  );
}
