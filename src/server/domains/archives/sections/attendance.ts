import type { Language } from '../../../../contract/languages.ts';
import { type Html, html } from '../../../documents/html.ts';
import { momentsIn } from '../../../documents/moments.ts';
import { say } from '../../../words/say.ts';
import type { AttendanceDayRow } from '../../attendance/queries.ts';
import { pagesBy, type Reader, type Section } from '../section.ts';

/** The days on which a child was expected, a page for each year. */
export function attendanceSection({ language, zone }: Reader, days: readonly AttendanceDayRow[]): Section {
  const moments = momentsIn(language, zone);
  const words = statusWords(language);
  const time = (local: string | null) => (local === null ? '' : moments.time(local));
  const columns: readonly Column[] = [
    { label: say(language, 'Attendance'), lines: ({ status }) => [words[status]] },
    { label: say(language, 'Arrived'), lines: ({ spans }) => spans.map(({ checkInTime }) => time(checkInTime)) },
    { label: say(language, 'Left'), lines: ({ spans }) => spans.map(({ checkOutTime }) => time(checkOutTime)) },
    { label: say(language, 'Brought by'), lines: ({ spans }) => spans.map(({ checkInBy }) => checkInBy ?? '') },
    { label: say(language, 'Collected by'), lines: ({ spans }) => spans.map(({ checkOutBy }) => checkOutBy ?? '') },
  ];
  const row = (day: AttendanceDayRow): Html => html`
<tr role="row"><th role="rowheader" scope="row">${moments.day(day.date)}</th>${columns.map((column) => cell(column, day))}</tr>`;
  return {
    name: 'attendance',
    title: say(language, 'Attendance'),
    count: say(language, '{{count}} days at the center', {
      count: days.filter(({ status }) => status !== 'absent').length,
    }),
    pages: pagesBy(days, {
      name: 'attendance',
      part: ({ date }) => date.slice(0, 4),
      label: (year) => year,
      body: (own) => html`
<div class="card"><table role="table" aria-label="${say(language, 'Attendance')}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${say(language, 'Date')}</th>${columns.map(({ label }) => html`<th role="columnheader" scope="col">${label}</th>`)}</tr></thead>
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

const statusWords = (language: Language): Readonly<Record<AttendanceDayRow['status'], string>> => ({
  present: say(language, 'Present'),
  late: say(language, 'Late'),
  absent: say(language, 'Absent'),
});
