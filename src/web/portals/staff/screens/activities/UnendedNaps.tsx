import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { endNaps } from '../../../../domains/activities/queries.ts';
import type { RoomLog } from '../../../../domains/activities/rules.ts';
import { RequestError } from '../../../../lib/errors.ts';
import { formatDate, formatTime } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Private } from '../../../../ui/Private.tsx';
import { TimeInput } from '../../../../ui/TimeInput.tsx';
import { useFailure } from './useLog.ts';

type Unended = RoomLog['unendedNaps'][number];

/** Naps of earlier days that nobody ended: their end is asked for, and never made up. */
export function UnendedNaps({ naps }: { naps: readonly Unended[] }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Unended>();
  if (naps.length === 0) return null;
  return (
    <Alert tone="warning" title={t('activities.unended.title', { count: naps.length })}>
      <ul className="mt-1 grid gap-2">
        {naps.map((nap) => (
          <li key={nap.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>
              <Private>{nap.child}</Private>{' '}
              {t('activities.unended.from', { date: formatDate(nap.date, 'long'), time: formatTime(nap.at) })}
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('activities.unended.enterOf', { name: nap.child })}
              onClick={() => setAsked(nap)}
            >
              {t('activities.unended.enter')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && <EndDialog nap={asked} onClose={() => setAsked(undefined)} />}
    </Alert>
  );
}

function EndDialog({ nap, onClose }: { nap: Unended; onClose(): void }) {
  const { t } = useTranslation();
  const failed = useFailure();
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    ...endNaps,
    onSuccess: (...all) => {
      onClose();
      return endNaps.onSuccess(...all);
    },
    onError: (error) => {
      const refused = error instanceof RequestError ? error.fields.time : undefined;
      if (refused) setProblem(refused);
      else failed(error);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (time === '') setProblem(t('activities.unended.noTime'));
    else mutate({ body: { ids: [nap.id], time } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('activities.unended.enterOf', { name: nap.child })}
      description={t('activities.unended.from', { date: formatDate(nap.date, 'long'), time: formatTime(nap.at) })}
      closeLabel={t('shell.close')}
      size="small"
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('activities.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('activities.saving')}>
            {t('activities.save')}
          </Button>
        </>
      }
    >
      <Field label={t('activities.unended.end')} required error={problem}>
        <TimeInput value={time} onChange={(event) => setTime(event.target.value)} />
      </Field>
    </Dialog>
  );
}
