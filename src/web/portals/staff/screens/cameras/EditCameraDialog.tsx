import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cameras, changeCamera } from '../../../../domains/cameras/queries.ts';
import {
  type CameraValues,
  changesOf,
  forStaff,
  type StaffCamera,
  valuesOf,
} from '../../../../domains/cameras/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { useVersionedForm } from '../../../../lib/useVersionedForm.ts';
import { toast } from '../../../../ui/toast.ts';
import { CameraDialog } from './CameraDialog.tsx';
import { CameraFields, SENT_AS } from './CameraFields.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { useConnectionTest } from './useConnectionTest.ts';

type EditCameraDialogProps = { camera: StaffCamera; open: boolean; onOpenChange(open: boolean): void };

/** Changes a camera; its address and sign-in are written only, never shown. */
export default function EditCameraDialog({ camera, open, onOpenChange }: EditCameraDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate: change, isPending } = useMutation(changeCamera);
  const { form, meanwhile, version, changes, takeUp, takeNewest } = useVersionedForm<StaffCamera, CameraValues>({
    row: camera,
    valuesOf,
    readNewest: async () =>
      forStaff(await client.fetchQuery({ ...cameras, staleTime: 0 })).find(({ id }) => id === camera.id),
  });
  const { register, handleSubmit, getValues, setError, formState } = form;
  const { errors } = formState;
  const test = useConnectionTest({ getValues, setError, id: camera.id });
  const done = () => onOpenChange(false);

  const send = (values: CameraValues) => {
    const changed = changes(values);
    if (Object.keys(changed).length === 0) return done();
    change(
      { params: { id: camera.id }, body: { ...changesOf(changed), version } },
      {
        onSuccess: () => {
          toast({ title: t('cameras.edit.saved'), variant: 'success' });
          done();
        },
        onError: async (error) => {
          if (await takeUp(error, values)) return;
          showRefusedFields(error, SENT_AS, setError);
          toast({ title: t('shell.error'), description: reasonOf(error, t('cameras.edit.failed')), variant: 'error' });
        },
      },
    );
  };

  return (
    <CameraDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('cameras.edit.title', { name: camera.name })}
      description={t('cameras.edit.description')}
      test={test}
      onSubmit={handleSubmit(send)}
      submit={{ label: t('cameras.edit.save'), busy: isPending, busyLabel: t('cameras.edit.saving') }}
    >
      {meanwhile && <ChangedMeanwhile {...meanwhile} typed={getValues()} onTakeNewest={takeNewest} />}
      <CameraFields register={register} errors={errors} stored={camera} />
    </CameraDialog>
  );
}
