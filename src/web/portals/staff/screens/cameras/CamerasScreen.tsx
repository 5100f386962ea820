import { Cctv, EyeOff } from 'lucide-react';
import type { StaffCamera } from '#web/domains/cameras/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { CameraTabs } from './CameraTabs.tsx';
import { useDeleteCamera } from './useDeleteCamera.ts';

const AddCamera = lazyDialog(() => import('./AddCameraDialog.tsx'));
const EditCamera = lazyDialog(() => import('./EditCameraDialog.tsx'));
const ViewCamera = lazyDialog(() => import('./ViewDialog.tsx'));
const RoomPrivacy = lazyDialog(() => import('#web/domains/cameras/RoomPrivacyDialog.tsx'));
const ParentViewing = lazyDialog(() => import('./ParentViewingDialog.tsx'));

/** The cameras, for staff to watch and to manage. */
export function CamerasScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const adding = useDialog();
  const editing = useDialog<StaffCamera>();
  const viewing = useDialog<StaffCamera>();
  const privacy = useDialog();
  const parents = useDialog();
  const remove = useDeleteCamera();
  if (!can('cameras.watch') && !can('cameras.manage')) return <NotForRole title={t('shell.titles.cameras')} />;

  const manages = can('cameras.manage');
  const privacyButton = (className?: string) => (
    <Button
      variant="secondary"
      className={className}
      icon={<EyeOff className="size-5" />}
      {...RoomPrivacy.near}
      onClick={() => privacy.open()}
    >
      {t('cameras.privacy.button')}
    </Button>
  );
  const addButton = (className?: string) => (
    <Button className={className} icon={<Cctv className="size-5" />} {...AddCamera.near} onClick={() => adding.open()}>
      {t('cameras.add.button')}
    </Button>
  );

  return (
    <StaffPage
      title={t('shell.titles.cameras')}
      subtitle={t('cameras.subtitle')}
      actions={
        <>
          {privacyButton('max-sm:hidden')}
          {manages && addButton('max-sm:hidden')}
        </>
      }
    >
      <CameraTabs
        onAdd={manages ? adding.open : undefined}
        onView={can('cameras.watch') ? viewing.open : undefined}
        viewNear={ViewCamera.near}
        onEdit={manages ? editing.open : undefined}
        editNear={EditCamera.near}
        onDelete={manages ? remove : undefined}
        onParents={manages ? parents.open : undefined}
      />
      <ActionBar className="sm:hidden">
        {privacyButton(manages ? undefined : 'w-full')}
        {manages && addButton()}
      </ActionBar>
      {adding.show((_, opened) => (
        <AddCamera {...opened} />
      ))}
      {editing.show((camera, opened) => (
        <EditCamera camera={camera} {...opened} />
      ))}
      {viewing.show((camera, opened) => (
        <ViewCamera camera={camera} {...opened} />
      ))}
      {privacy.show((_, opened) => (
        <RoomPrivacy {...opened} />
      ))}
      {parents.show((_, opened) => (
        <ParentViewing {...opened} />
      ))}
    </StaffPage>
  );
}
