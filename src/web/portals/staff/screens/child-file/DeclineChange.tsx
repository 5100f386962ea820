import { answerChange, type FileChange } from '#web/domains/child-file/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Declines what a guardian proposed, with a reason for the family. */
export default function DeclineChange({ change, ...opened }: Opened & { change: FileChange }) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      {...opened}
      size="small"
      action={answerChange}
      sent={(reason) => ({ params: { id: change.id }, body: { isAccepted: false, reason } })}
      done={t('childFile.changes.declined')}
      failed={t('childFile.notSaved')}
      title={t('childFile.changes.declineTitle')}
      description={`${fullName(change.child)} · ${t(`childFile.changeKinds.${change.kind}`)}`}
      submit={t('childFile.changes.decline')}
      danger
      label={t('childFile.changes.reason')}
      hint={t('childFile.changes.reasonHint')}
    />
  );
}
