import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TaxDocument } from '../../../../domains/tax-documents/rules.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { Page } from '../../layout/Page.tsx';
import { DeleteDocument } from './DeleteDocument.tsx';
import { DocumentList } from './DocumentList.tsx';

const loadUpload = () => import('./UploadDialog.tsx');
const UploadDialog = lazy(loadUpload);
const loadEdit = () => import('./EditDialog.tsx');
const EditDialog = lazy(loadEdit);
/** Fetches a dialog's code before it is asked for; a failure shows when it is really opened. */
const preload = (load: () => Promise<unknown>) => void load().catch(() => {});

/** Tax Documents Management of seed 001 section 2. */
export function TaxDocumentsScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [uploading, setUploading] = useState({ open: false, turn: 0 });
  const [editing, setEditing] = useState<{ document: TaxDocument; open: boolean; turn: number }>();
  const [deleting, setDeleting] = useState<{ document: TaxDocument; open: boolean }>();
  if (!can('tax-documents')) return <NotForRole title={t('shell.titles.taxDocumentsManagement')} />;

  const upload = () => setUploading({ open: true, turn: uploading.turn + 1 });
  const uploadButton = (className: string) => (
    <Button
      className={className}
      icon={<FileUp className="size-5" aria-hidden="true" />}
      onPointerEnter={() => preload(loadUpload)}
      onFocus={() => preload(loadUpload)}
      onClick={upload}
    >
      {t('taxDocumentsManagement.upload.button')}
    </Button>
  );

  return (
    <Page
      title={t('shell.titles.taxDocumentsManagement')}
      subtitle={t('taxDocumentsManagement.subtitle')}
      actions={uploadButton('max-sm:hidden')}
    >
      <DocumentList
        onUpload={upload}
        onEdit={(document) => setEditing({ document, open: true, turn: (editing?.turn ?? 0) + 1 })}
        onEditNear={() => preload(loadEdit)}
        onDelete={(document) => setDeleting({ document, open: true })}
      />
      <ActionBar className="sm:hidden">{uploadButton('w-full')}</ActionBar>
      <Suspense>
        {uploading.turn > 0 && (
          <UploadDialog
            key={uploading.turn}
            open={uploading.open}
            onOpenChange={(open) => setUploading({ ...uploading, open })}
          />
        )}
        {editing && (
          <EditDialog
            key={`edit-${editing.turn}`}
            document={editing.document}
            open={editing.open}
            onOpenChange={(open) => setEditing({ ...editing, open })}
          />
        )}
      </Suspense>
      {deleting && (
        <DeleteDocument
          document={deleting.document}
          open={deleting.open}
          onOpenChange={(open) => setDeleting({ ...deleting, open })}
        />
      )}
    </Page>
  );
}
