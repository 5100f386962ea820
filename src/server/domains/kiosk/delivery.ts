import type { z } from 'zod';
import type { SealedDelivery, SealedEntry } from '#contract/kiosk.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Query } from '#server/db/sql.ts';
import { waitOf } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';
import { keyIdOf, openEntry } from './crypt.ts';
import { privateKeys } from './queries.ts';
import { correctedAt } from './rules.ts';
import { countUnknown, type TriedAt, triedAt } from './tries.ts';

/** Where a delivery came from and when, which of it is there already, and the keys it was sealed for. */
export interface Place {
  readonly kioskId: number;
  readonly triedAt: TriedAt;
  readonly centerId: number;
  readonly zone: string;
  readonly receivedAt: Date;
  readonly known: ReadonlySet<string>;
  readonly keys: ReadonlyMap<number, Buffer>;
}

/** @param knownOf which of these have come before, from any kiosk of the center */
export async function placeOf(
  scope: Scope,
  { events }: SealedDelivery,
  knownOf: (uuids: readonly string[]) => Query<{ uuid: string }>,
): Promise<Place> {
  const known = scope.all(knownOf(events.map(({ uuid }) => uuid)));
  const keys = scope.all(privateKeys([...new Set(events.flatMap((sent) => keyIdOf(sent) ?? []))]));
  const { center } = await scope.opened;
  const at = await triedAt(scope);
  return {
    kioskId: at.kioskId,
    triedAt: at,
    centerId: center.id,
    zone: center.zone,
    receivedAt: scope.now,
    known: new Set((await known).map(({ uuid }) => uuid)),
    keys: new Map((await keys).map(({ id, privateSealed }) => [id, privateSealed])),
  };
}

export interface Opened<Words> {
  readonly sent: SealedEntry;
  readonly at: Date;
  readonly offset: number;
  /** null: it could not be opened. */
  readonly entry: Words | null;
}

/** What of a delivery is new, opened, each once. */
export function openNew<Words extends z.ZodType>(
  server: Server,
  { keys, known, receivedAt }: Place,
  { events, sentAt: said }: SealedDelivery,
  words: Words,
): Opened<z.output<Words>>[] {
  const sentAt = new Date(said);
  const fresh = [...new Map(events.map((entry) => [entry.uuid, entry])).values()].filter(
    ({ uuid }) => !known.has(uuid),
  );
  return fresh.map((sent) => {
    const key = keys.get(keyIdOf(sent) ?? 0);
    const entry = key ? openEntry(server.vault, key, sent, words) : null;
    return { sent, entry, ...correctedAt({ at: new Date(sent.at), offset: sent.offset }, { sentAt, receivedAt }) };
  });
}

/**
 * Whose each entry is, in their order. What nobody can read is counted as a wrong PIN is; what comes after one too many is left on
 * the kiosk, which sends it again (429 when that is all of it).
 */
export async function identifyInOrder<One, Whose extends { readonly reason: string | null }>(
  server: Server,
  at: TriedAt,
  opened: readonly One[],
  identify: (one: One) => Promise<Whose>,
): Promise<(One & Whose)[]> {
  const read: (One & Whose)[] = [];
  for (const one of opened) {
    try {
      const whose = await identify(one);
      if (whose.reason === 'unreadable') await countUnknown(server, at);
      read.push({ ...one, ...whose });
    } catch (error) {
      if (waitOf(error) === null || read.length === 0) throw error;
      return read;
    }
  }
  return read;
}

/** Asks `ask` once for the same question, whoever asks it. */
export function askedOnce<Answer>(ask: (whose: string, pin: string) => Promise<Answer>) {
  const asked = new Map<string, Promise<Answer>>();
  return (whose: string, pin: string): Promise<Answer> => {
    const key = `${whose} ${pin}`;
    const answer = asked.get(key) ?? ask(whose, pin);
    asked.set(key, answer);
    return answer;
  };
}
