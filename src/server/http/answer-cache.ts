import { createHash } from 'node:crypto';
import { type Changes, glance, inSession, type SessionOpening } from '#server/db/open-scope.ts';
import { type Opened, Scope } from '#server/db/scope.ts';
import { TablesRead } from '#server/db/tables-read.ts';
import { isPerson } from '#server/kernel/access/actor.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import type { Server } from '#server/server.ts';
import { type Piece, pieceOf } from './gzip-pieces.ts';

/** How long an answer holds at most; before that it ends as soon as something is changed that it read. */
export interface Holding {
  /** It also depends on the hour, or on the center's date alone. */
  readonly until: 'minute' | 'day';
  /** Who is answered the same: staff of one role and its capabilities, or one person alone. */
  readonly sharedBy: 'role' | 'person';
}

/** An answer as it is sent: its letters are kept once, and compressed once. */
export class Answered {
  readonly tag: string;
  readonly #bytes: Buffer;
  #piece: Piece | undefined;
  /** What stands before it as one of several reads, by that and the address that it is answered to. */
  readonly #heads = new Map<string, Piece>();

  constructor(text: string) {
    this.#bytes = Buffer.from(text);
    this.tag = tagOf(this.#bytes);
  }

  get text(): string {
    return this.#bytes.toString();
  }

  /** In bytes. */
  get length(): number {
    return this.#bytes.length;
  }

  get piece(): Piece {
    this.#piece ??= pieceOf(this.#bytes);
    return this.#piece;
  }

  /** How it stands among several reads, after `before`: `asPart` in pieces. */
  partAt(address: string, before: '' | ','): readonly Piece[] {
    const begin = before + beginOfPart(address, this.tag);
    let head = this.#heads.get(begin);
    if (!head) {
      head = pieceOf(begin);
      this.#heads.set(begin, head);
    }
    return [head, this.piece, END_OF_PART];
  }
}

/** How one of several reads stands in their answer. */
export const asPart = (address: string, { text, tag }: Answered) => `${beginOfPart(address, tag)}${text}}`;
const beginOfPart = (address: string, tag: string) =>
  `{"address":${JSON.stringify(address)},"tag":${JSON.stringify(tag)},"body":`;
const END_OF_PART = pieceOf('}');

export const tagOf = (body: string | Buffer): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

interface Entry {
  readonly kept: unknown;
  /** The tables of all that was asked for it; which that was, followed from their rows. */
  readonly tables: readonly string[];
  readonly letters: number;
  /** How many changes had been counted of those that it is read after. */
  readonly asOf: number;
}

/** So many letters are kept, of all answers together; compressed, they stand beside it in some quarter of the room. */
const MOST_LETTERS = 2_000_000;
/** A snapshot older than this is asked about no more, in milliseconds; the database forgets changes after a day. */
const OLDEST_MS = 20 * 60_000;
/** So many changes are told apart before all begins anew. */
const MOST_CHANGES = 10_000;
/** A change outside of a center concerns all. */
const ALL_CENTERS = '0';

/** What was changed in the database, as far as this process was told. */
class KnownChanges {
  #count = 0;
  /** What was read before so many changes is not known to hold. */
  #floor = 0;
  #snapshot: string | null = null;
  #seenAt = 0;
  #started = 0;
  readonly #told = new Map<string, number>();
  /** The newest change of each table of a center, counted. */
  readonly #newest = new Map<string, number>();

  get count(): number {
    return this.#count;
  }
  /** The snapshot to ask about; null: none is known of late. */
  get snapshot(): string | null {
    return performance.now() - this.#seenAt < OLDEST_MS ? this.#snapshot : null;
  }

