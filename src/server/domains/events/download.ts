import type { Scope } from '#server/db/scope.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { asICalendar } from '#server/kernel/calendar/icalendar.ts';
import { oneOf } from './calendar.ts';
import { entryOf } from './feed.ts';

/** One time of an event as a file for a calendar program. */
export async function eventFile(scope: Scope, id: number, occurrence: string | undefined): Promise<FileAnswer> {
  const { center } = await scope.opened;
  const { time } = await oneOf(scope, id, occurrence);
  const entry = { ...entryOf(center.id, time), description: time.description };
  const text = await asICalendar(time.title, center.zone, [entry]);
  return { name: `${time.title}.ics`, type: 'text/calendar; charset=utf-8', content: Buffer.from(text) };
}
