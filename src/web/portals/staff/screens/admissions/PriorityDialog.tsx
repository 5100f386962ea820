import { type FormEvent, useState } from 'react';
import { GROUNDS, type Ground } from '#contract/admissions-choices.ts';
import { changePriorities } from '#web/domains/admissions/queries.ts';
import type { Waitlist } from '#web/domains/admissions/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** By what children come first, one choice for each position. */
export default function PriorityDialog({ list, ...opened }: Opened & { list: Waitlist }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<(Ground | null)[]>(GROUNDS.map((_, at) => list.priorities[at] ?? null));
  const { run, isPending } = useAction(changePriorities, {
    done: t('admissionsWaitlist.ruleSaved'),
    failed: t('admissionsWaitlist.ruleNotSaved'),
    onDone: opened.onClose,
  });
  // What is chosen twice changes places.
  const choose = (at: number, ground: Ground | null) =>
    setChosen(
      chosen.map((one, index) =>
        index === at ? ground : ground !== null && one === ground ? (chosen[at] ?? null) : one,
      ),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const priorities = chosen.filter((ground) => ground !== null);
    return run({ body: { priorities, version: list.version } });
  };
  return (
    <FormDialog
      {...opened}
      title={t('admissionsWaitlist.changeRule')}
      description={t('admissionsWaitlist.changeText')}
      onSubmit={submit}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      {chosen.map((ground, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position is its place
        <Field key={at} label={t('admissionsWaitlist.position', { number: at + 1 })}>
          <Select
            value={ground ?? 'nothing'}
            onChange={({ target }) => choose(at, GROUNDS.find((one) => one === target.value) ?? null)}
            options={[
              ...GROUNDS.map((value) => ({ value, label: t(`admissionsJoin.list.grounds.${value}`) })),
              { value: 'nothing', label: t('admissionsWaitlist.nothing') },
            ]}
          />
        </Field>
      ))}
    </FormDialog>
  );
}
