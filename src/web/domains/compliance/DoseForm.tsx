import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { recordDose } from './queries.ts';

type DoseFormProps = { childId: number; vaccine: string; dose: number; onDone(): void };

/** When a dose was given, and on which paper that stands. */
export function DoseForm({ childId, vaccine, dose, onDone }: DoseFormProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { mutate, error, isPending } = useMutation(recordDose);
  const [givenOn, setGivenOn] = useState(today);
  const [source, setSource] = useState('');
  const dateError = error instanceof RequestError ? error.fields.givenOn : undefined;
  const save = () =>
    mutate(
      { params: { id: childId }, body: { vaccine, dose, givenOn, source } },
      {
        onSuccess: () => {
          toast({ variant: 'success', title: t('compliance.shots.saved') });
          onDone();
        },
      },
    );
  return (
    <div className="mt-2 grid items-end gap-3 rounded-md bg-sunken p-3 sm:grid-cols-2">
      {error && !dateError && (
        <Alert tone="error" className="sm:col-span-2">
          {reasonOf(error, t('compliance.shots.saveFailed'))}
        </Alert>
      )}
      <Field label={t('compliance.shots.givenOn')} error={dateError}>
        <DateInput value={givenOn} max={today} onChange={(event) => setGivenOn(event.target.value)} />
      </Field>
      <Field label={t('compliance.shots.source')} hint={t('compliance.shots.sourceHint')}>
        <TextInput value={source} maxLength={300} onChange={(event) => setSource(event.target.value)} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5 sm:col-span-2">
        <Button variant="secondary" size="small" onClick={onDone}>
          {t('shell.cancel')}
        </Button>
        <Button size="small" busy={isPending} disabled={givenOn === ''} onClick={save}>
          {t('common.save')}
        </Button>
      </div>
    </div>
  );
}
