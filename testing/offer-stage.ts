import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { z } from 'zod';
import type { admissions } from '#contract/admissions.ts';
import type { offers } from '#contract/offers.ts';
import { insertLink } from '#server/domains/admissions/queries.ts';
import { expireOffers } from '#server/domains/offers/jobs.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import { Client } from './client.ts';
import { MONDAY_MORNING, type Options } from './larkhouse.ts';
import { firstOf, type Scene, startScene } from './scene.ts';

export type AnsweredOffer = z.output<(typeof offers)['POST /api/offers/:id/end']['reply']>;
export type FamilyOffers = z.output<(typeof offers)['GET /api/join/inquiries/:token/offers']['reply']>;
type Inquiry = z.output<(typeof admissions)['GET /api/inquiries/:id']['reply']>;
export interface Refused {
  readonly message: string;
  readonly code?: string;
  readonly fields?: Record<string, string>;
}

/** Sixty days and a bit behind MONDAY_MORNING: a Monday. */
export const STARTS = '2026-05-04';
export const times = (arrives: string, leaves: string, ...weekdays: number[]) =>
  weekdays.map((weekday) => ({ weekday, arrives, leaves }));

/** A family that asks: its inquiry, its child, and its browser with the link. */
export interface Asking {
  readonly inquiryId: number;
  readonly childId: number;
  readonly token: string;
}

/** One room of toddlers with two places and somebody who looks after six, and nobody in it; families who wait for Mondays to Wednesdays. */
class OfferStage {
  readonly scene: Scene;
  readonly director: Client;
  readonly roomId: number;
  #families = 0;

  private constructor(scene: Scene, director: Client, roomId: number) {
    this.scene = scene;
    this.director = director;
    this.roomId = roomId;
  }

  static async with(scene: Scene): Promise<OfferStage> {
    const [room] = await scene.rows<{ id: number }>("select id from room where name = 'Toddler Room'");
    return new OfferStage(scene, await scene.as('Director'), Number(room?.id));
  }

  get stranger(): Client {
    return new Client(this.scene.larkhouse.origin);
  }

  /** A family enters the waitlist; its child is born in June 2024 unless told. */
  async ask({ child = {}, contacts }: { child?: object; contacts?: object[] } = {}): Promise<Asking> {
    this.#families += 1;
    const key = `family-${this.#families}`;
    const { status, body, text } = await this.director.post<Inquiry>('/api/inquiries', {
      contacts: contacts ?? [{ firstName: 'Ana', lastName: 'Okafor', email: `${key}@asking.test`, phoneNumber: null }],
      children: [
        {
          firstName: `Ida ${this.#families}`,
          lastName: 'Okafor',
          birthDate: '2024-06-01',
          dueDate: null,
          wishedStart: STARTS,
          weekdays: [1, 2, 3],
          ...child,
        },
      ],
      language: 'en',
    });
    if (status !== 201) throw new Error(text);
    await this.director.post(`/api/inquiries/${body.id}/state`, { state: 'waiting' });
    return { inquiryId: body.id, childId: firstOf(body.children).id, token: await this.#link(body.id) };
  }

  #link(inquiryId: number): Promise<string> {
    const token = newToken();
    return this.scene.inCenter(async (scope) => {
      const expiresAt = new Date(scope.now.getTime() + 400 * 86_400_000);
      const row = { inquiryId, tokenHash: hashToken(token), createdAt: scope.now, expiresAt, mailId: null };
      await scope.count(insertLink(row));
      return token;
    });
  }

  saying({ childId }: Pick<Asking, 'childId'>, change: object = {}) {
    return {
      inquiryChildId: childId,
      roomId: this.roomId,
      startsOn: STARTS,
      slots: times('08:00', '15:00', 1, 2, 3),
      planIds: [],
      formIds: [],
      deposit: 0,
      isRefundable: true,
      hours: 48,
      ...change,
    };
  }

  offer(to: Pick<Asking, 'childId'>, change: object = {}, who = this.director) {
    return who.post<AnsweredOffer & Refused>('/api/offers', this.saying(to, change));
  }

  async offered(to: Asking, change: object = {}): Promise<AnsweredOffer> {
    const { status, body, text } = await this.offer(to, change);
    if (status !== 201) throw new Error(text);
    return body;
  }

  async list(): Promise<AnsweredOffer[]> {
    return (await (await this.scene.as('Director')).get<{ offers: AnsweredOffer[] }>('/api/offers')).body.offers;
  }

  async stateOf({ inquiryId }: Asking): Promise<string> {
    return (await (await this.scene.as('Director')).get<Inquiry>(`/api/inquiries/${inquiryId}`)).body.state;
  }

  accept({ token }: Asking, { id, price }: AnsweredOffer, total = price.total) {
    return this.stranger.post<FamilyOffers & Refused>(`/api/join/inquiries/${token}/offers/${id}/accept`, { total });
  }

  decline({ token }: Asking, { id }: AnsweredOffer, reason: string | null = null) {
    return this.stranger.post<FamilyOffers & Refused>(`/api/join/inquiries/${token}/offers/${id}/decline`, { reason });
  }

  async seen({ token }: Asking): Promise<FamilyOffers> {
    return (await this.stranger.get<FamilyOffers>(`/api/join/inquiries/${token}/offers`)).body;
  }

  runExpiry(): Promise<void> {
    const { larkhouse, world } = this.scene;
    return expireOffers({ server: larkhouse.server, centerId: world.centerId });
  }

  async mails(): Promise<string[]> {
    return (await this.scene.rows<{ subject: string }>('select subject from mail order by id')).map(
      ({ subject }) => subject,
    );
  }
}

export type { OfferStage };

/** For the top of a test file: answers what stands at the moment. */
export function offerStage(options: Options = {}) {
  let scene: Scene | undefined;
  let stage: OfferStage | undefined;
  const begun = <T>(what: T | undefined): T => {
    if (what === undefined) throw new Error('The stage stands once the tests run');
    return what;
  };
  beforeAll(async () => {
    scene = await startScene(options);
  });
  afterAll(() => scene?.stop());
  beforeEach(async () => {
    const here = begun(scene);
    here.larkhouse.clock.set(MONDAY_MORNING);
    await here.rows('delete from inquiry');
    await here.rows('delete from offer_setting');
    await here.rows('delete from outbox');
    await here.rows('delete from mail');
    await here.rows('update child set removed_at = now() where removed_at is null');
    await here.rows("update room set capacity = 2, children_per_staff = 6 where name = 'Toddler Room'");
    await here.rows(
      `update staff set room_id = (select id from room where name = 'Toddler Room') where id = $1`,
      here.world.staff.Nurse,
    );
    stage = await OfferStage.with(here);
  });
  return { now: () => begun(stage) };
}
