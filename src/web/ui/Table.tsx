import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Names the row: its header for screen readers, the head of its card on phones. */
  title?: boolean;
  align?: 'start' | 'end';
  /** The header is spoken only; for actions. */
  headerHidden?: boolean;
  className?: string;
};

type TableProps<Row> = {
  caption: string;
  captionVisible?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string | number;
  /** Shown in place of the body when there are no rows. */
  empty?: ReactNode;
  /** Many columns: tablets get them all by narrower gaps. */
  tight?: boolean;
};

/** A table on wide screens; on phones each row is a card. The roles are spelled out because CSS `display` takes them away. */
export function Table<Row>({ caption, captionVisible, columns, rows, rowKey, empty, tight }: TableProps<Row>) {
  const table = (
    // biome-ignore-start lint/a11y/noRedundantRoles: the phone layout's display: block would take the roles away
    <>
      <table role="table" className="table">
        <caption className={captionVisible ? 'px-4 py-3 text-start font-semibold' : 'sr-only'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-align={column.align}
                className={column.className}
              >
                <span className={clsx(column.headerHidden && 'sr-only')}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <Body columns={columns} rows={rows} rowKey={rowKey} />
      </table>
      {rows.length === 0 && empty}
    </>
    // biome-ignore-end lint/a11y/noRedundantRoles: the phone layout's display: block would take the roles away
  );
  return tight ? <div className={tightLook}>{table}</div> : table;
}

function Body<Row>({ columns, rows, rowKey }: Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey'>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={rowKey(row)} role="row">
          {columns.map((column) => {
            const Cell = column.title ? 'th' : 'td';
            return (
              <Cell
                key={column.key}
                role={column.title ? 'rowheader' : 'cell'}
                scope={column.title ? 'row' : undefined}
                data-label={column.header}
                data-bare={column.title || column.headerHidden ? '' : undefined}
                data-actions={column.headerHidden ? '' : undefined}
                data-align={column.align}
                className={clsx(column.align === 'end' && 'tabular-nums', column.className)}
              >
                {column.cell(row)}
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

const tightLook = clsx(
  'sm:max-lg:overflow-x-auto sm:max-lg:[&_:is(th,td):not(:first-child)]:px-2! sm:max-lg:[&_td]:text-sm sm:max-lg:[&_thead_th]:whitespace-normal',
);
