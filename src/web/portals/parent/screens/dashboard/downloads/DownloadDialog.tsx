import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';

type Days = { from: string; to: string };

type DownloadDialogProps = {
  title: string;
  description: string;
  busyLabel: string;
  /** The first of the days, to begin with; the last is today. */
  since(today: string): string;
  /** Answers whether the file came. */
  onDownload(days: Days): Promise<boolean>;
  onClose(): void;
  /** What is asked beside the days. */
  children?: ReactNode;
};

/** Asks for the days of which something comes in one file. */
export function DownloadDialog({ since, onDownload, onClose, children, ...dialog }: DownloadDialogProps) {
  const { t } = useTranslation();
  const today = centerNow().date;
  const { register, handleSubmit, getValues, formState } = useForm<Days>({
    defaultValues: { from: since(today), to: today },
  });
  const { errors, isSubmitting } = formState;
  const required = t('common.pleaseChooseADay');
  const send = async (days: Days) => {
    if (await onDownload(days)) onClose();
  };
  return (
    <FormDialog
      {...dialog}
      onClose={onClose}
      onSubmit={handleSubmit(send)}
      submit={t('common.download')}
      busy={isSubmitting}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('common.from')} required error={errors.from?.message}>
          <DateInput max={today} {...register('from', { required })} />
        </Field>
        <Field label={t('common.until')} required error={errors.to?.message}>
          <DateInput
            max={today}
            {...register('to', {
              required,
              validate: (to) => to >= getValues('from') || t('common.lastDayBeforeFirst'),
            })}
          />
        </Field>
        {children}
      </div>
    </FormDialog>
  );
}
