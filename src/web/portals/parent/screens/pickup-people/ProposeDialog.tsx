import type { FormEvent } from 'react';
import type { ParentChild } from '#web/domains/guardians/accounts/rules.ts';
import { PickupFields } from '#web/domains/pickup-people/PickupFields.tsx';
import { proposePickupPerson } from '#web/domains/pickup-people/queries.ts';
import { newPerson, saidOf } from '#web/domains/pickup-people/rules.ts';
import { usePickupForm } from '#web/domains/pickup-people/usePickupForm.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** A parent proposes somebody who may bring or collect their children (pickup-people-2). */
export default function ProposeDialog({ family, ...opened }: Opened & { family: readonly ParentChild[] }) {
  const { t } = useTranslation();
  const form = usePickupForm(newPerson(family.map(({ id }) => id)));
  const { values } = form;
  const { run, isPending } = useAction(proposePickupPerson, {
    done: t('pickupPeople.family.sent'),
    failed: t('pickupPeople.notSaved'),
    onDone: opened.onClose,
    onFailed: form.takeProblems,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run({ body: { ...saidOf(values), childIds: [...values.childIds] } });
  };
  return (
    <FormDialog
      {...opened}
      title={t('pickupPeople.family.propose')}
      description={t('pickupPeople.family.proposeText')}
      onSubmit={submit}
      submit={t('pickupPeople.family.send')}
      busy={isPending}
      busyLabel={t('common.sending')}
    >
      <PickupFields values={values} refused={form.refused} family={family} onChange={form.change} />
    </FormDialog>
  );
}
