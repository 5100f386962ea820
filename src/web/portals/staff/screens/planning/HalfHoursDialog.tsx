import type { PlannedDay, PlannedRoom } from '#web/domains/planning/rules.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Table } from '#web/ui/Table.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { FullnessMark } from './FullnessMark.tsx';

/** A room's day in half hours; those that are alike stand together. */
export default function HalfHoursDialog({ room, day, ...opened }: Opened & { room: PlannedRoom; day: PlannedDay }) {
  const { t } = useTranslation();
  const title = t('planning.halfHours.title', { room: room.name, date: formatDate(day.date, 'long') });
  return (
    <Dialog {...opened} size="large" title={title} description={t('planning.halfHours.text', { count: room.staff })}>
      <Table
        caption={title}
        columns={[
          {
            key: 'time',
            header: t('planning.halfHours.time'),
            title: true,
            cell: ({ from, to }) => `${formatTime(from)} – ${formatTime(to)}`,
          },
          { key: 'children', header: t('planning.halfHours.booked'), align: 'end', cell: ({ children }) => children },
          {
            key: 'places',
            header: t('planning.halfHours.places'),
            align: 'end',
            cell: ({ places }) => places ?? '–',
          },
          {
            key: 'state',
            header: t('planning.halfHours.state'),
            cell: ({ children, places }) => <FullnessMark booked={children} places={places} />,
          },
          {
            key: 'staff',
            header: t('planning.halfHours.staffNeeded'),
            align: 'end',
            cell: ({ staffNeeded }) => staffNeeded,
          },
        ]}
        rows={day.stretches}
        rowKey={({ from }) => from}
      />
    </Dialog>
  );
}
