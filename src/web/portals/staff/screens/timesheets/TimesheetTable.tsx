import { Link } from 'react-router';
import { fullName } from '#web/domains/children/rules.ts';
import type { Minutes, Summary, Timesheets } from '#web/domains/timesheets/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { TimesheetStatus } from './TimesheetStatus.tsx';

/** A row for each person with hours in the period. On phones each is a card. */
export function TimesheetTable({ period: { from, to, timesheets } }: { period: Timesheets }) {
  const { t } = useTranslation();
  const hours = (key: keyof Minutes): Column<Summary> => ({
    key,
    header: t(`timesheets.${key}`),
    align: 'end',
    cell: ({ minutes }) => (minutes[key] > 0 ? formatDuration(minutes[key]) : '–'),
  });
  const kinds = (['regular', 'overtime', 'double', 'off', 'unpaid'] as const).filter(
    (kind) => kind === 'regular' || timesheets.some(({ minutes }) => minutes[kind] > 0),
  );
  const columns: Column<Summary>[] = [
    {
      key: 'name',
      header: t('common.name'),
      title: true,
      cell: (timesheet) => (
        <TextLink asChild>
          <Link to={`/timesheets/${timesheet.staffId}?date=${from}`} className="inline-flex min-h-11 items-center">
            {fullName(timesheet)}
          </Link>
        </TextLink>
      ),
    },
    { key: 'status', header: t('common.status'), cell: (timesheet) => <TimesheetStatus timesheet={timesheet} /> },
    ...kinds.map(hours),
  ];
  return (
    <Card flush>
      <Table
        caption={t('timesheets.caption', { from: formatDate(from), to: formatDate(to) })}
        columns={columns}
        rows={timesheets}
        rowKey={({ staffId }) => staffId}
        tight
      />
    </Card>
  );
}
