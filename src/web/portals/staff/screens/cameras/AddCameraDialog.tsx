import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { addCamera } from '../../../../domains/cameras/queries.ts';
import { type CameraValues, NEW_CAMERA, newCameraOf } from '../../../../domains/cameras/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { sentBeforeOr } from '../../../../lib/sentBefore.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { toast } from '../../../../ui/toast.ts';
import { CameraDialog } from './CameraDialog.tsx';
import { CameraFields, SENT_AS } from './CameraFields.tsx';
import { useConnectionTest } from './useConnectionTest.ts';

type AddCameraDialogProps = { open: boolean; onOpenChange(open: boolean): void };

export default function AddCameraDialog({ open, onOpenChange }: AddCameraDialogProps) {
  const { t } = useTranslation();
  const { mutate: add, isPending, variables } = useMutation(addCamera);
  const {
    register,
    handleSubmit,
    getValues,
    setError,
    formState: { errors },
  } = useForm<CameraValues>({ defaultValues: NEW_CAMERA });
  const test = useConnectionTest({ getValues, setError });

  const send = (values: CameraValues) =>
    add(sentBeforeOr(variables, { body: newCameraOf(values) }), {
      onSuccess: ({ name }) => {
        toast({ title: t('cameras.add.added'), description: t('cameras.add.addedText', { name }), variant: 'success' });
        onOpenChange(false);
      },
      onError: (error) => {
        showRefusedFields(error, SENT_AS, setError);
        toast({ title: t('shell.error'), description: reasonOf(error, t('cameras.add.failed')), variant: 'error' });
      },
    });

  return (
    <CameraDialog
      open={open}
      onOpenChange={onOpenChange}
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
