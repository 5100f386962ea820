import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  DOWNLOAD_FORMATS,
  type DownloadFormat,
  PARENT_DEFAULTS,
} from '../../../../../../contract/preference-defaults.ts';
import { preferencesOf } from '../../../../../domains/preferences/queries.ts';
import { centerNow } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { Select } from '../../../../../ui/Select.tsx';
import type { RangeProps } from './DownloadRange.tsx';
import { useDownload } from './useDownload.ts';

type Values = { from: string; to: string; format: DownloadFormat };
const ROUTES = {
  reports: 'GET /api/parent/daily-reports/document',
  incidents: 'GET /api/parent/incidents/document',
} as const;

/** The days of which reports come in one file, and its format. */
export default function RangeDialog({ kind, childId, name, onClose }: RangeProps & { onClose(): void }) {
  const { t } = useTranslation();
  const { data } = useQuery(preferencesOf('parent'));
  const preferred = data && 'downloadFormat' in data ? data.downloadFormat : PARENT_DEFAULTS.downloadFormat;
  const today = centerNow().date;
  const download = useDownload();
  const { register, handleSubmit, getValues, formState } = useForm<Values>({
    defaultValues: { from: `${today.slice(0, 8)}01`, to: today, format: preferred },
  });
  const { errors, isSubmitting } = formState;
  const required = t('portalMore.downloads.dayRequired');
  const send = async (values: Values) => {
    if (await download(ROUTES[kind], { query: { childId, ...values } })) onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`portalMore.downloads.${kind}Title`)}
      description={t('portalMore.downloads.text', { name })}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('portalMore.downloads.cancel')}
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel={t('portalMore.downloads.downloading')}>
            {t('portalMore.downloads.download')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('portalMore.downloads.from')} required error={errors.from?.message}>
          <DateInput max={today} {...register('from', { required })} />
        </Field>
        <Field label={t('portalMore.downloads.to')} required error={errors.to?.message}>
          <DateInput
            max={today}
            {...register('to', {
              required,
              validate: (to) => to >= getValues('from') || t('portalMore.downloads.endsBefore'),
            })}
          />
        </Field>
        <Field label={t('portalMore.downloads.format')} className="sm:col-span-2">
          <Select
            options={DOWNLOAD_FORMATS.map((value) => ({ value, label: t(`portalMore.downloads.formats.${value}`) }))}
            {...register('format')}
          />
        </Field>
      </div>
    </Dialog>
  );
}
