import { sql } from 'kysely';
import type pg from 'pg';
import type { OwnTopic, Topic } from '#contract/kernel/topics.ts';
import type { Actor } from '#server/kernel/access/actor.ts';
import { inOnePacket } from './packet.ts';
import { type Answer, ask, db, type Query, send } from './sql.ts';

export interface Opened {
  readonly actor: Actor;
  readonly center: { readonly id: number; readonly zone: string };
  /** The session behind it; null in a system scope. */
  readonly session: { readonly id: number; readonly expiresAt: Date } | null;
}

/** What a transaction made stale, told to open screens after its commit. */
export interface Stale {
  readonly topics: Set<Topic>;
  readonly childIds: Set<number>;
  /** Guardians whose rights or sessions changed. */
  readonly guardianIds: Set<number>;
  /** Whom topics that are each person's own concern, as `readerKey` names them. */
  readonly readers: Set<string>;
  /** The name that a browser gave to the write behind it; null: it has none. */
  write: string | null;
}
/** A person among those a nudge is for. */
export const readerKey = ({ kind, id }: { readonly kind: 'staff' | 'parent'; readonly id: number }) => `${kind} ${id}`;

const OVER = 'The transaction is over: something of it was not awaited';

/**
 * One transaction inside one center, in the name of one actor: the only way to the database. Queries may be sent before
 * `opened` has answered; when the opening is refused, nothing sent behind it is executed.
 */
export class Scope {
  /** The clock of this transaction; rules use it, never SQL's now(). */
  readonly now: Date;
  /** It writes down what happened before: nobody is notified of it. */
  readonly isHistory: boolean;
  readonly opened: Promise<Opened>;
  readonly stale: Stale;
  readonly #client: pg.ClientBase | (() => void);
  readonly #unawaited: Promise<unknown>[];
  readonly #afterwards: (() => void)[];
  readonly #life: { isOver: boolean };
  /** The texts of what is asked; null: nobody wants them. */
  readonly #asked: Set<string> | null;

  /** @param client a function instead: it is called when something is asked, which is never answered */
  constructor(
    client: pg.ClientBase | (() => void),
    now: Date,
    opened: Promise<Opened>,
    within?: { readonly scope: Scope; readonly isHistory: boolean; readonly asked?: Set<string> },
  ) {
    this.#client = client;
    this.now = now;
    this.isHistory = within?.isHistory ?? false;
    this.opened = opened;
    this.stale = within?.scope.stale ?? {
      topics: new Set(),
      childIds: new Set(),
      guardianIds: new Set(),
      readers: new Set(),
      write: null,
    };
    this.#unawaited = within ? within.scope.#unawaited : [];
    this.#afterwards = within ? within.scope.#afterwards : [];
    this.#life = within ? within.scope.#life : { isOver: false };
    this.#asked = within ? (within.asked ?? within.scope.#asked) : null;
  }

  /** All rows. */
  all<Row>(query: Query<Row>): Promise<Row[]> {
    return this.#send(query, ({ rows }) => rows);
  }
  /** The first row, if there is one. */
  maybe<Row>(query: Query<Row>): Promise<Row | undefined> {
    return this.#send(query, ({ rows }) => rows[0]);
  }
  /** The one row that must be there. */
  one<Row>(query: Query<Row>): Promise<Row> {
    return this.#send(query, ({ rows: [row] }) => {
      if (row === undefined) throw new Error('A row that must exist was not found');
      return row;
    });
  }
  /** The number of rows changed. */
  count(query: Query<unknown>): Promise<number> {
    return this.#send(query, ({ count }) => count);
  }
  /** Sends a write whose answer nobody needs; if it fails, the transaction does. */
  later(query: Query<unknown>): void {
    this.#unawaited.push(this.#send(query, () => undefined));
  }
  /** What went wrong with the first failed write that nobody awaited; statements sent behind it fail without saying why. */
  async failure(): Promise<unknown> {
    return (await Promise.allSettled(this.#unawaited)).find((outcome) => outcome.status === 'rejected')?.reason;
  }
  /** What memory keeps of a write: done once the write stands, never when the transaction fails. */
  afterCommit(remember: () => void): void {
    this.#afterwards.push(remember);
  }
  /** After the commit, screens that show these topics (about these children) are told to look again. */
  touch(topic: Topic, childIds: readonly number[] = []): void {
    this.stale.topics.add(topic);
    for (const id of childIds) this.stale.childIds.add(id);
  }
  /** After the commit, a guardian's screens look again, and their open streams end where they may no longer stand as they do. */
  touchGuardian(id: number): void {
    this.stale.topics.add('parents');
    this.stale.guardianIds.add(id);
  }
  /** After the commit, this person's screens look again at what is theirs alone. */
  touchReader(topic: OwnTopic, reader: { readonly kind: 'staff' | 'parent'; readonly id: number }): void {
    this.stale.topics.add(topic);
    this.stale.readers.add(readerKey(reader));
  }
  /** After the commit, the billing screens of staff and of this payer look again. */
  touchPayer(guardianId: number): void {
    this.stale.topics.add('billing');
    this.stale.guardianIds.add(guardianId);
  }
  /**
   * This transaction at another moment and in somebody's name: how history is written, of which nobody is notified. The
   * database admits it to the system alone, never to a session. Of one transaction's scopes only the newest may be used.
   */
  at(now: Date, actor: Actor = { kind: 'system' }): Scope {
    return this.#turnedInto(now, actor, true);
  }
  /** This transaction in somebody's name, at its own moment; the database admits it as it does `at`. */
  as(actor: Actor): Scope {
    return this.#turnedInto(this.now, actor, this.isHistory);
  }
  /** This transaction, which notes in `asked` the texts of what is asked by it. */
  noting(asked: Set<string>): Scope {
    return new Scope(this.#client, this.now, this.opened, { scope: this, isHistory: this.isHistory, asked });
  }
  /** Ends the transaction: everything sent must have succeeded. Only the one who opened the scope calls this. */
  async commit(): Promise<void> {
    const client = this.#client;
    if (typeof client === 'function') throw new Error('There is no transaction');
    inOnePacket(client);
    const committed = ask(client, 'commit');
    this.end();
    const sent = [this.opened, ...this.#unawaited, committed];
    const failed = (await Promise.allSettled(sent)).find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    // A failure somebody caught and kept to themselves turns the commit into a rollback.
    if ((await committed).command !== 'COMMIT') throw new Error('The transaction was rolled back');
    for (const remember of this.#afterwards) remember();
  }

  /** From now on nothing can be sent: its connection may be somebody else's. Only the one who opened the scope calls this. */
  end(): void {
    this.#life.isOver = true;
  }

  #turnedInto(now: Date, actor: Actor, isHistory: boolean): Scope {
    const opened = this.opened.then((whole) => ({ ...whole, actor }));
    opened.catch(() => undefined);
    const scope = new Scope(this.#client, now, opened, { scope: this, isHistory });
    scope.later(sql`select open_center(app_center(), ${actor.kind}, ${actor.kind === 'system' ? null : actor.id})`);
    return scope;
  }

  #send<Row, T>(query: Query<Row>, read: (answer: Answer<Row>) => T): Promise<T> {
    const client = this.#client;
    this.#asked?.add(query.compile(db).sql);
    if (typeof client === 'function') {
      client();
      return new Promise(() => {});
    }
    const answer = this.#life.isOver ? Promise.reject(new Error(OVER)) : send(client, query).then(read);
    // Whoever sent it may have been refused before awaiting it; the rejection must not end the process then.
    answer.catch(() => undefined);
    return answer;
  }
}
