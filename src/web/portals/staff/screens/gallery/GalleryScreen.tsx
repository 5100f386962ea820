import { ImageUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Photo } from '../../../../domains/gallery/rules.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { Page } from '../../layout/Page.tsx';
import { DeletePhoto } from './DeletePhoto.tsx';
import { GalleryList } from './GalleryList.tsx';
import { GalleryStats } from './GalleryStats.tsx';

const loadUpload = () => import('./UploadDialog.tsx');
const UploadDialog = lazy(loadUpload);
const loadEdit = () => import('./EditPhotoDialog.tsx');
const EditPhotoDialog = lazy(loadEdit);
/** Fetches a dialog's code before it is asked for; a failure shows when it is really opened. */
const preload = (load: () => Promise<unknown>) => void load().catch(() => {});

/** Gallery Management of seed 001 section 2. */
export function GalleryScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [uploading, setUploading] = useState({ open: false, turn: 0 });
  const [editing, setEditing] = useState<{ photo: Photo; open: boolean; turn: number }>();
  const [deleting, setDeleting] = useState<{ photo: Photo; open: boolean }>();
  if (!can('gallery')) return <NotForRole title={t('shell.titles.galleryManagement')} />;

  const upload = () => setUploading({ open: true, turn: uploading.turn + 1 });
  const uploadButton = (className: string) => (
    <Button
      className={className}
      icon={<ImageUp className="size-5" aria-hidden="true" />}
      onPointerEnter={() => preload(loadUpload)}
      onFocus={() => preload(loadUpload)}
      onClick={upload}
    >
      {t('galleryManagement.upload.button')}
    </Button>
  );

  return (
    <Page
      title={t('shell.titles.galleryManagement')}
      subtitle={t('galleryManagement.subtitle')}
      actions={uploadButton('max-sm:hidden')}
    >
      <GalleryStats />
      <GalleryList
        onUpload={upload}
        onEdit={(photo) => setEditing({ photo, open: true, turn: (editing?.turn ?? 0) + 1 })}
        onEditNear={() => preload(loadEdit)}
        onDelete={(photo) => setDeleting({ photo, open: true })}
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
          <EditPhotoDialog
            key={`edit-${editing.turn}`}
            photo={editing.photo}
            open={editing.open}
            onOpenChange={(open) => setEditing({ ...editing, open })}
          />
        )}
      </Suspense>
      {deleting && (
        <DeletePhoto
          photo={deleting.photo}
          open={deleting.open}
          onOpenChange={(open) => setDeleting({ ...deleting, open })}
        />
      )}
    </Page>
  );
}
