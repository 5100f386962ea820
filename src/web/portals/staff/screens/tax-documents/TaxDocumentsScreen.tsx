import { FileUp } from 'lucide-react';
import type { TaxDocument } from '#web/domains/tax-documents/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ManagementPage } from '#web/portals/staff/layout/ManagementPage.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { DocumentList } from './DocumentList.tsx';

const UploadDocument = lazyDialog(() => import('./UploadDocument.tsx'));
const EditDocument = lazyDialog(() => import('./EditDocument.tsx'));

/** Tax Documents Management (tax-documents-4). */
export function TaxDocumentsScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const uploading = useDialog();
  const editing = useDialog<TaxDocument>();
  if (!can('tax-documents')) return <NotForRole title={t('taxDocumentsManagement.title')} />;
  return (
    <ManagementPage
      title={t('taxDocumentsManagement.title')}
      subtitle={t('taxDocumentsManagement.subtitle')}
      main={{
        icon: <FileUp className="size-5" />,
        children: t('taxDocumentsManagement.upload.button'),
        onClick: () => uploading.open(),
        ...UploadDocument.near,
      }}
    >
      <DocumentList onUpload={uploading.open} onEdit={editing.open} editNear={EditDocument.near} />
      {uploading.show((_, opened) => (
        <UploadDocument {...opened} />
      ))}
      {editing.show((document, opened) => (
        <EditDocument document={document} {...opened} />
      ))}
    </ManagementPage>
  );
}