  /**
   * Takes up what a request was told that asked when `before` changes had been counted.
   * @returns how many of the counted changes are older than all that the request reads
   */
  learn({ snapshot, started, changes }: Changes, before: number): number {
    const isForgotten = changes === null || started.getTime() !== this.#started || this.#told.size > MOST_CHANGES;
    if (isForgotten) this.#forget(started);
    else for (const change of changes) if (!this.#told.has(change)) this.#add(change);
    this.#snapshot = snapshot;
    this.#seenAt = performance.now();
    const own = isForgotten ? 1 : changes.filter((change) => (this.#told.get(change) ?? 0) > before).length;
    // What others were told meanwhile may be newer than what this request reads.
    return this.#count - before === own ? this.#count : before;
  }

  holds(asOf: number, centerId: number, tables: readonly string[]): boolean {
    const isOlder = (table: string) =>
      (this.#newest.get(`${centerId} ${table}`) ?? 0) <= asOf &&
      (this.#newest.get(`${ALL_CENTERS} ${table}`) ?? 0) <= asOf;
    return asOf >= this.#floor && tables.every(isOlder);
  }

  #add(change: string): void {
    const [, center = '', table = ''] = change.split(' ');
    this.#count += 1;
    this.#told.set(change, this.#count);
    this.#newest.set(`${center} ${table}`, this.#count);
  }

  #forget(started: Date): void {
    this.#count += 1;
    this.#floor = this.#count;
    this.#started = started.getTime();
    this.#told.clear();
    this.#newest.clear();
  }
}

/** What a request may be answered without reading. */
export class Look {
  readonly #cache: AnswerCache;
  readonly #scope: Scope;
  readonly #opened: Opened;
  readonly #asOf: number;
  /** By whom it is shared and for how long it holds. */
  readonly #keys = new Map<string, string>();

  constructor(cache: AnswerCache, scope: Scope, opened: Opened, asOf: number) {
    this.#cache = cache;
    this.#scope = scope;
    this.#opened = opened;
    this.#asOf = asOf;
  }

  /** The answer that holds, else what `make` reads by the scope it is given, which is kept from then on; a refusal is not. */
  answer(what: string, holding: Holding, make: (scope: Scope) => Promise<Answered>): Promise<Answered> {
    return this.#recall(what, holding, make, ({ length }) => length);
  }

  /** A value that holds, of which an answer is made, else what `make` gives; all who are given it share it, so nobody changes it. */
  value<T>(what: string, holding: Holding, make: (scope: Scope) => Promise<T>): Promise<T> {
    return this.#recall(`value ${what}`, holding, make, (value) => JSON.stringify(value).length);
  }

  async #recall<T>(
    what: string,
    holding: Holding,
    make: (scope: Scope) => Promise<T>,
    lettersOf: (made: T) => number,
  ): Promise<T> {
    const key = `${this.#keyOf(holding)} ${what}`;
    const known = this.#cache.find(key, this.#opened.center.id);
    if (known) return known.kept as T;
    const asked = new Set<string>();
    const made = await make(this.#scope.noting(asked));
    this.#cache.keep(key, asked, { kept: made, letters: key.length + lettersOf(made), asOf: this.#asOf });
    return made;
  }

  #keyOf({ until, sharedBy }: Holding): string {
    const name = `${until} ${sharedBy}`;
    let key = this.#keys.get(name);
    if (key === undefined) {
      const { center } = this.#opened;
      const time = until === 'day' ? dayAt(this.#scope.now, center.zone) : this.#scope.now.toISOString().slice(0, 16);
      key = `${center.id} ${time} ${readerOf(this.#opened, sharedBy)}`;
      this.#keys.set(name, key);
    }
    return key;
  }
}

/**
 * Answers that would be given again: nothing that they read was changed since, as the database says in the request's own transaction, so
 * nobody is shown what was before a write that has been answered. Each belongs to a center, and to one person or to all of a role, by what
 * the opening of the scope has just found.
 */
export class AnswerCache {
  readonly #changes = new KnownChanges();
  /** What was asked for last stands last. */
  readonly #entries = new Map<string, Entry>();
  #letters = 0;
  #tables: TablesRead | undefined;

  /**
   * Does `work` for a session, and before it a look at what was changed: first by what is cached alone, in one statement and no
   * transaction; where that is not enough, once more in one. Refuses with 401 or 403.
   */
  async inSession<T>(
    server: Server,
    opening: SessionOpening,
    work: (scope: Scope, look: Look) => Promise<T>,
  ): Promise<T> {
    this.#tables ??= await TablesRead.of(server);
    const before = this.#changes.count;
    const { opened, now, changes } = await glance(server, opening, this.#changes.snapshot);
    const asOf = this.#changes.learn(changes, before);
    let isEnough = true;
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const blind = new Scope(
      () => {
        isEnough = false;
        resolve();
      },
      now,
      Promise.resolve(opened),
    );
    const done = work(blind, this.look(blind, opened, asOf)).then((answer) => ({ answer }));
    const first = await Promise.race([done, asked]);
    if (first && isEnough) return first.answer;
    return inSession(server, opening, async (scope) => work(scope, this.look(scope, await scope.opened, asOf)));
  }

  /** @param asOf how many of the changes are older than all that the scope reads */
  look(scope: Scope, opened: Opened, asOf: number): Look {
    return new Look(this, scope, opened, asOf);
  }

  find(key: string, centerId: number): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.#changes.holds(entry.asOf, centerId, entry.tables)) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** @param asked the texts of all that was asked for it */
  keep(key: string, asked: ReadonlySet<string>, made: Omit<Entry, 'tables'>): void {
    const tables = this.#tables?.tablesOf(asked);
    if (!tables) return;
    const entry = { ...made, tables };
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#letters += entry.letters;
    for (const oldest of this.#entries.keys()) {
      if (this.#letters <= MOST_LETTERS) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#letters -= entry.letters;
  }
}

function readerOf({ actor }: Opened, sharedBy: Holding['sharedBy']): string {
  if (!isPerson(actor)) throw new Error('Only who is signed in is answered from the cache');
  if (actor.kind === 'parent') return sharedBy === 'role' ? 'parents' : `parent ${actor.id} of ${actor.childIds}`;
  return `staff ${sharedBy === 'person' ? actor.id : actor.role} ${[...actor.capabilities].sort()}`;
}
