import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { medicationsOf } from '#web/domains/medications/queries.ts';
import type { Medication } from '#web/domains/medications/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { LogFormProps } from '../LogForm.tsx';
import { useLog } from '../useLog.ts';
import { LogFormFrame } from './LogFormFrame.tsx';
import { MedicineHint } from './MedicineHint.tsx';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

/** A dose for one child, of a medicine whose consent holds; one sooner than agreed is asked about before it is recorded. */
export function MedicineForm({ present, initial, onLogged, ...opened }: LogFormProps) {
  const { t } = useTranslation();
  const [childId, setChildId] = useState(initial.length === 1 ? initial[0]?.id : undefined);
  const [medicationId, setMedicationId] = useState<number>();
  const [dose, setDose] = useState('');
  const [refused, setRefused] = useState(false);
  const [reason, setReason] = useState('');
  const [time, setTime] = useState<string>();
  const [problem, setProblem] = useState('');
  const [warning, setWarning] = useState('');
  const [sooner, setSooner] = useState('');
  const read = useQuery({ ...medicationsOf(childId ?? 0), enabled: childId !== undefined });
  const current = read.data?.filter(({ state }) => state === 'current') ?? [];
  const chosen = current.find(({ id }) => id === medicationId) ?? (current.length === 1 ? current[0] : undefined);
  const { log, isPending } = useLog(onLogged, (error) => {
    if (!(error instanceof RequestError) || error.code !== 'dose-too-soon') return false;
    setWarning(error.reason ?? '');
    return true;
  });
  const choose = (id: number) => {
    setMedicationId(id);
    setWarning('');
    setDose('');
  };
  const submit = () => {
    if (childId === undefined || !chosen) setProblem(t('activities.medicine.none'));
    else if (refused && reason.trim() === '') setProblem(t('activities.medicine.noReason'));
    else if (warning && sooner.trim() === '') setProblem(t('activities.medicine.noSooner'));
    else {
      setProblem('');
      log({
        kind: 'medicine',
        childIds: [childId],
        medicationId: chosen.id,
        dose,
        ...(time && { time }),
        ...(refused && { refusedReason: reason }),
        ...(warning && !refused && { acknowledged: true, acknowledgedReason: sooner }),
      });
    }
  };
  return (
    <LogFormFrame
      kind="medicine"
      {...opened}
      busy={isPending}
      problem={problem}
      save={{
        label: t(
          refused
            ? 'activities.medicine.saveRefused'
            : warning
              ? 'activities.medicine.giveAnyway'
              : 'activities.medicine.given',
        ),
        danger: warning !== '' && !refused,
        act: submit,
      }}
    >
      <Who
        one
        present={present}
        chosen={childId === undefined ? [] : [childId]}
        onChange={([id]) => {
          setChildId(id);
          setMedicationId(undefined);
          setWarning('');
        }}
      />
      {childId !== undefined && read.isError && <Alert tone="error">{t('activities.medicine.failed')}</Alert>}
      {childId !== undefined && !read.data && !read.isError && <Skeleton className="h-24 rounded-md" />}
      {read.data && current.length === 0 && (
        <Alert title={t('activities.medicine.nothing')}>{t('activities.medicine.nothingText')}</Alert>
      )}
      {current.length > 0 && (
        <RadioCards
          label={t('activities.medicine.which')}
          name="medication"
          options={current.map((one: Medication) => ({
            value: String(one.id),
            label: t('activities.medicine.nameAndDose', { name: one.name, dose: one.dose }),
            hint: <MedicineHint medication={one} />,
          }))}
          value={chosen ? String(chosen.id) : null}
          onChange={(id) => choose(Number(id))}
        />
      )}
      {chosen && (
        <>
          {warning && (
            <Alert tone="warning" title={t('activities.medicine.tooSoon')}>
              {warning}
            </Alert>
          )}
          {warning && !refused && (
            <Field label={t('activities.medicine.sooner')} required>
              <TextArea
                minRows={2}
                maxLength={500}
                value={sooner}
                onChange={(event) => setSooner(event.target.value)}
              />
            </Field>
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t('activities.medicine.dose')}>
              <TextInput
                value={dose}
                placeholder={chosen.dose}
                maxLength={200}
                onChange={(event) => setDose(event.target.value)}
              />
            </Field>
            <When value={time} onChange={setTime} />
          </div>
          <Checkbox
            label={t('activities.medicine.refused')}
            checked={refused}
            onChange={(event) => setRefused(event.target.checked)}
          />
          {refused && (
            <Field label={t('activities.medicine.reason')} required>
              <TextInput value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
            </Field>
          )}
        </>
      )}
    </LogFormFrame>
  );
}
