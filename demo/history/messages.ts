import type { Scope } from '#server/db/scope.ts';
import { roomByName } from '#server/domains/center/queries.ts';
import { type NewMessage, sendMessage } from '#server/domains/messages/commands.ts';
import { keepDraft } from '#server/domains/messages/drafts.ts';
import { readMessage } from '#server/domains/messages/reading.ts';
import { replyIn } from '#server/domains/messages/replies.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import type { Household } from '../people/households.ts';
import { DIRECTOR, EMPLOYEES } from '../people/staff.ts';
import { tellLately } from '../telling.ts';
import { ANNOUNCEMENT, type Line, REMINDER, THREADS, type Thread } from '../texts/threads.ts';
import type { Deed } from '../timeline.ts';

const MINUTE = 60_000;

/** Threads between families and staff; an answer that would come later than now has not come yet. */
export const correspondence = (calendar: Calendar, cast: Cast, households: readonly Household[]): Deed[] => [
  ...THREADS.flatMap((thread) => conversation(calendar, cast, households, thread)),
  announcement(calendar, cast),
  reminder(calendar, cast),
];

/** From the center to all families, in two languages. */
const announcement = (calendar: Calendar, cast: Cast): Deed => ({
  at: calendar.moment(calendar.dayBack(4, '10:00'), '10:00'),
  by: () => cast.staff(DIRECTOR),
  act: (scope) =>
    sendMessage(scope, {
      ...ANNOUNCEMENT,
      to: [{ kind: 'all-families' }],
      as: { kind: 'office' },
      messageType: 'announcement',
    }),
});

/** Waits for the next open day's morning. */
function reminder(calendar: Calendar, cast: Cast): Deed {
  const date = calendar.openDaysAhead[0] ?? calendar.today;
  const draft = { ...REMINDER, to: [{ kind: 'all-staff' as const }], schedule: { date, time: '07:30' } };
  return { at: calendar.now, by: () => cast.staff(DIRECTOR), act: (scope) => keepDraft(scope, draft) };
}

function conversation(calendar: Calendar, cast: Cast, households: readonly Household[], thread: Thread): Deed[] {
  const { back, time, to, lines } = thread;
  const everybody = [lines[0]?.from ?? '', ...to.flatMap((name) => familiesOf(name, households))];
  let at = calendar.moment(calendar.dayBack(back, time), time).getTime();
  let threadId: number | undefined;
  return lines.flatMap((line) => {
    at += line.after * MINUTE;
    const sentAt = new Date(at);
    let id = 0;
    const write = async (scope: Scope) => {
      const content = { content: line.text, priority: line.priority };
      const sent =
        threadId === undefined
          ? await sendMessage(scope, { ...content, ...(await beginning(scope, cast, thread)) })
          : await replyIn(scope, threadId, content);
      ({ id, threadId } = sent);
      const isUrgent = line.priority === 'urgent';
      await tellLately(scope, calendar, {
        kind: 'message',
        event: 'received',
        recipients: { people: sent.people },
        about: { id },
        isUrgent,
      });
    };
    const readings = everybody
      .filter((name) => name !== line.from)
      .flatMap((name): Deed[] => {
        const readAt = whenRead(name, line, sentAt);
        return readAt ? [{ at: readAt, by: () => who(cast, name), act: (scope) => readMessage(scope, id) }] : [];
      });
    return [{ at: sentAt, by: () => who(cast, line.from), act: write }, ...readings];
  });
}

/** Between whom a thread begins, and about what. */
async function beginning(scope: Scope, cast: Cast, { subject, child, to, from }: Thread) {
  const addresses = to.map(async (name): Promise<NewMessage['to'][number]> => {
    if (name.startsWith('room:')) return { kind: 'room-families', id: await roomId(scope, name.slice('room:'.length)) };
    const { kind, id } = who(cast, name);
    return { kind: kind === 'staff' ? kind : 'guardian', id };
  });
  return {
    to: await Promise.all(addresses),
    subject,
    ...(child && { childId: cast.child(child) }),
    ...(from && { as: { kind: 'room' as const, id: await roomId(scope, from) } }),
  };
}

const roomId = async (scope: Scope, name: string) => (await scope.one(roomByName(name))).id;

/** Some minutes or hours after it was sent; never, of those who have not read it. */
function whenRead(name: string, { read }: Line, sentAt: Date): Date | null {
  const chance = new Chance('read', name, sentAt.getTime());
  const hasRead = read === 'all' || (read === 'some' && chance.happens(0.6));
  return hasRead ? new Date(sentAt.getTime() + chance.between(3, 180) * MINUTE) : null;
}

const who = (cast: Cast, name: string) => (STAFF.has(name) ? cast.staff(name) : cast.guardian(name));
const STAFF = new Set(EMPLOYEES.map(({ key }) => key));

/** A name stands for itself; a room for the guardians with an account of the children in it. */
function familiesOf(name: string, households: readonly Household[]): string[] {
  if (!name.startsWith('room:')) return [name];
  const room = name.slice('room:'.length);
  return households
    .filter(({ children }) => children.some((child) => child.room === room))
    .flatMap(({ guardians }) => guardians.filter(({ email }) => email !== null).map(({ key }) => key));
}
