import { CircleAlert, ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { asDuration, personsIn, type ShownSheet } from './rules.ts';
import { SheetNotes } from './SheetNotes.tsx';
import './sheet.css';

type Row = ShownSheet['rows'][number] & { readonly place: number };
type Kind = ShownSheet['columns'][number]['kind'];

/** A sheet of the compliance pack: on the screen as a table, on phones as cards, on paper with lines to sign on. */
export function SheetView({ sheet }: { sheet: ShownSheet }) {
  const { t } = useTranslation();
  const persons = personsIn(sheet);
  const [asked, setAsked] = useState('');
  const person = persons.includes(asked) ? asked : '';
  const rows = sheet.rows
    .map((row, place) => ({ ...row, place }))
    .filter(({ cells }) => person === '' || cells[0] === person);
  const flagged = rows.filter(({ mark }) => mark === 'attention').length;
  const isCut = sheet.total > sheet.rows.length;
  return (
    <div className="sheet flex flex-col gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <p className="text-ink-soft text-sm">{sheet.center}</p>
          <Heading level={2} size="large">
            {sheet.title}
          </Heading>
          <p className="text-ink-soft">
            {sheet.from === sheet.to
              ? formatDate(sheet.from, 'full')
              : t('compliance.days', { from: formatDate(sheet.from), to: formatDate(sheet.to) })}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm tabular-nums">
          {t('compliance.rows', { count: person === '' ? sheet.total : rows.length })}
          {flagged > 0 && <Badge tone="attention">{t('compliance.flagged', { count: flagged })}</Badge>}
        </p>
      </header>
      {persons.length > 1 && (
        <div data-screen-only className="md:w-72">
          <Field label={t('compliance.person')}>
            <Select
              value={person}
              onChange={({ target }) => setAsked(target.value)}
              options={[
                { value: '', label: t('compliance.everybody') },
                ...persons.map((name) => ({ value: name, label: name })),
              ]}
            />
          </Field>
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState icon={<ClipboardList />} title={t('compliance.empty')}>
          {t('compliance.emptyText')}
        </EmptyState>
      ) : (
        <div className="overflow-x-auto rounded-md bg-surface shadow-card max-sm:bg-transparent max-sm:shadow-none">
          <Table
            caption={sheet.title}
            columns={columnsOf(sheet, t('compliance.needsLook'))}
            rows={rows}
            rowKey={({ place }) => place}
          />
        </div>
      )}
      {isCut && (
        <p className="text-ink-soft text-sm">
          {t('compliance.rowsCut', { shown: sheet.rows.length, total: sheet.total })}
        </p>
      )}
      <SheetNotes notes={sheet.notes} />
      <ul className="sheet-signatures">
        {(['name', 'signature', 'date'] as const).map((what) => (
          <li key={what}>{t(`compliance.sign.${what}`)}</li>
        ))}
      </ul>
    </div>
  );
}

function columnsOf({ columns }: ShownSheet, needsLook: string): Column<Row>[] {
  const heading = Math.max(
    0,
    columns.findIndex(({ key }) => key === 'child' || key === 'name'),
  );
  return columns.map(({ key, label, kind }, at) => ({
    key,
    header: label,
    title: at === heading,
    ...(kind === 'number' || kind === 'duration' ? { align: 'end' as const } : {}),
    cell: ({ cells, mark }: Row) => {
      const said = cellText(cells[at] ?? null, kind);
      const written =
        kind === 'text' || said === '' ? said : <span className="whitespace-nowrap tabular-nums">{said}</span>;
      const shown = mark === 'sum' && said !== '' ? <strong className="font-semibold">{written}</strong> : written;
      if (mark === 'attention' && key === 'state')
        return <strong className="font-semibold text-attention">{shown}</strong>;
      if (mark !== 'attention' || at !== heading) return shown;
      return (
        <span className="inline-flex items-center gap-1.5">
          <CircleAlert className="size-4 shrink-0 text-attention" aria-label={needsLook} role="img" />
          <span>{shown}</span>
        </span>
      );
    },
  }));
}

function cellText(cell: string | number | null, kind: Kind): string {
  if (cell === null) return '';
  if (kind === 'day') return formatDate(String(cell));
  // Behind the time may stand its offset, where a clock was set back.
  if (kind === 'time') return String(cell).replace(CLOCK, formatTime);
  return kind === 'duration' ? asDuration(Number(cell)) : String(cell);
}

const CLOCK = /^\d\d:\d\d/;
