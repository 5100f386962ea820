import { inCenter, outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { HttpError, notFound } from '#server/kernel/http-error.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import { countTry, resetTry, throttleKey } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';
import { eraseInquiries } from './erase.ts';
import { feeOfFamily } from './fees.ts';
import { expectedOpenings, openingShown } from './openings.ts';
import { centerOfInquiry, inquiryOfLink, lockInquiry } from './queries.ts';
import { readInquiry } from './read.ts';
import { familyState } from './rules.ts';
import { upkeepOf } from './upkeep-queries.ts';
import { answerUntil } from './upkeep-rules.ts';
import { chosenPriorities, offeredLately, orderedList, type Position } from './waitlist.ts';
import { bandOf } from './waitlist-rules.ts';

/** Within a quarter of an hour: addresses that open nothing, by network address; and looks through one link. */
const LIMITS = { unknown: 20, looks: 200 };

export interface Opening {
  readonly token: string;
  /** The caller's network address. */
  readonly address: string;
}

/** What a family reads of its inquiry: nothing that staff wrote down. */
export const familyInquiry = (server: Server, opening: Opening) =>
  throughLink(server, opening, async (scope, id) => {
    const [inquiry, { center }] = [await readInquiry(scope, id), await scope.opened];
    const list = inquiry.state === 'waiting' ? await orderedList(scope) : null;
    const openings = list && (await expectedOpenings(scope, list.inOrder));
    return {
      center: await nameOfCenter(scope),
      firstName: inquiry.contacts[0]?.firstName ?? '',
      state: familyState(inquiry.state),
      receivedOn: dayAt(inquiry.createdAt, center.zone),
      keptUntil: inquiry.keptUntil,
      today: dayAt(scope.now, center.zone),
      children: inquiry.children.map((child) => {
        const waiting = told(list?.places.get(child.id));
        const pausedBy = list?.keys.find(({ id: key }) => key === child.id)?.pausedBy ?? null;
        return {
          ...child,
          waiting: waiting && { ...waiting, pausedBy, opening: openingShown(openings?.get(child.id)) },
        };
      }),
      priorities: (list ?? (await chosenPriorities(scope))).priorities,
      fee: await feeOfFamily(scope, id),
      wantsLetters: inquiry.contacts[0]?.email ? inquiry.takesLetters : null,
      ...(await heardOf(scope, id, center.zone)),
      offered: await offeredLately(scope),
    };
  });

/** When a family that waits was heard last, and until when it may answer what it was asked. */
async function heardOf(scope: Scope, id: number, zone: string) {
  const family = await scope.maybe(upkeepOf(id));
  if (!family) return { confirmedOn: null, askedUntil: null };
  const { confirmedAt, askedAt, askedAgainAt } = family;
  return {
    confirmedOn: dayAt(confirmedAt, zone),
    askedUntil:
      askedAt &&
      answerUntil({ askedOn: dayAt(askedAt, zone), askedAgainOn: askedAgainAt && dayAt(askedAgainAt, zone) }),
  };
}

/** What a family is told of a place: the band and the rule, never why staff moved it. */
const told = (found: Position | undefined) =>
  found === undefined
    ? null
    : {
        ...(found.place === null ? { from: 0, to: null } : bandOf(found.place)),
        ground: found.ground,
        since: found.since,
        isMoved: found.isMoved,
        isPaused: found.place === null,
      };

/** The family withdraws: all of it is erased. */
export const withdrawInquiry = (server: Server, opening: Opening) =>
  throughLink(server, opening, async (scope, id) => {
    await eraseInquiries(scope, [id], 'erase inquiry');
    return {};
  });

/** Does `work` with the inquiry that a link opens, as the system, and nobody else changes it meanwhile. */
export async function throughLink<T>(
  server: Server,
  { token, address }: Opening,
  work: (scope: Scope, inquiryId: number) => Promise<T>,
): Promise<T> {
  const hash = hashToken(token);
  const unknown = throttleKey(`inquiry address ${address}`);
  const tried = [
    { key: unknown, limit: LIMITS.unknown },
    { key: throttleKey(`inquiry link ${hash.toString('hex')}`), limit: LIMITS.looks },
  ];
  const { wait, centerId } = await outsideCenters(server, async (scope) => {
    const found = scope.one(centerOfInquiry(hash));
    return { wait: await countTry(scope, tried), centerId: (await found).centerId };
  });
  if (wait > 0) throw new HttpError(429, 'Too many requests. Please wait a moment.', { retryAfterSeconds: wait });
  if (centerId === null) throw nowhere();
  const answer = await inCenter(server, { centerId }, async (scope) => {
    const found = await scope.maybe(inquiryOfLink(hash, scope.now));
    if (!found || (await scope.count(lockInquiry(found.id))) === 0) throw nowhere();
    return work(scope, found.id);
  });
  await outsideCenters(server, (scope) => resetTry(scope, { giveBack: [unknown] }));
  return answer;
}

/** One answer whether a link has expired, was never made, or its inquiry is gone. */
const nowhere = () => notFound('This link opens nothing any more: the inquiry was withdrawn, or its time is over.');
