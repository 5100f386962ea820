import { createHash } from 'node:crypto';
import type { Language } from '#contract/kernel/languages.ts';
import type { Kind } from '#contract/notifications-kinds.ts';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { inAccount, type Own } from '#server/kernel/access/account.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { spoken } from '#server/kernel/i18n/catalogues.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import type { Task } from '#server/kernel/jobs/tasks.ts';
import type { PushTarget } from '#server/kernel/push/push.ts';
import type { Server } from '#server/server.ts';
import type { DueRow } from './due-queries.ts';
import {
  deleteSubscription,
  forget,
  insertSubscription,
  keepNewest,
  lockSubscription,
  sealedTarget,
  subscriptionsOf,
} from './push-queries.ts';

/** Opens a browser for its session's holder; done again it is only renewed. A browser is one person's of an audience. */
export async function subscribe(server: Server, own: Own, target: PushTarget): Promise<void> {
  if (!server.push.accepts(target.endpoint) || (await server.push.leadsInwards(target.endpoint)))
    throw invalid({ endpoint: 'This browser’s push service is not supported' });
  const row = {
    staffId: own.audience === 'staff' ? own.id : null,
    guardianId: own.audience === 'parent' ? own.id : null,
    sessionId: own.sessionId,
    endpointHash: hashOf(target.endpoint),
    sealed: server.vault.seal('push', JSON.stringify(target)),
  };
  await inAccount(server, own, async (scope) => {
    await scope.all(lockSubscription(row.endpointHash));
    await scope.count(deleteSubscription(own.audience, row.endpointHash));
    await scope.count(insertSubscription({ ...row, createdAt: scope.now }));
    scope.later(keepNewest(own, DEVICES));
  });
}

/** More browsers than anybody uses; the oldest give way. */
const DEVICES = 10;

/** Closes a browser again; nothing happens where it wasn't open. */
export const unsubscribe = (server: Server, own: Own, endpoint: string): Promise<number> =>
  inAccount(server, own, (scope) => scope.count(deleteSubscription(own.audience, hashOf(endpoint))));

/** What a push says: no name, no text, nothing of what happened but its kind. */
export interface Said {
  readonly kind: Kind;
  readonly count: number;
  readonly language: Language;
  readonly portal: 'staff' | 'parent';
}

interface Input {
  readonly subscriptionId: number;
  readonly said: Said;
  readonly isUrgent: boolean;
}

/** Puts a push into the queue for each of a person's browsers. */
export async function enqueuePush(scope: Scope, due: DueRow, count: number): Promise<void> {
  const { kind, audience, personId, language, isUrgent } = due;
  const said: Said = { kind, count, language: spoken(language), portal: audience };
  for (const { id } of await scope.all(subscriptionsOf({ audience, id: personId }))) {
    const input: Input = { subscriptionId: id, said, isUrgent };
    enqueue(scope, 'send-push', input);
  }
}

const HOUR = 3600;

/** Tries this often, with growing pauses (about an hour): after that it is no news. */
const LAST_ATTEMPT = 8;

/** Sends one push; a browser that no longer takes any is forgotten. */
export const sendPush: Task = async ({ server, centerId, input, attempt }) => {
  const { subscriptionId, said, isUrgent } = input as Input;
  const found = await inCenter(server, { centerId }, (scope) => scope.maybe(sealedTarget(subscriptionId)));
  if (!found) return;
  const target = JSON.parse(server.vault.open('push', found.sealed)) as PushTarget;
  const urgency = isUrgent ? ('high' as const) : ('normal' as const);
  const options = { ttl: isUrgent ? 24 * HOUR : 4 * HOUR, urgency, topic: said.kind };
  const outcome = await server.push.send(target, JSON.stringify(said), options).catch(() => 'refused' as const);
  if (outcome === 'gone') {
    await inCenter(server, { centerId }, (scope) => scope.count(forget(subscriptionId)));
  }
  if (outcome === 'refused' && attempt < LAST_ATTEMPT) throw new Error('The push service did not take the push');
};

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest();
