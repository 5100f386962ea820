import { type FormEvent, useState } from 'react';
import { answerChange, type FileChange } from '#web/domains/child-file/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Declines what a guardian proposed, with a reason for the family. */
export default function DeclineChange({ change, ...opened }: Opened & { change: FileChange }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const { run, isPending } = useAction(answerChange, {
    done: t('childFile.changes.declined'),
    failed: t('childFile.notSaved'),
    onDone: opened.onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run({ params: { id: change.id }, body: { isAccepted: false, reason } });
  };
  return (
    <FormDialog
      {...opened}
      size="small"
      title={t('childFile.changes.declineTitle')}
      description={`${fullName(change.child)} · ${t(`childFile.changeKinds.${change.kind}`)}`}
      onSubmit={submit}
      submit={t('childFile.changes.decline')}
      busy={isPending}
      danger
    >
      <Field
        label={t('childFile.changes.reason')}
        optionalLabel={t('common.optional')}
        hint={t('childFile.changes.reasonHint')}
      >
        <TextArea value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  );
}
