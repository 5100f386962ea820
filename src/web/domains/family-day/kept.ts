import type { FamilyDay } from '#web/domains/dashboard/rules.ts';
import type { ReplyOf } from '#web/lib/api.ts';
import { sealedStore } from '#web/lib/sealedStore.ts';
import { FAMILY_DAY_STORE, isLoginStored } from '#web/lib/storedLogin.ts';
import { centerNow } from '#web/lib/time.ts';
import { type KeptDay, sessionToKeep, toKeep } from './rules.ts';

type ParentSession = ReplyOf<'GET /api/parent/session'>;

/** What a phone without a connection shows. Deleted as a whole, with its key, when the login ends (storedLogin.ts). */
const store = sealedStore(FAMILY_DAY_STORE);
const dayOf = (childId: number) => `day-${childId}`;

/** Keeps a child's day of today, while somebody is signed in. */
export async function keepDay(day: FamilyDay): Promise<void> {
  if (isLoginStored('parent')) await store.keep(dayOf(day.childId), { day: toKeep(day), asOf: centerNow() });
}

/** Keeps whose days these are, and forgets those of children who are theirs no more. */
export async function keepSession(session: ParentSession): Promise<void> {
  if (!isLoginStored('parent')) return;
  await store.keep('session', sessionToKeep(session));
  const own = ['session', ...session.children.map(({ id }) => dayOf(id))];
  await Promise.all((await store.ids()).filter((id) => !own.includes(id)).map((id) => store.drop(id)));
}

/** What is kept of a family; null where there is nothing, or nobody is signed in. */
export async function keptFamily(): Promise<{ session: ParentSession; days: readonly KeptDay[] } | null> {
  if (!isSecureContext || !isLoginStored('parent')) return null;
  const session = (await store.read('session')) as ParentSession | undefined;
  if (!session) return null;
  const days = await Promise.all(
    session.children.map(({ id }) => store.read(dayOf(id)) as Promise<KeptDay | undefined>),
  );
  const kept = days.flatMap((day) => day ?? []);
  return kept.length > 0 ? { session, days: kept } : null;
}
