import { useForm } from 'react-hook-form';
import { centerNow } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { DateInput } from '../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { useDownload } from '../dashboard/downloads/useDownload.ts';

type Values = { from: string; to: string };

/** The days of which care is on a receipt for a flexible spending account; this year's so far, to begin with. */
export default function CareReceiptDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const today = centerNow().date;
  const download = useDownload();
  const { register, handleSubmit, getValues, formState } = useForm<Values>({
    defaultValues: { from: `${today.slice(0, 4)}-01-01`, to: today },
  });
  const { errors, isSubmitting } = formState;
  const required = t('paying.care.dayRequired');
  const send = async (query: Values) => {
    if (await download('GET /api/parent/billing/receipt', { query })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('paying.care.title')}
      description={t('paying.care.text')}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('paying.care.cancel')}
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel={t('paying.care.downloading')}>
            {t('paying.care.download')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('paying.care.from')} required error={errors.from?.message}>
          <DateInput max={today} {...register('from', { required })} />
        </Field>
        <Field label={t('paying.care.to')} required error={errors.to?.message}>
          <DateInput
            max={today}
            {...register('to', {
              required,
              validate: (to) => to >= getValues('from') || t('paying.care.endsBefore'),
            })}
          />
        </Field>
      </div>
    </Dialog>
  );
}
