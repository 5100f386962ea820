import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { isExpectedOn } from '#server/domains/schedules/expected-queries.ts';
import { TAKES_BOOKINGS } from './bookings.ts';
import type { Client } from './client.ts';
import { MONDAY_MORNING } from './larkhouse.ts';
import { type Scene, startScene } from './scene.ts';
import type { Family } from './world.ts';

export const THURSDAY = '2026-03-05';
export const FRIDAY = '2026-03-06';
export const NEXT_MONDAY = '2026-03-09';

export interface AnsweredBooking {
  readonly id: number;
  readonly status: string;
  readonly kind: string;
  readonly price: number;
  readonly canCancel: boolean;
}
/** A day as its family sees it. */
export interface AnsweredDay {
  readonly date: string;
  readonly state: string;
  readonly arrives: string | null;
  readonly leaves: string | null;
  readonly isAbsent: boolean;
  readonly booking: AnsweredBooking | null;
  readonly changes: readonly AnsweredBooking[];
}

/** It is Monday; one child comes on Mondays and Wednesdays from eight to four, and one member of staff, who looks after six, belongs to its room. */
class BookingStage {
  readonly scene: Scene;
  readonly director: Client;
  readonly family: Family;
  readonly parent: Client;

  private constructor(scene: Scene, director: Client, family: Family, parent: Client) {
    this.scene = scene;
    this.director = director;
    this.family = family;
    this.parent = parent;
  }

  /** With everybody signed in at the moment that the clock shows. */
  static async with(scene: Scene, family: Family): Promise<BookingStage> {
    return new BookingStage(scene, await scene.as('Director'), family, await scene.parentOf(family));
  }

  rules(change: object) {
    return this.director.put('/api/booking-rules', { ...TAKES_BOOKINGS, ...change });
  }

  /** Mondays and Wednesdays, or what else is said. */
  agree(body: object = {}, childId = this.family.childId) {
    return this.director.post(`/api/children/${childId}/schedules`, {
      from: '2026-03-02',
      kind: 'fixed',
      slots: [1, 3].map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00' })),
      ...body,
    });
  }

  staffIn(count: number) {
    return this.scene.rows(
      `update staff set room_id = case when id in (select id from staff order by id limit $1) then (select id from room where name = 'Toddler Room') end`,
      count,
    );
  }

  capacity(places: number) {
    return this.scene.rows("update room set capacity = $1 where name = 'Toddler Room'", places);
  }

  /** Thursday as an extra day, or what else is said. */
  ask(change: object = {}, who = this.parent) {
    return who.post<AnsweredBooking>('/api/parent/bookings', {
      childId: this.family.childId,
      date: THURSDAY,
      arrives: '08:00',
      leaves: '16:00',
      price: 8_000,
      ...change,
    });
  }

  async dayOf(date: string): Promise<AnsweredDay | undefined> {
    const { body } = await this.parent.get<{ children: { days: AnsweredDay[] }[] }>(
      `/api/parent/bookings?from=${date}&to=${date}`,
    );
    return body.children[0]?.days[0];
  }

  expectedOn(date: string): Promise<number[]> {
    return this.scene.inCenter(async (scope) => {
      const found = await scope.all(
        sql<{
          id: number;
        }>`select k.id from child k where k.removed_at is null and ${isExpectedOn(date)} order by k.id`,
      );
      return found.map(({ id }) => id);
    });
  }

  /** The events that people were told of, in order. */
  async told(): Promise<string[]> {
    const rows = await this.scene.rows<{ event: string }>(
      `select payload #>> '{notification,event}' as event from outbox where task = 'notify' order by id`,
    );
    return rows.map(({ event }) => event);
  }

  async balance(): Promise<number> {
    const [row] = await this.scene.rows<{ sum: number }>(
      'select coalesce(sum(amount), 0)::int as sum from ledger_transaction where child_id = $1',
      this.family.childId,
    );
    return Number(row?.sum);
  }
}

/** For the top of a test file: answers what stands at the moment; `at` moves the clock and signs everybody in anew. */
export function bookingStage() {
  let scene: Scene | undefined;
  let stage: BookingStage | undefined;
  const begun = <T>(what: T | undefined): T => {
    if (what === undefined) throw new Error('The stage stands once the tests run');
    return what;
  };
  beforeAll(async () => {
    scene = await startScene({ now: '2026-02-26T15:00:00Z' });
  });
  afterAll(() => scene?.stop());
  beforeEach(async () => {
    const here = begun(scene);
    for (const table of ['booking', 'notice', 'closure']) await here.rows(`delete from ${table}`);
    here.larkhouse.clock.set('2026-02-26T15:00:00Z');
    const family = await here.newFamily();
    here.larkhouse.clock.set(MONDAY_MORNING);
    // Nobody but this family is counted.
    await here.rows('update child set removed_at = now() where id <> $1 and removed_at is null', family.childId);
    await here.rows("update room set capacity = 16, children_per_staff = 6 where name = 'Toddler Room'");
    stage = await BookingStage.with(here, family);
    await stage.staffIn(1);
    await stage.rules({});
    await stage.agree();
  });
  return {
    now: () => begun(stage),
    at: async (moment: string): Promise<BookingStage> => {
      const here = begun(scene);
      here.larkhouse.clock.set(moment);
      stage = await BookingStage.with(here, begun(stage).family);
      return stage;
    },
  };
}
