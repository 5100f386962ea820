import { addDays, momentOf } from '../clock/zone.ts';

/** When something takes place: days and times of the center; without a time all day. */
export interface Moment {
  readonly date: string;
  readonly time: string | null;
  readonly endDate: string;
  readonly endTime: string | null;
}

/** What a calendar program is told of one time of an event, of a closed day or a birthday. */
export interface Entry extends Moment {
  /** An entry has one id, each time it is told. */
  readonly id: string;
  readonly title: string;
  readonly location?: string;
  readonly description?: string;
  /** When it was last changed; programs compare it. */
  readonly changedAt: Date;
  readonly version?: number;
  /** It takes nobody's time: a closed day, a birthday. */
  readonly isFree?: true;
}

const HOURS_BETWEEN_READS = 4;

/**
 * A calendar as iCalendar (RFC 5545). Each time of a recurring event is an entry of its own and its moment is told in UTC, worked
 * out from the center's day and time on that very day: no calendar program has to know our rules or the center's zone, and a
 * clock change moves nothing (docs/decisions/0030).
 */
export async function asICalendar(name: string, zone: string, entries: readonly Entry[]): Promise<string> {
  const { default: ical, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name: escaped(name),
    prodId: { company: 'Larkhouse', product: 'Calendar', language: 'EN' },
    ttl: HOURS_BETWEEN_READS * 3600,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.id,
      ...momentsOf(entry, zone),
      stamp: entry.changedAt,
      sequence: entry.version ?? 0,
      summary: oneLine(entry.title),
      ...(entry.location && { location: oneLine(entry.location) }),
      ...(entry.description && { description: entry.description }),
      ...(entry.isFree && { transparency: ICalEventTransparency.TRANSPARENT }),
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** An appointment that somebody is told of by mail. */
export interface Invitation extends Entry {
  /** It is so, or not any more. The id stays, and the version grows with each that is sent. */
  readonly method: 'REQUEST' | 'CANCEL';
  readonly organizer: Mailbox;
  readonly attendee: Mailbox;
}
interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** An appointment as a mail carries it (RFC 5545, RFC 5546); whoever is invited has said yes already, and is asked for no answer. */
export async function asInvitation(
  zone: string,
  { method, organizer, attendee, ...entry }: Invitation,
): Promise<string> {
  const ical = await import('ical-generator');
  const isCanceled = method === 'CANCEL';
  const calendar = ical.default({
    prodId: { company: 'Larkhouse', product: 'Calendar', language: 'EN' },
    method: isCanceled ? ical.ICalCalendarMethod.CANCEL : ical.ICalCalendarMethod.REQUEST,
  });
  const event = calendar.createEvent({
    id: entry.id,
    ...momentsOf(entry, zone),
    stamp: entry.changedAt,
    sequence: entry.version ?? 0,
    summary: oneLine(entry.title),
    status: isCanceled ? ical.ICalEventStatus.CANCELLED : ical.ICalEventStatus.CONFIRMED,
    organizer: { name: asParameter(organizer.name), email: organizer.address },
    ...(entry.location && { location: oneLine(entry.location) }),
    ...(entry.description && { description: entry.description }),
  });
  event.createAttendee({
    name: asParameter(attendee.name),
    email: attendee.address,
    rsvp: false,
    status: ical.ICalAttendeeStatus.ACCEPTED,
  });
  return `${calendar.toString()}\r\n`;
}

function momentsOf({ date, time, endDate, endTime }: Moment, zone: string) {
  if (time === null) return { allDay: true, start: dayOf(date), end: dayOf(addDays(endDate, 1)) };
  const start = momentOf(date, time, zone);
  const end = endTime === null ? start : momentOf(endDate, endTime, zone, start);
  // A beginning in the hour that a clock change skips comes after an end in the next.
  return end > start ? { start, end } : { start };
}

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
/** The generator escapes everything but a calendar's name. */
const escaped = (name: string) => oneLine(name).replace(/[\\;,]/g, '\\$&');
/** Within quotation marks no other and no line ends. */
const asParameter = (name: string) => oneLine(name).replace(/["\p{Cc}]/gu, "'");
