import type { Language } from '../../../../contract/languages.ts';
import { momentsIn } from '../../../documents/moments.ts';
import { say } from '../../../words/say.ts';
import type { AttendanceDayRow } from '../../attendance/queries.ts';
import { type Html, html } from '../html.ts';
import { pagesBy, type Reader, type Section } from '../section.ts';

/** The days on which a child was expected, a page for each year. */
export function attendanceSection({ language, zone }: Reader, days: readonly AttendanceDayRow[]): Section {
  const moments = momentsIn(language, zone);
  const words = statusWords(language);
  const head = [
    say(language, 'Date'),
    say(language, 'Attendance'),
    say(language, 'Arrived'),
    say(language, 'Left'),
    say(language, 'Brought by'),
    say(language, 'Collected by'),
  ];
  const time = (local: string | null) => (local === null ? '' : moments.time(local));
  const row = (day: AttendanceDayRow): Html => html`
<tr><th scope="row">${moments.day(day.date)}</th><td>${words[day.status]}</td>${day.spans.length > 0 ? stays(day, time) : html`<td></td><td></td><td></td><td></td>`}</tr>`;
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
<div class="card table" tabindex="0" role="region" aria-label="${say(language, 'Attendance')}"><table>
<thead><tr>${head.map((label) => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>${own.map(row)}</tbody>
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

/** Several stays of a day stand below each other. */
function stays({ spans }: AttendanceDayRow, time: (local: string | null) => string): Html {
  const lines = (texts: readonly (string | null)[]) =>
    html`<td>${texts.map((text, place) => html`${place > 0 ? html`<br>` : null}${text}`)}</td>`;
  return html`${[
    lines(spans.map(({ checkInTime }) => time(checkInTime))),
    lines(spans.map(({ checkOutTime }) => time(checkOutTime))),
    lines(spans.map(({ checkInBy }) => checkInBy)),
    lines(spans.map(({ checkOutBy }) => checkOutBy)),
  ]}`;
}

const statusWords = (language: Language): Readonly<Record<AttendanceDayRow['status'], string>> => ({
  present: say(language, 'Present'),
  late: say(language, 'Late'),
  absent: say(language, 'Absent'),
});
