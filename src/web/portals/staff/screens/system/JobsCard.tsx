import { retryJob } from '#web/domains/system/queries.ts';
import type { SystemState, TroubledJob } from '#web/domains/system/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** How many jobs wait and run, and those that failed, each with a way to try it again. */
export function JobsCard({ jobs }: { jobs: SystemState['jobs'] }) {
  const { t } = useTranslation();
  const { waiting, running, troubled } = jobs;
  return (
    <Card as="section" title={t('system.jobs.title')}>
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-ink-soft">{t('system.jobs.text')}</p>
        <p>{t('system.jobs.counts', { waiting, running })}</p>
        <Troubled jobs={troubled} />
      </div>
    </Card>
  );
}

function Troubled({ jobs }: { jobs: readonly TroubledJob[] }) {
  const { t } = useTranslation();
  const columns: Column<TroubledJob>[] = [
    { key: 'task', header: t('system.jobs.task'), title: true, cell: ({ task }) => <code>{task}</code> },
    {
      key: 'state',
      header: t('system.jobs.state'),
      cell: ({ state }) => (
        <Badge tone={state === 'failed' ? 'attention' : 'highlight'}>{t(`system.jobs.${state}`)}</Badge>
      ),
    },
    { key: 'attempts', header: t('system.jobs.tries'), className: 'tabular-nums', cell: ({ attempts }) => attempts },
    {
      key: 'nextAt',
      header: t('system.jobs.next'),
      className: 'tabular-nums',
      cell: ({ nextAt }) => (nextAt ? <time dateTime={nextAt}>{formatInstant(nextAt)}</time> : '–'),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      align: 'end',
      cell: (job) => <Retry job={job} />,
    },
  ];
  return (
    <Table
      caption={t('system.jobs.title')}
      columns={columns}
      rows={jobs}
      rowKey={({ id }) => id}
      empty={t('system.jobs.none')}
    />
  );
}

function Retry({ job: { id, task } }: { job: TroubledJob }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(retryJob, {
    done: t('system.jobs.retried'),
    failed: t('system.jobs.notRetried'),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isPending}
      aria-label={t('system.jobs.retryOf', { task })}
      onClick={() => void run({ params: { id } })}
    >
      {t('system.jobs.retry')}
    </Button>
  );
}
