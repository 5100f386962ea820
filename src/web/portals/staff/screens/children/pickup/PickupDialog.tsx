import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { children } from '#web/domains/children/queries.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import type { ImportedPerson } from '#web/domains/pickup-people/imported.ts';
import { PickupFields } from '#web/domains/pickup-people/PickupFields.tsx';
import { addPickupPerson, editPickupPerson, type PickupPerson } from '#web/domains/pickup-people/queries.ts';
import { newPerson, saidOf, siblingsOf, valuesOf } from '#web/domains/pickup-people/rules.ts';
import { usePickupForm } from '#web/domains/pickup-people/usePickupForm.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';

type PickupDialogProps = {
  child: Child;
  /** Undefined: somebody new; so is who is named by an imported file. */
  known: PickupPerson | ImportedPerson | undefined;
  onDone(): void;
};

/** Who may bring or collect a child beside its guardians: somebody new, for its siblings too, or what is said of somebody. */
export default function PickupDialog({ child, known, onDone }: PickupDialogProps) {
  const { t } = useTranslation();
  const person = known && 'id' in known ? known : undefined;
  const { data: all = [] } = useQuery(children);
  const form = usePickupForm(known && 'id' in known ? valuesOf(known) : newPerson([child.id], known));
  const { values } = form;
  const told = {
    done: t('pickupPeople.saved', { name: `${values.firstName} ${values.lastName}` }),
    failed: t('pickupPeople.notSaved'),
    onDone,
    onFailed: form.takeProblems,
  };
  const add = useAction(addPickupPerson, told);
  const edit = useAction(editPickupPerson, told);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return person
      ? edit.run({ params: { id: person.id }, body: { ...saidOf(values), version: person.version } })
      : add.run({ body: { ...saidOf(values), childIds: [...values.childIds] } });
  };
  return (
    <FormDialog
      onClose={onDone}
      title={t(person ? 'pickupPeople.editTitle' : 'pickupPeople.addTitle')}
      description={fullName(child)}
      onSubmit={submit}
      submit={t('common.save')}
      busy={add.isPending || edit.isPending}
      busyLabel={t('common.saving')}
    >
      <PickupFields
        values={values}
        refused={form.refused}
        family={person ? [] : [child, ...siblingsOf(child, all)]}
        onChange={form.change}
      />
    </FormDialog>
  );
}
