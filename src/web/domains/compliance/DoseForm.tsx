import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestError, reasonOf } from '../../lib/errors.ts';
import { useCenterToday } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { DateInput } from '../../ui/DateInput.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';
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
    <div className="mt-2 grid items-start gap-3 rounded-md bg-sunken p-3 sm:grid-cols-2">
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
          {t('compliance.shots.cancel')}
        </Button>
        <Button size="small" busy={isPending} disabled={givenOn === ''} onClick={save}>
          {t('compliance.shots.save')}
        </Button>
      </div>
    </div>
  );
}
