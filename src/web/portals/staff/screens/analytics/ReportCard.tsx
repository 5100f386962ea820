import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChartNoAxesColumn, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReportTable } from '#contract/analytics-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { DownloadTable } from './DownloadTable.tsx';
import type { Period } from './usePeriod.ts';

type ReportCardProps<Data, Row> = {
  title: string;
  description?: string;
  /** The table that is downloaded, of which days. */
  table?: ReportTable;
  period: Period;
  /** Of a table that is of one day. */
  date?: string;
  read: UseQueryResult<Data>;
  isEmpty?(data: Data): boolean;
  empty: string;
  wide?: boolean;
  /** Stands above the chart, such as a choice. */
  lead?: ReactNode;
  chart(data: Data): ReactNode;
  /** The chart's numbers as a table. */
  columns?: readonly Column<Row>[];
  rows?(data: Data): readonly Row[];
  rowKey?(row: Row): string | number;
};

/** A chart with its title, its states, its table and its download. */
export function ReportCard<Data, Row>({
  title,
  description,
  table,
  period,
  date,
  read,
  isEmpty,
  empty,
  wide,
  lead,
  chart,
  columns,
  rows,
  rowKey,
}: ReportCardProps<Data, Row>) {
  const { t } = useTranslation();
  const { data } = read;
  return (
    <Card
      as="section"
      title={title}
      {...(description && { description })}
      action={table && <DownloadTable table={table} title={title} period={period} {...(date && { date })} />}
      className={clsx('break-inside-avoid print:shadow-none', wide && 'lg:col-span-2 print:col-span-1')}
    >
      {lead}
      {data === undefined && read.isError && (
        <div className="flex flex-wrap items-center justify-between gap-2" role="alert">
          <p className="text-ink-soft">{t('analytics.cardFailed')}</p>
          <Button variant="secondary" size="small" busy={read.isFetching} onClick={() => void read.refetch()}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      )}
      {data === undefined && !read.isError && <PlotSkeleton />}
      {data !== undefined && isEmpty?.(data) && (
        <p className="flex items-center gap-2.5 py-4 text-ink-soft">
          <ChartNoAxesColumn className="size-5 shrink-0" />
          {empty}
        </p>
      )}
      {data !== undefined && !isEmpty?.(data) && (
        <>
          {chart(data)}
          {columns && rows && rowKey && (
            <details className="group mt-4 -mb-2 border-line border-t pt-1 sm:-mb-3 print:not-open:hidden">
              <summary className="flex min-h-11 items-center rounded-sm font-medium text-action text-sm">
                <ChevronRight className="-ms-1 me-1 size-4.5 transition-transform group-open:rotate-90" />
                {t('analytics.asTable')}
              </summary>
              <section
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
                tabIndex={0}
                aria-label={title}
                className="-mx-4 max-h-96 overflow-auto sm:-mx-5 print:max-h-none print:break-inside-auto"
              >
                <Table caption={title} columns={columns} rows={rows(data)} rowKey={rowKey} />
              </section>
            </details>
          )}
        </>
      )}
    </Card>
  );
}

function PlotSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex h-56 items-end gap-3 pt-4">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      {['h-24', 'h-40', 'h-32', 'h-48', 'h-36', 'h-44', 'h-28'].map((height) => (
        <Skeleton key={height} className={clsx('flex-1', height)} />
      ))}
    </div>
  );
}

export function ChartSkeleton() {
  return (
    <Card>
      <PlotSkeleton />
    </Card>
  );
}
