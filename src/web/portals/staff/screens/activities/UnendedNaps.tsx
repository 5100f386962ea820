import { type FormEvent, useState } from 'react';
import { endNaps } from '#web/domains/activities/queries.ts';
import type { RoomLog } from '#web/domains/activities/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { useAction } from '#web/ui/useAction.ts';

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
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState('');
  const { run, isPending } = useAction(endNaps, {
    failed: t('activities.notRecorded'),
    onDone: onClose,
    onFailed: (error) => {
      const refused = error instanceof RequestError ? error.fields.time : undefined;
      if (refused) setProblem(refused);
      return refused !== undefined;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (time === '') setProblem(t('activities.unended.noTime'));
    else void run({ body: { ids: [nap.id], time } });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('activities.unended.enterOf', { name: nap.child })}
      description={t('activities.unended.from', { date: formatDate(nap.date, 'long'), time: formatTime(nap.at) })}
      size="small"
      onSubmit={submit}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field label={t('activities.unended.end')} required error={problem}>
        <TimeInput value={time} onChange={(event) => setTime(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
