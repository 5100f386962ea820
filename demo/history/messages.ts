import type { Scope } from '../../src/server/db/scope.ts';
import { type Recipient, sendMessage } from '../../src/server/domains/messages/commands.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import type { Household } from '../people/households.ts';
import { EMPLOYEES } from '../people/staff.ts';
import { type Line, THREADS, type Thread } from '../texts/threads.ts';
import type { Deed } from '../timeline.ts';

const MINUTE = 60_000;

/** Threads between families and staff; an answer that would come later than now has not come yet. */
export const correspondence = (calendar: Calendar, cast: Cast, households: readonly Household[]): Deed[] =>
  THREADS.flatMap((thread) => conversation(calendar, cast, households, thread));

function conversation(calendar: Calendar, cast: Cast, households: readonly Household[], thread: Thread): Deed[] {
  const { subject, back, time, to, lines } = thread;
  const everybody = [lines[0]?.from ?? '', ...to.flatMap((name) => familiesOf(name, households))];
  let at = calendar.moment(calendar.dayBack(back, time), time).getTime();
  let threadId: number | undefined;
  return lines.map((line, index) => {
    at += line.after * MINUTE;
    const sentAt = new Date(at);
    const send = async (scope: Scope) => {
      threadId = await sendMessage(scope, {
        from: who(cast, line.from),
        to: everybody.filter((name) => name !== line.from).map((name) => recipient(calendar, cast, name, line, sentAt)),
        ...(threadId !== undefined && { threadId }),
        ...(thread.child && { childId: cast.child(thread.child) }),
        subject: index === 0 ? subject : `Re: ${subject}`,
        content: line.text,
        priority: line.priority ?? 'normal',
      });
    };
    return { at: sentAt, by: () => who(cast, line.from), act: send };
  });
}

/** Read some minutes or hours after it was sent, if that is over by now. */
function recipient({ now }: Calendar, cast: Cast, name: string, { read }: Line, sentAt: Date): Recipient {
  const { kind, id } = who(cast, name);
  const chance = new Chance('read', name, sentAt.getTime());
  const hasRead = read === 'all' || (read === 'some' && chance.happens(0.6));
  const readAt = new Date(sentAt.getTime() + chance.between(3, 180) * MINUTE);
  return { kind, id, ...(hasRead && readAt <= now && { readAt }) };
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
