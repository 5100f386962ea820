import { ImageUp } from 'lucide-react';
import type { Photo } from '#web/domains/gallery/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ManagementPage } from '#web/portals/staff/layout/ManagementPage.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { GalleryList } from './GalleryList.tsx';
import { GalleryStats } from './GalleryStats.tsx';

const UploadPhotos = lazyDialog(() => import('./UploadPhotos.tsx'));
const EditPhoto = lazyDialog(() => import('./EditPhoto.tsx'));

/** Gallery Management (gallery-3). */
export function GalleryScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const uploading = useDialog();
  const editing = useDialog<Photo>();
  if (!can('gallery')) return <NotForRole title={t('galleryManagement.title')} />;
  return (
    <ManagementPage
      title={t('galleryManagement.title')}
      subtitle={t('galleryManagement.subtitle')}
      main={{
        icon: <ImageUp className="size-5" />,
        children: t('galleryManagement.upload.button'),
        onClick: () => uploading.open(),
        ...UploadPhotos.near,
      }}
    >
      <GalleryList onUpload={uploading.open} onEdit={editing.open} editNear={EditPhoto.near} />
      <GalleryStats />
      {uploading.show((_, opened) => (
        <UploadPhotos {...opened} />
      ))}
      {editing.show((photo, opened) => (
        <EditPhoto photo={photo} {...opened} />
      ))}
    </ManagementPage>
  );
}
