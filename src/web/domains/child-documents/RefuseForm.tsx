import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { answerDocument, type ChildDocument } from './queries.ts';
import { useDocumentName } from './useDocumentName.ts';

/** Refuses what a family gave, with a reason that they read. */
export default function RefuseForm({ document, ...opened }: Opened & { document: ChildDocument }) {
  const { t } = useTranslation();
  const nameOf = useDocumentName();
  const { id, version } = document;
  return (
    <ReasonDialog
      {...opened}
      size="small"
      action={answerDocument}
      sent={(reason) => ({ params: { id }, body: { isAccepted: false, reason, version } })}
      done={t('childDocuments.refuse.done')}
      failed={t('childDocuments.notSaved')}
      title={t('childDocuments.refuse.title')}
      description={nameOf(document)}
      submit={t('childDocuments.refuse.submit')}
      danger
      label={t('childDocuments.refuse.reason')}
      hint={t('childDocuments.refuse.hint')}
      missing={t('childDocuments.refuse.missing')}
    />
  );
}
