import type { UseMutationOptions } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from './Field.tsx';
import { FormDialog } from './FormDialog.tsx';
import { TextArea } from './TextArea.tsx';
import { useAction } from './useAction.ts';
import type { Opened } from './useDialog.tsx';

type ReasonDialogProps<Reply, Sent> = Opened &
  Pick<ComponentProps<typeof FormDialog>, 'title' | 'description' | 'size' | 'submit' | 'danger'> & {
    action: UseMutationOptions<Reply, Error, Sent>;
    /** What is sent with the reason. */
    sent(reason: string): Sent;
    done: string;
    failed: string;
    /** 'Reason' unless told. */
    label?: string;
    hint?: string;
    /** Said where no reason is given; without it none is needed. */
    missing?: string;
  };

/** Asks for a reason before something is declined, taken back or closed; whom it concerns reads it. It speaks the namespace 'common'. */
export function ReasonDialog<Reply, Sent>({
  action,
  sent,
  done,
  failed,
  label,
  hint,
  missing,
  ...dialog
}: ReasonDialogProps<Reply, Sent>) {
  const { t } = useTranslation();
  const { register, setError, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const telling = { done, failed, onDone: dialog.onClose, fields: ['reason'] as const, setError };
  const { run, isPending } = useAction(action, telling);
  return (
    <FormDialog {...dialog} onSubmit={handleSubmit(({ reason }) => run(sent(reason)))} busy={isPending}>
      <Field
        label={label ?? t('common.reason')}
        error={formState.errors.reason?.message}
        {...(hint && { hint })}
        {...(missing ? { required: true } : { optionalLabel: t('common.optional') })}
      >
        <TextArea
          minRows={2}
          maxLength={500}
          {...register('reason', { validate: (reason) => !missing || reason.trim() !== '' || missing })}
        />
      </Field>
    </FormDialog>
  );
}
