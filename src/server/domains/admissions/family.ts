import { inCenter, outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { HttpError, notFound } from '#server/kernel/http-error.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import { countTry, resetTry, throttleKey } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';
import { eraseInquiries } from './erase.ts';
import { centerOfInquiry, inquiryOfLink, lockInquiry } from './queries.ts';
import { readInquiry } from './read.ts';
import { familyState } from './rules.ts';
import { type Position, placesOf } from './waitlist.ts';
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
    const { places, priorities } = await placesOf(scope);
    return {
      center: await nameOfCenter(scope),
      firstName: inquiry.contacts[0]?.firstName ?? '',
      state: familyState(inquiry.state),
      receivedOn: dayAt(inquiry.createdAt, center.zone),
      keptUntil: inquiry.keptUntil,
      children: inquiry.children.map(({ id: childId, ...child }) => ({ ...child, waiting: told(places.get(childId)) })),
      priorities,
    };
  });

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
