import { useState } from 'react';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { recordCombination } from './queries.ts';
import type { Immunizations } from './rules.ts';

type CombinationFormProps = { childId: number; combinations: Immunizations['combinations'] };

/** One injection that counts for several vaccines. */
export function CombinationForm({ childId, combinations }: CombinationFormProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [isOpen, setOpen] = useState(false);
  const [combination, setCombination] = useState(combinations[0]?.code ?? '');
  const [givenOn, setGivenOn] = useState(today);
  const [source, setSource] = useState('');
  const { run, isPending } = useAction(recordCombination, {
    done: t('compliance.shots.saved'),
    failed: t('compliance.shots.saveFailed'),
    onDone: () => setOpen(false),
  });
  if (!isOpen)
    return (
      <Button variant="secondary" size="small" className="self-start" onClick={() => setOpen(true)}>
        {t('compliance.shots.combination')}
      </Button>
    );
  return (
    <div className="grid items-end gap-3 rounded-md bg-sunken p-3 sm:grid-cols-2">
      <Field label={t('compliance.shots.vaccine')} hint={t('compliance.shots.combinationHint')}>
        <Select
          value={combination}
          onChange={(event) => setCombination(event.target.value)}
          options={combinations.map((one) => ({ value: one.code, label: t('compliance.shots.combinationOf', one) }))}
        />
      </Field>
      <Field label={t('compliance.shots.givenOn')}>
        <DateInput value={givenOn} max={today} onChange={(event) => setGivenOn(event.target.value)} />
      </Field>
      <Field label={t('compliance.shots.source')} hint={t('compliance.shots.sourceHint')}>
        <TextInput value={source} maxLength={200} onChange={(event) => setSource(event.target.value)} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5 self-end">
        <Button variant="secondary" size="small" onClick={() => setOpen(false)}>
          {t('shell.cancel')}
        </Button>
        <Button
          size="small"
          busy={isPending}
          disabled={givenOn === ''}
          onClick={() => run({ params: { id: childId }, body: { combination, givenOn, source } })}
        >
          {t('common.save')}
        </Button>
      </div>
    </div>
  );
}
