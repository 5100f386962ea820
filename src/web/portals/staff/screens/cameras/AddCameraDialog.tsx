import { useForm } from 'react-hook-form';
import { addCamera } from '#web/domains/cameras/queries.ts';
import { type CameraValues, NEW_CAMERA, newCameraOf } from '#web/domains/cameras/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { CameraDialog } from './CameraDialog.tsx';
import { CameraFields, FIELDS } from './CameraFields.tsx';
import { useConnectionTest } from './useConnectionTest.ts';

export default function AddCameraDialog({ open, onClose }: Opened) {
  const { t } = useTranslation();
  const { register, handleSubmit, getValues, setError, formState } = useForm<CameraValues>({
    defaultValues: NEW_CAMERA,
  });
  const { errors } = formState;
  const test = useConnectionTest({ getValues, setError });

  const { run: add, isPending } = useAction(addCamera, {
    done: ({ name }) => ({ title: t('cameras.add.added'), description: t('cameras.add.addedText', { name }) }),
    onDone: onClose,
    failed: t('cameras.add.failed'),
    fields: FIELDS,
    setError,
  });
  const send = (values: CameraValues) => add({ body: newCameraOf(values) });

  return (
    <CameraDialog
      open={open}
      onClose={onClose}
      title={t('cameras.add.title')}
      description={t('cameras.add.description')}
      test={test}
      onSubmit={handleSubmit(send)}
      submit={{ label: t('cameras.add.button'), busy: isPending, busyLabel: t('cameras.add.adding') }}
    >
      <CameraFields register={register} errors={errors} />
    </CameraDialog>
  );
}
