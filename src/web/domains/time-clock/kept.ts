import { sealedStore } from '#web/lib/sealedStore.ts';
import { storedAccount } from '#web/lib/storedLogin.ts';
import type { KeptClock, WaitingPunch } from './rules.ts';

/** What waits for the server outlasts the login, for the account that clocked it: an hour of work must not be lost to a sign-out. */
const store = sealedStore('larkhouse-punches');
const STATE = 'state';

interface Waiting {
  readonly accountId: number | null;
  readonly punch: WaitingPunch;
}
interface Known extends KeptClock {
  readonly accountId: number | null;
}

export const keepPunch = (punch: WaitingPunch): Promise<void> =>
  store.keep(punch.uuid, { accountId: storedAccount('staff'), punch } satisfies Waiting);

export const dropPunch = (uuid: string): Promise<void> => store.drop(uuid);

/** What whoever is signed in clocked and the server does not have, the oldest first. */
export async function waitingPunches(): Promise<WaitingPunch[]> {
  const ids = (await store.ids()).filter((id) => id !== STATE);
  const all = await Promise.all(ids.map((id) => store.read(id) as Promise<Waiting | undefined>));
  return all
    .flatMap((one) => (one?.accountId === storedAccount('staff') ? one.punch : []))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Keeps how whoever is signed in stands, for a page that opens without a connection. */
export const keepClock = (clock: KeptClock): Promise<void> =>
  store.keep(STATE, { ...clock, accountId: storedAccount('staff') } satisfies Known);

export async function keptClock(): Promise<KeptClock | null> {
  const kept = (await store.read(STATE)) as Known | undefined;
  return kept?.accountId === storedAccount('staff') ? kept : null;
}
