import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { recordExemption } from './queries.ts';
import type { Immunizations } from './rules.ts';

type ExemptionFormProps = { childId: number; data: Immunizations; onDone(): void };

export function ExemptionForm({ childId, data, onDone }: ExemptionFormProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { mutate, error, isPending } = useMutation(recordExemption);
  const [vaccine, setVaccine] = useState('');
  const [kind, setKind] = useState(data.kinds[0] ?? 'medical');
  const [dated, setDated] = useState(today);
  const [until, setUntil] = useState('');
  const [source, setSource] = useState('');
  const fields = error instanceof RequestError ? error.fields : {};
  const body = { vaccine: vaccine || null, kind, dated, until: until || null, source };
  const save = () =>
    mutate(
      { params: { id: childId }, body },
      {
        onSuccess: () => {
          toast({ variant: 'success', title: t('compliance.shots.saved') });
          onDone();
        },
      },
    );
  return (
    <div className="mt-2 grid items-end gap-3 rounded-md bg-sunken p-3 sm:grid-cols-2">
      {error && Object.keys(fields).length === 0 && (
        <Alert tone="error" className="sm:col-span-2">
          {reasonOf(error, t('compliance.shots.saveFailed'))}
        </Alert>
      )}
      <Field label={t('compliance.shots.vaccine')} error={fields.vaccine}>
        <Select
          value={vaccine}
          onChange={(event) => setVaccine(event.target.value)}
          options={[
            { value: '', label: t('compliance.shots.allVaccines') },
            ...data.vaccines.map((one) => ({ value: one.vaccine, label: one.name })),
          ]}
        />
      </Field>
      <Field label={t('common.reason')} hint={t('compliance.shots.kindHint')} error={fields.kind}>
        <Select
          value={kind}
          onChange={(event) => setKind(data.kinds.find((one) => one === event.target.value) ?? kind)}
          options={data.kinds.map((one) => ({ value: one, label: t(`compliance.shots.kinds.${one}`) }))}
        />
      </Field>
      <Field label={t('compliance.shots.dated')} error={fields.dated}>
        <DateInput value={dated} max={today} onChange={(event) => setDated(event.target.value)} />
      </Field>
      <Field label={t('common.lastDay')} optionalLabel={t('common.optional')} error={fields.until}>
        <DateInput value={until} min={dated} onChange={(event) => setUntil(event.target.value)} />
      </Field>
      <Field label={t('compliance.shots.source')} hint={t('compliance.shots.sourceHint')} className="sm:col-span-2">
        <TextInput value={source} maxLength={300} onChange={(event) => setSource(event.target.value)} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5 sm:col-span-2">
        <Button variant="secondary" size="small" onClick={onDone}>
          {t('shell.cancel')}
        </Button>
        <Button size="small" busy={isPending} disabled={dated === ''} onClick={save}>
          {t('common.save')}
        </Button>
      </div>
    </div>
  );
}
