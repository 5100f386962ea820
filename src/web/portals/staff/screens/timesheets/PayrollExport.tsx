import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { PAYROLL_MAPS, type PayrollMap } from '#contract/timesheets-choices.ts';
import { exportTimesheets, timesheetSettings } from '#web/domains/timesheets/queries.ts';
import { download } from '#web/lib/download.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Approved hours as a file for payroll; they are exported from then on. */
export default function PayrollExport({ date, ...opened }: Opened & { date: string }) {
  const { t } = useTranslation();
  const read = useQuery(timesheetSettings);
  const [map, setMap] = useState<PayrollMap>('own');
  const marking = useAction(exportTimesheets, { failed: t('timesheets.export.failed') });
  const saving = useAction(
    { mutationFn: (sent: PayrollMap) => download('GET /api/timesheets/export', { query: { date, map: sent } }) },
    { done: t('timesheets.export.done'), failed: t('timesheets.export.failed'), onDone: opened.onClose },
  );
  const chosen = read.data?.maps.find(({ id }) => id === map);
  return (
    <FormDialog
      {...opened}
      title={t('timesheets.export.title')}
      description={t('timesheets.export.text')}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await marking.run({ body: { date } })) await saving.run(map);
      }}
      submit={t('timesheets.export.button')}
      icon={<Download className="size-5" />}
      busy={marking.isPending || saving.isPending}
    >
      <LoadFailed read={read} failed={t('timesheets.settings.failed')} />
      <Field label={t('timesheets.export.columns')} group>
        <RadioCards
          name="map"
          options={[
            { value: 'own', label: t('timesheets.export.own'), hint: t('timesheets.export.ownHint') },
            ...(read.data?.maps ?? []).map(({ id, name, columns }) => ({
              value: id,
              label: name,
              hint: columns.map(({ header }) => header).join(', '),
            })),
          ]}
          value={map}
          onChange={(value) => setMap(PAYROLL_MAPS.find((one) => one === value) ?? 'own')}
        />
      </Field>
      {chosen && (
        <Alert tone="warning" title={t('timesheets.export.notTried', { name: chosen.name })}>
          {t('timesheets.export.source', { source: chosen.source, date: formatDate(chosen.foundOn) })}
        </Alert>
      )}
    </FormDialog>
  );
}
