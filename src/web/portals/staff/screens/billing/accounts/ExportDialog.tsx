import { Download } from 'lucide-react';
import { useState } from 'react';
import type { SentTo } from '#web/lib/api.ts';
import { download } from '#web/lib/download.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Every ledger entry of some days, for the accountant. */
export function ExportDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const [format, setFormat] = useState<'csv' | 'xlsx'>('xlsx');
  const { run, isPending, error } = useAction(
    {
      mutationFn: (query: SentTo<'GET /api/billing/export'>['query']) => download('GET /api/billing/export', { query }),
    },
    { done: t('billing.export.done'), failed: t('billing.export.failed'), onDone: onClose },
  );
  const refused = from > to ? t('billing.export.order') : error instanceof RequestError && error.fields.from;
  return (
    <FormDialog
      onClose={onClose}
      title={t('billing.export.title')}
      description={t('billing.export.text')}
      onSubmit={(event) => {
        event.preventDefault();
        if (from <= to) void run({ from, to, format });
      }}
      submit={t('billing.export.save')}
      icon={<Download className="size-5" />}
      busy={isPending}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('common.firstDay')} required {...(refused && { error: refused })}>
          <DateInput value={from} max={today} required onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label={t('common.lastDay')} required>
          <DateInput value={to} required onChange={({ target }) => setTo(target.value)} />
        </Field>
      </div>
      <Field label={t('billing.export.format')} group>
        <RadioCards
          name="format"
          columns={2}
          options={[
            { value: 'xlsx', label: t('billing.export.xlsx'), hint: t('billing.export.xlsxHint') },
            { value: 'csv', label: t('billing.export.csv'), hint: t('billing.export.csvHint') },
          ]}
          value={format}
          onChange={(value) => setFormat(value === 'csv' ? 'csv' : 'xlsx')}
        />
      </Field>
    </FormDialog>
  );
}
