import { Cctv, EyeOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { StaffCamera } from '../../../../domains/cameras/rules.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { Page } from '../../layout/Page.tsx';
import { CameraTabs } from './CameraTabs.tsx';
import { DeleteCamera } from './DeleteCamera.tsx';

const loadAdd = () => import('./AddCameraDialog.tsx');
const loadEdit = () => import('./EditCameraDialog.tsx');
const loadView = () => import('./ViewDialog.tsx');
const loadPrivacy = () => import('../../../../domains/cameras/RoomPrivacyDialog.tsx');
const AddCameraDialog = lazy(loadAdd);
const EditCameraDialog = lazy(loadEdit);
const ViewDialog = lazy(loadView);
const RoomPrivacyDialog = lazy(loadPrivacy);
const ParentViewingDialog = lazy(() => import('./ParentViewingDialog.tsx'));
/** Fetches a dialog's code before it is asked for; a failure shows when it is really opened. */
const preload = (load: () => Promise<unknown>) => void load().catch(() => {});

type Shown =
  | { readonly kind: 'add' | 'privacy' | 'parents' }
  | { readonly kind: 'edit' | 'view' | 'delete'; readonly camera: StaffCamera };

/** Camera monitoring of seed 000 section 2. */
export function CamerasScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [shown, setShown] = useState<{ dialog: Shown; open: boolean; turn: number }>();
  if (!can('cameras.watch') && !can('cameras.manage')) return <NotForRole title={t('shell.titles.cameras')} />;

  const manages = can('cameras.manage');
  const show = (dialog: Shown) => setShown({ dialog, open: true, turn: (shown?.turn ?? 0) + 1 });
  const dialog = shown?.dialog;
  const props = {
    open: shown?.open ?? false,
    onOpenChange: (open: boolean) => shown && setShown({ ...shown, open }),
  };
  const privacyButton = (className?: string) => (
    <Button
      variant="secondary"
      className={className}
      icon={<EyeOff className="size-5" aria-hidden="true" />}
      onPointerEnter={() => preload(loadPrivacy)}
      onClick={() => show({ kind: 'privacy' })}
    >
      {t('cameras.privacy.button')}
    </Button>
  );
  const addButton = (className?: string) => (
    <Button
      className={className}
      icon={<Cctv className="size-5" aria-hidden="true" />}
      onPointerEnter={() => preload(loadAdd)}
      onFocus={() => preload(loadAdd)}
      onClick={() => show({ kind: 'add' })}
    >
      {t('cameras.add.button')}
    </Button>
  );

  return (
    <Page
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
        onAdd={manages ? () => show({ kind: 'add' }) : undefined}
        onView={can('cameras.watch') ? (camera) => show({ kind: 'view', camera }) : undefined}
        onViewNear={() => preload(loadView)}
        onEdit={manages ? (camera) => show({ kind: 'edit', camera }) : undefined}
        onEditNear={() => preload(loadEdit)}
        onDelete={manages ? (camera) => show({ kind: 'delete', camera }) : undefined}
        onParents={manages ? () => show({ kind: 'parents' }) : undefined}
      />
      <ActionBar className="sm:hidden">
        {privacyButton(manages ? undefined : 'w-full')}
        {manages && addButton()}
      </ActionBar>
      <Suspense>
        {dialog?.kind === 'add' && <AddCameraDialog key={shown?.turn} {...props} />}
        {dialog?.kind === 'edit' && <EditCameraDialog key={shown?.turn} camera={dialog.camera} {...props} />}
        {dialog?.kind === 'view' && <ViewDialog key={shown?.turn} camera={dialog.camera} {...props} />}
        {dialog?.kind === 'privacy' && <RoomPrivacyDialog key={shown?.turn} {...props} />}
        {dialog?.kind === 'parents' && <ParentViewingDialog key={shown?.turn} {...props} />}
      </Suspense>
      {dialog?.kind === 'delete' && <DeleteCamera key={shown?.turn} camera={dialog.camera} {...props} />}
    </Page>
  );
}
