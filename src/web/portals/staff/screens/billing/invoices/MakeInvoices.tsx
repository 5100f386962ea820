import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invoicePreview } from '../../../../../domains/billing/invoicing-queries.ts';
import { RUN_SPANS, type RunSpan, spanOf } from '../../../../../domains/billing/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { FilterChips } from '../../../../../ui/FilterChips.tsx';
import { Section } from '../../../../../ui/Section.tsx';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';
import { Preview } from './Preview.tsx';

/** Choose the days, look at what would be charged to whom; nothing is written before it is asked for. */
export function MakeInvoices({ onStarted }: { onStarted(runId: number): void }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [span, setSpan] = useState<RunSpan>('month');
  const [own, setOwn] = useState(spanOf('month', today));
  const window = span === 'other' ? own : spanOf(span, today);
  const isSpan = window.from !== '' && window.to !== '';
  const read = useQuery({ ...invoicePreview(window), enabled: isSpan, retry: false });
  return (
    <Section title={t('billingInvoices.make.title')} description={t('billingInvoices.make.text')}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-4">
          <FilterChips
            label={t('billingInvoices.make.span')}
            options={RUN_SPANS.map((value) => ({ value, label: t(`billingInvoices.make.spans.${value}`) }))}
            value={span}
            onChange={(next) => {
              setOwn(window);
              setSpan(next);
            }}
          />
          <div className="grid gap-4 sm:max-w-md sm:grid-cols-2">
            <Field label={t('billingInvoices.make.from')}>
              <DateInput
                value={window.from}
                onChange={(event) => {
                  setSpan('other');
                  setOwn({ ...window, from: event.target.value });
                }}
              />
            </Field>
            <Field label={t('billingInvoices.make.to')}>
              <DateInput
                value={window.to}
                onChange={(event) => {
                  setSpan('other');
                  setOwn({ ...window, to: event.target.value });
                }}
              />
            </Field>
          </div>
        </div>
        {!isSpan ? (
          <Alert tone="info">{t('billingInvoices.make.choose')}</Alert>
        ) : read.data ? (
          <Preview preview={read.data} onStarted={onStarted} />
        ) : read.isError ? (
          <Alert
            tone="error"
            retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
          >
            {reasonOf(read.error, t('billingInvoices.make.notRead'))}
          </Alert>
        ) : (
          <ListSkeleton label={t('billingInvoices.make.working')} />
        )}
      </div>
    </Section>
  );
}
