import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { addClosure } from '../../../../../domains/center/settings-queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import { toast } from '../../../../../ui/toast.ts';

type Values = { from: string; to: string; reason: string };

/** One day or several on which the center is closed. */
export function ClosureDialog({ onDone }: { onDone(): void }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { mutate, isPending } = useMutation(addClosure);
  const {
    register,
    handleSubmit,
    getValues,
    setValue,
    setError,
    formState: { errors },
  } = useForm<Values>({ defaultValues: { from: '', to: '', reason: '' } });
  const from = register('from', { required: t('centerSettings.closures.dateRequired') });
  const send = (body: Values) =>
    mutate(
      { body },
      {
        onSuccess: () => {
          toast({ title: t('centerSettings.closures.added'), variant: 'success' });
          onDone();
        },
        onError: (error) => {
          showRefusedFields(error, FIELDS, setError);
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('centerSettings.failedToSave')),
            variant: 'error',
          });
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={t('centerSettings.closures.add')}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('centerSettings.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('centerSettings.saving')}>
            {t('centerSettings.closures.addConfirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field label={t('centerSettings.closures.from')} required error={errors.from?.message}>
            <DateInput
              min={today}
              {...from}
              onChange={(event) => {
                void from.onChange(event);
                // Most closures are a single day.
                if (getValues('to') < event.target.value) setValue('to', event.target.value);
              }}
            />
          </Field>
          <Field
            label={t('centerSettings.closures.to')}
            hint={t('centerSettings.closures.toHint')}
            required
            error={errors.to?.message}
          >
            <DateInput min={today} {...register('to', { required: t('centerSettings.closures.dateRequired') })} />
          </Field>
        </div>
        <Field
          label={t('centerSettings.closures.reason')}
          hint={t('centerSettings.closures.reasonHint')}
          required
          error={errors.reason?.message}
        >
          <TextInput
            {...register('reason', {
              validate: (reason) => reason.trim() !== '' || t('centerSettings.closures.reasonRequired'),
            })}
          />
        </Field>
      </div>
    </Dialog>
  );
}

const FIELDS = { from: 'from', to: 'to', reason: 'reason' } as const;
