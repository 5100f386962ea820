import { sealedStore } from '#web/lib/sealedStore.ts';
import { isLoginStored, ROLL_CALL_STORE, storedAccount } from '#web/lib/storedLogin.ts';
import { KEPT_MS, type Progress, type Result, type RollCallList, type Timed } from './rules.ts';

/** Deleted as a whole when the login ends (storedLogin.ts). */
const list = sealedStore(ROLL_CALL_STORE);
/** Results that wait for the server: ids and remarks, no names. They outlast the login, for the account that made them. */
const results = sealedStore('larkhouse-roll-call-unsent');

interface Kept extends Timed {
  /** By this device's clock. */
  readonly keptAt: number;
}
interface Waiting {
  readonly accountId: number | null;
  readonly result: Result;
}

/** Keeps the newest list, while somebody is signed in. */
export async function keepList(newest: RollCallList): Promise<void> {
  if (!isLoginStored('staff')) return;
  const keptAt = Date.now();
  await list.keep('list', { list: newest, offset: Date.parse(newest.now) - keptAt, keptAt } satisfies Kept);
}

/** The kept list; null where there is none, or it is a day old, which ends it. */
export async function keptList(): Promise<Timed | null> {
  const kept = (await list.read('list')) as Kept | undefined;
  if (!kept || !isLoginStored('staff')) return null;
  if (Date.now() - kept.keptAt <= KEPT_MS) return kept;
  await Promise.all([list.drop('list'), list.drop('progress')]);
  return null;
}

export async function forgetList(): Promise<void> {
  await Promise.all([list.drop('list'), list.drop('progress')]);
}

/** A roll call under way survives a reload; null: there is none any more. */
export async function keepProgress(progress: Progress | null): Promise<void> {
  if (progress === null) await list.drop('progress');
  else if (isLoginStored('staff')) await list.keep('progress', progress);
}

export async function keptProgress(): Promise<Progress | null> {
  const progress = (await list.read('progress')) as Progress | undefined;
  const isOld = !progress || Date.now() - Date.parse(progress.startedAt) > KEPT_MS;
  return isOld || !isLoginStored('staff') ? null : progress;
}

export const keepResult = (result: Result): Promise<void> =>
  results.keep(result.uuid, { accountId: storedAccount('staff'), result } satisfies Waiting);

export const dropResult = (uuid: string): Promise<void> => results.drop(uuid);

/** The results of whoever is signed in that wait. */
export async function waitingResults(): Promise<Result[]> {
  const all = await Promise.all((await results.ids()).map((id) => results.read(id) as Promise<Waiting | undefined>));
  const own = all.filter((waiting) => waiting?.accountId === storedAccount('staff'));
  return own.flatMap((waiting) => waiting?.result ?? []);
}
