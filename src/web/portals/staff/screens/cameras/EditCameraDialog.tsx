import { cameras, changeCamera } from '#web/domains/cameras/queries.ts';
import { type CameraValues, changesOf, forStaff, type StaffCamera, valuesOf } from '#web/domains/cameras/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { CameraConflict } from './CameraConflict.tsx';
import { CameraDialog } from './CameraDialog.tsx';
import { CameraFields, FIELDS } from './CameraFields.tsx';
import { useConnectionTest } from './useConnectionTest.ts';

type EditCameraDialogProps = Opened & { camera: StaffCamera };

/** Changes a camera; its address and sign-in are written only, never shown. */
export default function EditCameraDialog({ camera, open, onClose }: EditCameraDialogProps) {
  const { t } = useTranslation();
  const { form, meanwhile, version, changes, takeUp, takeNewest } = useVersionedForm<StaffCamera, CameraValues>({
    row: camera,
    valuesOf,
    readNewest: async (read) => forStaff(await read(cameras)).find(({ id }) => id === camera.id),
  });
  const { register, handleSubmit, getValues, setError, formState } = form;
  const { errors } = formState;
  const test = useConnectionTest({ getValues, setError, id: camera.id });
  const done = onClose;

  const { run: change, isPending } = useAction(changeCamera, {
    done: t('cameras.edit.saved'),
    onDone: done,
    failed: t('cameras.edit.failed'),
    onFailed: takeUp,
    fields: FIELDS,
    setError,
  });
  const send = (values: CameraValues) => {
    const changed = changes(values);
    if (Object.keys(changed).length === 0) return done();
    void change({ params: { id: camera.id }, body: { ...changesOf(changed), version } });
  };

  return (
    <CameraDialog
      open={open}
      onClose={onClose}
      title={t('common.editNamed', { name: camera.name })}
      description={t('cameras.edit.description')}
      test={test}
      onSubmit={handleSubmit(send)}
      submit={{ label: t('common.saveChanges'), busy: isPending, busyLabel: t('common.saving') }}
    >
      <CameraConflict meanwhile={meanwhile} typed={getValues()} onTakeNewest={takeNewest} />
      <CameraFields register={register} errors={errors} stored={camera} />
    </CameraDialog>
  );
}
