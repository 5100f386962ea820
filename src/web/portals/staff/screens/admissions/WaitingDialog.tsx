import { type FormEvent, useState } from 'react';
import { GROUNDS, type Ground } from '#contract/admissions-choices.ts';
import { setWaiting } from '#web/domains/admissions/queries.ts';
import type { WaitingChild } from '#web/domains/admissions/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** What decides a child's place, and whether it pauses. */
export default function WaitingDialog({ waiting, ...opened }: Opened & { waiting: WaitingChild }) {
  const { t } = useTranslation();
  const [grounds, setGrounds] = useState<readonly Ground[]>(waiting.grounds);
  const [isPaused, setPaused] = useState(waiting.place === null);
  const { run, isPending } = useAction(setWaiting, {
    done: t('admissionsWaitlist.saved'),
    failed: t('admissionsWaitlist.notSaved'),
    onDone: opened.onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run({ params: { id: waiting.id }, body: { grounds: [...grounds], isPaused } });
  };
  return (
    <FormDialog
      {...opened}
      title={t('admissionsWaitlist.editOf', { name: fullName(waiting) })}
      description={t('admissionsWaitlist.editText')}
      onSubmit={submit}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <div>
        {GROUNDS.map((ground) => (
          <Checkbox
            key={ground}
            label={t(`admissionsJoin.list.grounds.${ground}`)}
            checked={grounds.includes(ground)}
            onChange={({ target }) =>
              setGrounds(target.checked ? [...grounds, ground] : grounds.filter((one) => one !== ground))
            }
          />
        ))}
      </div>
      <Checkbox
        label={t('admissionsWaitlist.isPaused')}
        checked={isPaused}
        onChange={({ target }) => setPaused(target.checked)}
      />
    </FormDialog>
  );
}
