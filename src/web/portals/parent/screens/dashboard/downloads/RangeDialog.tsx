import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DOWNLOAD_FORMATS, type DownloadFormat } from '#contract/kernel/download-formats.ts';
import { PARENT_DEFAULTS } from '#contract/preferences-defaults.ts';
import { preferencesOf } from '#web/domains/preferences/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import type { RangeProps } from './DownloadRange.tsx';
import { useDownload } from './useDownload.ts';

const ROUTES = {
  reports: 'GET /api/parent/daily-reports/document',
  incidents: 'GET /api/parent/incidents/document',
} as const;

/** The days of which reports come in one file, and its format. */
export default function RangeDialog({ kind, childId, name, onClose }: RangeProps & { onClose(): void }) {
  const { t } = useTranslation();
  const { data } = useQuery(preferencesOf('parent'));
  const preferred = data && 'downloadFormat' in data ? data.downloadFormat : PARENT_DEFAULTS.downloadFormat;
  const [chosen, choose] = useState<DownloadFormat>();
  const format = chosen ?? preferred;
  const download = useDownload();
  return (
    <DownloadDialog
      title={t(`familyDayDetails.downloads.${kind}Title`)}
      description={t('familyDayDetails.downloads.text', { name })}
      busyLabel={t('familyDayDetails.downloads.downloading')}
      since={(today) => `${today.slice(0, 8)}01`}
      onDownload={(days) => download(ROUTES[kind], { query: { childId, ...days, format } })}
      onClose={onClose}
    >
      <Field label={t('familyDayDetails.downloads.format')} className="sm:col-span-2">
        <Select
          value={format}
          onChange={({ target }) => choose(DOWNLOAD_FORMATS.find((one) => one === target.value))}
          options={DOWNLOAD_FORMATS.map((value) => ({
            value,
            label: t(`familyDayDetails.downloads.formats.${value}`),
          }))}
        />
      </Field>
    </DownloadDialog>
  );
}
