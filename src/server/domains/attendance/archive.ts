import type { Language } from '#contract/kernel/languages.ts';
import type { ArchivePart } from '#server/kernel/archive/part.ts';
import { ALWAYS } from '#server/kernel/archive/read.ts';
import { pagesBy, type Reader, type Section } from '#server/kernel/archive/section.ts';
import { type Html, html } from '#server/kernel/documents/html.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { familyAttendance } from './family.ts';
import type { AttendanceDayRow } from './queries.ts';

/** A child's attendance, in its archive. */
export const archive: ArchivePart = {
  place: 50,
  async read(scope, childId, reader) {
    const days = (await familyAttendance(scope, childId, ALWAYS)).reverse();
    return { section: () => attendanceSection(reader, days) };
  },
};

/** The days on which a child was expected, a page for each year. */
function attendanceSection(reader: Reader, days: readonly AttendanceDayRow[]): Section {
  const { language, zone } = reader;
  const moments = momentsIn(reader, zone);
  const text = statusText(language);
  const time = (local: string | null) => (local === null ? '' : moments.time(local));
  const columns: readonly Column[] = [
    { label: translate(language, 'Attendance'), lines: ({ status }) => [text[status]] },
    { label: translate(language, 'Arrived'), lines: ({ spans }) => spans.map(({ checkInTime }) => time(checkInTime)) },
    { label: translate(language, 'Left'), lines: ({ spans }) => spans.map(({ checkOutTime }) => time(checkOutTime)) },
    { label: translate(language, 'Brought by'), lines: ({ spans }) => spans.map(({ checkInBy }) => checkInBy ?? '') },
    {
      label: translate(language, 'Collected by'),
      lines: ({ spans }) => spans.map(({ checkOutBy }) => checkOutBy ?? ''),
    },
  ];
  const row = (day: AttendanceDayRow): Html => html`
<tr role="row"><th role="rowheader" scope="row">${moments.day(day.date)}</th>${columns.map((column) => cell(column, day))}</tr>`;
  return {
    name: 'attendance',
    title: translate(language, 'Attendance'),
    count: translate(language, '{{count}} days at the center', {
      count: days.filter(({ status }) => status !== 'absent').length,
    }),
    pages: pagesBy(days, {
      name: 'attendance',
      part: ({ date }) => date.slice(0, 4),
      label: (year) => year,
      body: (own) => html`
<div class="card"><table role="table" aria-label="${translate(language, 'Attendance')}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${translate(language, 'Date')}</th>${columns.map(({ label }) => html`<th role="columnheader" scope="col">${label}</th>`)}</tr></thead>
<tbody role="rowgroup">${own.map(row)}</tbody>
</table></div>`,
    }),
    data: days.map(({ date, status, spans }) => ({
      date,
      status,
      stays: spans.map(({ checkInTime, checkOutTime, checkInBy, checkOutBy }) => ({
        checkInTime,
        checkOutTime,
        checkInBy,
        checkOutBy,
      })),
    })),
  };
}

interface Column {
  readonly label: string;
  /** Several stays of a day stand below each other. */
  readonly lines: (day: AttendanceDayRow) => readonly string[];
}

// The roles hold where the style makes a list of the table, on phones.
function cell({ label, lines }: Column, day: AttendanceDayRow): Html {
  const said = lines(day);
  if (said.every((line) => line === '')) return html`<td role="cell"></td>`;
  return html`<td role="cell" data-label="${label}">${said.map((line, place) => html`${place > 0 ? html`<br>` : null}${line}`)}</td>`;
}

const statusText = (language: Language): Readonly<Record<AttendanceDayRow['status'], string>> => ({
  present: translate(language, 'Present'),
  late: translate(language, 'Late'),
  absent: translate(language, 'Absent'),
});
