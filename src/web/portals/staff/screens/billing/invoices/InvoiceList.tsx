import { useQuery } from '@tanstack/react-query';
import { FilePlus2, History, ReceiptText, SearchX } from 'lucide-react';
import { invoices, invoicesBetween } from '#web/domains/billing/invoicing-queries.ts';
import { INVOICE_FILTERS, type InvoiceFilter, isInvoiceOf } from '#web/domains/billing/rules.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { ListToolbar } from '#web/ui/ListToolbar.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { ManagedList } from '#web/ui/ManagedList.tsx';
import { Select } from '#web/ui/Select.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** How many rows are drawn at a time. */
const PAGE = 100;

type InvoiceListProps = { onMake(): void; onRuns(): void; onOpen(id: number): void };

/** Invoices, newest first, with their sum. */
export function InvoiceList({ onMake, onRuns, onOpen }: InvoiceListProps) {
  const { t } = useTranslation();
  const year = Number(useCenterToday().slice(0, 4));
  const years = [year, year - 1, year - 2].map(String);
  const { asked, choose } = useSearchFields();
  const period = years.find((known) => known === asked('period')) ?? 'recent';
  const filter = INVOICE_FILTERS.find((known) => known === asked('show')) ?? 'all';
  const [search, setSearch] = useSearchText();
  const read = useQuery(period === 'recent' ? invoices : invoicesBetween(`${period}-01-01`, `${period}-12-31`));
  const all = read.data ?? [];
  const named = all.filter((invoice) => isInvoiceOf(invoice, search));
  const found = named.filter(({ status }) => filter === 'all' || status === filter);
  const counting = found.filter(({ status }) => status !== 'void');
  const total = counting.reduce((sum, invoice) => sum + invoice.total, 0);
  const open = counting.reduce((sum, invoice) => sum + invoice.open, 0);
  const make = (
    <Button icon={<FilePlus2 className="size-5" />} onClick={onMake}>
      {t('billingInvoices.make.button')}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={t('billingInvoices.period.label')} className="max-sm:w-full sm:w-72">
          <Select
            value={period}
            onChange={({ target }) => choose({ period: target.value === 'recent' ? null : target.value })}
            options={[
              { value: 'recent', label: t('billingInvoices.period.recent') },
              ...years.map((value) => ({ value, label: value })),
            ]}
          />
        </Field>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button variant="secondary" icon={<History className="size-5" />} onClick={onRuns}>
            {t('billingInvoices.runs.button')}
          </Button>
          {make}
        </div>
      </div>
      <Loaded query={read} failed={t('billingInvoices.notRead')} skeleton={<ListSkeleton label={t('shell.loading')} />}>
        {() => (
          <ManagedList
            rows={found}
            page={PAGE}
            more={(shown) => ({ label: t('billingInvoices.more', { shown, count: found.length }) })}
            toolbar={
              <ListToolbar<InvoiceFilter>
                label={t('billingInvoices.narrow')}
                search={{
                  value: search,
                  onChange: setSearch,
                  label: t('billingInvoices.search'),
                }}
                filter={{
                  label: t('common.status'),
                  options: INVOICE_FILTERS.map((value) => ({
                    value,
                    label: t(`billingInvoices.filters.${value}`),
                    count: named.filter(({ status }) => value === 'all' || status === value).length,
                  })),
                  value: filter,
                  onChange: (value) => choose({ show: value === 'all' ? null : value }),
                }}
                found={(search !== '' || filter !== 'all') && t('billingInvoices.found', { count: found.length })}
              />
            }
          >
            {(shown) => (
              <>
                {found.length > 0 && (
                  <p className="border-line border-t px-4 py-2.5 text-ink-soft text-sm tabular-nums sm:px-5">
                    {t('billingInvoices.sum', {
                      count: counting.length,
                      total: formatMoney(total),
                      open: formatMoney(open),
                    })}
                  </p>
                )}
                <InvoiceTable
                  invoices={shown}
                  onOpen={onOpen}
                  empty={
                    all.length === 0 ? (
                      <EmptyState icon={<ReceiptText />} title={t('billingInvoices.none')} action={make}>
                        {t('billingInvoices.noneText')}
                      </EmptyState>
                    ) : (
                      <EmptyState icon={<SearchX />} title={t('billingInvoices.noneFound')}>
                        {t('billingInvoices.noneFoundText')}
                      </EmptyState>
                    )
                  }
                />
              </>
            )}
          </ManagedList>
        )}
      </Loaded>
    </div>
  );
}
