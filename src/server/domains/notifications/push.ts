import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../../contract/languages.ts';
import type { Kind } from '../../../contract/notification-kinds.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { db } from '../../db/sql.ts';
import { enqueue } from '../../jobs/outbox.ts';
import type { Task } from '../../jobs/tasks.ts';
import type { PushTarget } from '../../push/push.ts';
import { invalid } from '../../refusal.ts';
import type { Server } from '../../server.ts';
import { spoken } from '../../words/catalogues.ts';
import { inAccount, type Own } from '../security/account.ts';
import type { DueRow } from './due.ts';

/** Opens a browser for its session's holder; done again it is only renewed. A browser is one person's of an audience. */
export async function subscribe(server: Server, own: Own, target: PushTarget): Promise<void> {
  if (!server.push.accepts(target.endpoint))
    throw invalid({ endpoint: 'This browser’s push service is not supported' });
  const row = {
    staffId: own.audience === 'staff' ? own.id : null,
    guardianId: own.audience === 'parent' ? own.id : null,
    sessionId: own.sessionId,
    endpointHash: hashOf(target.endpoint),
    sealed: server.vault.seal('push', JSON.stringify(target)),
  };
  await inAccount(server, own, async (scope) => {
    await scope.count(deleteOf(own, target.endpoint));
    await scope.count(db.insertInto('pushSubscription').values({ ...row, createdAt: scope.now }));
    scope.later(sql`
      delete from push_subscription where ${isOf(own)} and id not in (
        select id from push_subscription where ${isOf(own)} order by id desc limit ${DEVICES})`);
  });
}
/** More browsers than anybody uses; the oldest give way. */
const DEVICES = 10;

/** Closes a browser again; nothing happens where it wasn't open. */
export const unsubscribe = (server: Server, own: Own, endpoint: string): Promise<number> =>
  inAccount(server, own, (scope) => scope.count(deleteOf(own, endpoint)));

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
  const open = sql<{ id: number }>`select id from push_subscription where ${isOf({ audience, id: personId })}`;
  for (const { id } of await scope.all(open)) {
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
  const found = await inCenter(server, { centerId }, (scope) =>
    scope.maybe(sql<{ sealed: Buffer }>`select sealed from push_subscription where id = ${subscriptionId}`),
  );
  if (!found) return;
  const target = JSON.parse(server.vault.open('push', found.sealed)) as PushTarget;
  const urgency = isUrgent ? ('high' as const) : ('normal' as const);
  const options = { ttl: isUrgent ? 24 * HOUR : 4 * HOUR, urgency, topic: said.kind };
  const outcome = await server.push.send(target, JSON.stringify(said), options).catch(() => 'refused' as const);
  if (outcome === 'gone') {
    await inCenter(server, { centerId }, (scope) =>
      scope.count(sql`delete from push_subscription where id = ${subscriptionId}`),
    );
  }
  if (outcome === 'refused' && attempt < LAST_ATTEMPT) throw new Error('The push service did not take the push');
};

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest();
const isOf = ({ audience, id }: Pick<Own, 'audience' | 'id'>) =>
  audience === 'staff' ? sql`staff_id = ${id}` : sql`guardian_id = ${id}`;
/** The browser, whoever of this audience it was opened for. */
const deleteOf = ({ audience }: Own, endpoint: string) => sql`
  delete from push_subscription where endpoint_hash = ${hashOf(endpoint)}
    and ${audience === 'staff' ? sql`staff_id is not null` : sql`guardian_id is not null`}`;
