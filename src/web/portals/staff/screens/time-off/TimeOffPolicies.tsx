import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { setTimeOffPolicies, timeOffPolicies } from '#web/domains/time-off/queries.ts';
import { hoursTyped, type TimeOffPolicy, typedHours } from '#web/domains/time-off/rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { PolicyFields, type TypedPolicy } from './PolicyFields.tsx';

const typedOf = ({ position, kind, minutes, most }: TimeOffPolicy): TypedPolicy => ({
  position: position ?? '',
  kind,
  minutes: String(minutes),
  most: most === null ? '' : hoursTyped(most),
});

/** How paid time off comes about, a rule for a position or for everybody else. */
export default function TimeOffPolicies(opened: Opened) {
  const { t } = useTranslation();
  const read = useQuery(timeOffPolicies);
  const [changed, setChanged] = useState<readonly TypedPolicy[]>();
  const [wrong, setWrong] = useState<string>();
  const { run, isPending } = useAction(setTimeOffPolicies, {
    done: t('timeOff.policies.saved'),
    failed: t('timeOff.policies.notSaved'),
    onDone: opened.onClose,
    onFailed: (error) => setWrong(reasonOf(error, t('timeOff.policies.notSaved'))),
  });
  const policies = changed ?? read.data?.policies.map(typedOf) ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = policies.map(({ position, kind, minutes, most }) => ({
      position: position === '' ? null : position,
      kind,
      minutes: /^\d{1,5}$/.test(minutes.trim()) ? Number(minutes) : Number.NaN,
      most: most.trim() === '' ? null : (typedHours(most) ?? Number.NaN),
    }));
    if (said.some(({ minutes, most }) => Number.isNaN(minutes) || Number.isNaN(most))) {
      setWrong(t('timeOff.policies.bad'));
      return;
    }
    void run({ body: { policies: said, ...(read.data && { version: read.data.version }) } });
  };
  return (
    <FormDialog
      {...opened}
      size="large"
      title={t('timeOff.policies.title')}
      description={t('timeOff.policies.text')}
      onSubmit={submit}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
      disabled={!read.data}
    >
      {read.error && <Alert tone="error">{reasonOf(read.error, t('timeOff.failed'))}</Alert>}
      {wrong && <Alert tone="error">{wrong}</Alert>}
      {!read.data && !read.error && <Skeleton className="h-40" />}
      {read.data && policies.length === 0 && <p className="text-ink-soft">{t('timeOff.policies.none')}</p>}
      <ul className="flex flex-col gap-4">
        {policies.map((policy, n) => (
          <PolicyFields
            // biome-ignore lint/suspicious/noArrayIndexKey: rules have no name of their own; they are told apart by their place
            key={n}
            number={n + 1}
            policy={policy}
            onChange={(next) => setChanged(policies.map((one, other) => (other === n ? next : one)))}
            onRemove={() => setChanged(policies.filter((_, other) => other !== n))}
          />
        ))}
      </ul>
      {read.data && (
        <Button
          variant="quiet"
          className="self-start"
          icon={<Plus className="size-5" />}
          onClick={() => setChanged([...policies, { position: '', kind: 'worked', minutes: '', most: '' }])}
        >
          {t('timeOff.policies.add')}
        </Button>
      )}
    </FormDialog>
  );
}
