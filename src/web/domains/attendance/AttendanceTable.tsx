import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { ChildName } from '#web/domains/children/ChildName.tsx';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { ForgottenMark, StatusCell, StayCell } from './AttendanceCells.tsx';
import { type DayNotice, expectedPerson, mattering } from './notices.ts';
import { QuickCheck } from './QuickCheck.tsx';
import { type Action, type AttendanceRow, nextActionOf } from './rules.ts';

const NoticeLines = lazyPart(() => import('./NoticeLines.tsx'));

type AttendanceTableProps = {
  rows: readonly AttendanceRow[];
  /** The last earlier day of a child without a check-out, by child. */
  forgotten: ReadonlyMap<number, string>;
  /** What families told for the day. */
  notices: readonly DayNotice[] | undefined;
  empty: ReactNode;
  /** What can be done with a row; left out for those who may only look. */
  actions?: RowActions;
};

export type RowActions = {
  onOpen(child: Child, action: Action, byOther: boolean): void;
  onRecord(child: Child, action: Action, by: string): void;
};

/** Today's attendance; on phones each child is a card with its action at the thumb. */
export function AttendanceTable({ rows, forgotten, notices, empty, actions }: AttendanceTableProps) {
  const { t } = useTranslation();
  const columns: Column<AttendanceRow>[] = [
    {
      key: 'child',
      header: t('attendance.columns.child'),
      title: true,
      className: 'max-lg:sm:pe-2',
      cell: ({ child, whereabouts }) => {
        const day = forgotten.get(child.id);
        return (
          <ChildName child={child}>
            {day && <ForgottenMark date={formatDate(day, 'short')} />}
            <Told notices={mattering(notices, child.id, whereabouts)} />
          </ChildName>
        );
      },
    },
    {
      key: 'room',
      header: t('attendance.columns.room'),
      className: `${cell} max-sm:ps-13! max-sm:text-sm max-sm:text-ink-soft xl:whitespace-nowrap`,
      cell: ({ child, day }) => (day?.roomNow ? t('attendance.roomNow', { room: day.roomNow.name }) : child.room),
    },
    {
      key: 'checkIn',
      header: t('attendance.columns.checkIn'),
      className: `${cell} max-sm:justify-end! max-sm:text-sm xl:whitespace-nowrap`,
      cell: (row) => <StayCell row={row} />,
    },
    {
      key: 'status',
      header: t('attendance.columns.status'),
      className: `${cell} max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-end!`,
      cell: (row) => <StatusCell row={row} />,
    },
  ];
  if (actions) {
    columns.push({
      key: 'actions',
      header: t('attendance.columns.actions'),
      className: `${cell} max-lg:sm:pe-4 max-sm:col-span-2 max-sm:pt-2!`,
      cell: (row) => <RowAction row={row} notices={notices} actions={actions} />,
    });
  }
  return (
    <div className="max-sm:[&_tbody_tr]:grid max-sm:[&_tbody_tr]:grid-cols-[1fr_auto] max-sm:[&_tbody_tr]:gap-x-3">
      <Table
        caption={t('attendance.title')}
        columns={columns}
        rows={rows}
        rowKey={({ child }) => child.id}
        empty={empty}
      />
    </div>
  );
}

/** On phones a row is a small card without labels: name and status, room and time, then the action. */
const cell = 'max-lg:sm:px-2 max-sm:before:content-none!';

/** Few children have notices; what shows them is fetched with the first. */
const Told = ({ notices }: { notices: readonly DayNotice[] }) =>
  notices.length > 0 && (
    <Suspense>
      <NoticeLines notices={notices} />
    </Suspense>
  );

type RowActionProps = { row: AttendanceRow; notices: readonly DayNotice[] | undefined; actions: RowActions };

function RowAction({ row: { child, day, whereabouts }, notices, actions }: RowActionProps) {
  const { t } = useTranslation();
  const action = nextActionOf(day);
  const checksIn = action === 'check-in';
  const name = fullName(child);
  return (
    <span className="flex gap-1.5 max-sm:w-full">
      <QuickCheck
        child={child}
        action={action}
        expected={checksIn ? null : expectedPerson(mattering(notices, child.id, whereabouts))}
        onPerformer={(by) => actions.onRecord(child, action, by)}
        onOther={() => actions.onOpen(child, action, true)}
      />
      <IconButton
        variant="secondary"
        label={t(checksIn ? 'attendance.checkInAnotherTime' : 'attendance.checkOutAnotherTime', { name })}
        onClick={() => actions.onOpen(child, action, false)}
      >
        <ChevronDown />
      </IconButton>
    </span>
  );
}
