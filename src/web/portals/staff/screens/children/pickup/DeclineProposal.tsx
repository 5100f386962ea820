import { type FormEvent, useState } from 'react';
import { answerProposal, type PickupPerson } from '#web/domains/pickup-people/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Declines whom a guardian proposed, with a reason for the family. */
export function DeclineProposal({ person, ...opened }: Opened & { person: PickupPerson }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const name = `${person.firstName} ${person.lastName}`;
  const { run, isPending } = useAction(answerProposal, {
    done: t('pickupPeople.declined', { name }),
    failed: t('pickupPeople.notSaved'),
    onDone: opened.onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run({ params: { id: person.id }, body: { isAccepted: false, reason } });
  };
  return (
    <FormDialog
      {...opened}
      size="small"
      title={t('pickupPeople.declineTitle', { name })}
      onSubmit={submit}
      submit={t('pickupPeople.decline')}
      busy={isPending}
      danger
    >
      <Field
        label={t('pickupPeople.declineReason')}
        optionalLabel={t('common.optional')}
        hint={t('pickupPeople.declineHint')}
      >
        <TextArea value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  );
}
