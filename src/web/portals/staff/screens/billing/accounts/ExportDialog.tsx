import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../../../../lib/download.ts';
import { RequestError, reasonOf } from '../../../../../lib/errors.ts';
import { useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { RadioCards } from '../../../../../ui/RadioCards.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** Every ledger entry of some days, for the accountant. */
export function ExportDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const [format, setFormat] = useState<'csv' | 'xlsx'>('xlsx');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => download('GET /api/billing/export', { query: { from, to, format } }),
  });
  const refused = from > to ? t('billing.export.order') : error instanceof RequestError && error.fields.from;
  const save = () => {
    if (from > to) return;
    mutate(undefined, {
      onSuccess: () => {
        toast({ variant: 'success', title: t('billing.export.done') });
        onClose();
      },
      onError: (failure) =>
        toast({
          variant: 'error',
          title: t('shell.error'),
          description: reasonOf(failure, t('billing.export.failed')),
        }),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('billing.export.title')}
      description={t('billing.export.text')}
      closeLabel={t('shell.close')}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('billing.cancel')}
          </Button>
          <Button type="submit" busy={isPending} icon={<Download className="size-5" aria-hidden="true" />}>
            {t('billing.export.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('billing.export.from')} required {...(refused && { error: refused })}>
            <DateInput value={from} max={today} required onChange={({ target }) => setFrom(target.value)} />
          </Field>
          <Field label={t('billing.export.to')} required>
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
      </div>
    </Dialog>
  );
}
