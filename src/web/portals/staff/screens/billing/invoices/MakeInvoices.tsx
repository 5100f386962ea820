import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invoicePreview } from '#web/domains/billing/invoicing-queries.ts';
import { RUN_SPANS, type RunSpan, spanOf } from '#web/domains/billing/rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Preview } from './Preview.tsx';

/** Choose the days, look at what would be charged to whom; nothing is written before it is asked for. */
export function MakeInvoices({ onStarted }: { onStarted(runId: number): void }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [span, setSpan] = useState<RunSpan>('month');
  const [own, setOwn] = useState(spanOf('month', today));
  const range = span === 'other' ? own : spanOf(span, today);
  const isSpan = range.from !== '' && range.to !== '';
  const read = useQuery({ ...invoicePreview(range), enabled: isSpan, retry: false });
  return (
    <Section title={t('billingInvoices.make.title')} description={t('billingInvoices.make.text')}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-4">
          <FilterChips
            label={t('common.days')}
            options={RUN_SPANS.map((value) => ({ value, label: t(`billingInvoices.make.spans.${value}`) }))}
            value={span}
            onChange={(next) => {
              setOwn(range);
              setSpan(next);
            }}
          />
          <div className="grid gap-4 sm:max-w-md sm:grid-cols-2">
            <Field label={t('common.firstDay')}>
              <DateInput
                value={range.from}
                onChange={(event) => {
                  setSpan('other');
                  setOwn({ ...range, from: event.target.value });
                }}
              />
            </Field>
            <Field label={t('common.lastDay')}>
              <DateInput
                value={range.to}
                onChange={(event) => {
                  setSpan('other');
                  setOwn({ ...range, to: event.target.value });
                }}
              />
            </Field>
          </div>
        </div>
        {!isSpan ? (
          <Alert tone="info">{t('billingInvoices.make.choose')}</Alert>
        ) : (
          <Loaded
            query={read}
            failed={(error) => reasonOf(error, t('billingInvoices.make.notRead'))}
            skeleton={<ListSkeleton label={t('billingInvoices.make.working')} />}
          >
            {(data) => <Preview preview={data} onStarted={onStarted} />}
          </Loaded>
        )}
      </div>
    </Section>
  );
}
