import { callAs, keyOfTry, readAgain, type SentTo } from '#web/lib/api.ts';
import { isUnreachable } from '#web/lib/connection.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { parentQueryClient } from '#web/lib/queryClient.ts';
import { sealedStore } from '#web/lib/sealedStore.ts';
import { FAMILY_UNSENT_STORE, storedAccount } from '#web/lib/storedLogin.ts';

/** What a family may write without a connection. */
type Route = 'POST /api/parent/notices' | 'POST /api/messages' | 'POST /api/messages/threads/:id/replies';
type WriteOf<R extends Route> = { [One in R]: { readonly route: One; readonly sent: SentTo<One> } }[R];
export type MessageWrite = WriteOf<Exclude<Route, 'POST /api/parent/notices'>>;

export type Unsent = WriteOf<Route> & {
  /** Its Idempotency-Key: however often it is sent, it happens once. */
  readonly key: string;
  readonly accountId: number;
  /** By this device's clock. */
  readonly writtenAt: number;
  /** Why it is not sent by itself any more: the server's words, or that the server would no longer know it again. */
  readonly refused: { readonly reason: string } | 'too-old' | null;
};

/** The server knows a key again for a day (http-6). */
const KNOWN_MS = 23 * 60 * 60_000;

/** Outlives the end of a session, for the account that wrote it; deleted at the sign-out (storedLogin.ts). */
const store = sealedStore(FAMILY_UNSENT_STORE);

/** What waits for a connection, the oldest first. */
export const unsentWrites = { queryKey: ['unsent'], queryFn: waiting, networkMode: 'always' as const };

async function waiting(): Promise<Unsent[]> {
  if (!isSecureContext || storedAccount('parent') === null) return [];
  const all = await Promise.all((await store.ids()).map((id) => store.read(id) as Promise<Unsent | undefined>));
  const own = all.flatMap((one) => (one && isOwn(one) ? [one] : []));
  return own.toSorted((one, other) => one.writtenAt - other.writtenAt);
}

const isOwn = ({ accountId }: Unsent): boolean => accountId === storedAccount('parent');

const changed = () => parentQueryClient.invalidateQueries({ queryKey: unsentWrites.queryKey });

/** Keeps a write that did not reach the server; false where this browser can't keep it encrypted, or the server refused it. */
export async function keepUnsent(error: Error, write: WriteOf<Route>): Promise<boolean> {
  const accountId = storedAccount('parent');
  if (!isSecureContext || accountId === null || !isUnreachable(error)) return false;
  const key = keyOfTry(write.sent);
  try {
    await store.keep(key, { ...write, key, accountId, writtenAt: Date.now(), refused: null } satisfies Unsent);
  } catch {
    return false;
  }
  await changed();
  return true;
}

export async function discardUnsent(key: string): Promise<void> {
  await store.drop(key);
  await changed();
}

let working: Promise<void> | null = null;

/** Sends what waits, one after the other; what the server has is forgotten here. */
export function sendUnsent(): Promise<void> {
  working ??= sendAll().finally(() => {
    working = null;
  });
  return working;
}

async function sendAll(): Promise<void> {
  const open = (await waiting()).filter(({ refused }) => refused === null);
  if (open.length === 0) return;
  for (const one of open) await sendOne(one);
  await changed();
  await readAgain(parentQueryClient, 'notices', 'messages', 'drafts');
}

async function sendOne(one: Unsent): Promise<void> {
  // Somebody else may have signed in while the one before was on its way.
  if (!isOwn(one)) return;
  if (Date.now() - one.writtenAt > KNOWN_MS) return refuse(one, 'too-old');
  try {
    await callAs('parent', one.route, one.sent as never, undefined, { 'idempotency-key': one.key });
    await store.drop(one.key);
  } catch (error) {
    // The server may be back soon, or the same account signed in again.
    if (isUnreachable(error) || (error instanceof RequestError && error.status === 401)) return;
    await refuse(one, { reason: reasonOf(error, String(error)) });
  }
}

/** Keeps why it is not sent, unless its account signed out meanwhile: nothing of it stays then. */
async function refuse(one: Unsent, refused: NonNullable<Unsent['refused']>): Promise<void> {
  if (isOwn(one)) await store.keep(one.key, { ...one, refused });
}
