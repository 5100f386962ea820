import { sql } from 'kysely';
import { setInquiryState } from '#server/domains/admissions/commands.ts';
import { inquiryById, insertLink } from '#server/domains/admissions/queries.ts';
import { keepInquiry } from '#server/domains/admissions/receive.ts';
import { roomByName } from '#server/domains/center/queries.ts';
import { addRoom } from '#server/domains/center/rooms.ts';
import { acceptOffer } from '#server/domains/offers/accept-commands.ts';
import { endOffer, lockedOffer, makeOffer } from '#server/domains/offers/commands.ts';
import { priceFor } from '#server/domains/offers/read.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import type { Stage } from './actors.ts';
import { here } from './fresh.ts';
import { asking, inquiry } from './fresh-admissions.ts';

// Places that are offered, for rows that need one of their own.

const SLOTS = [1, 2, 3].map((weekday) => ({ weekday, arrives: '08:00', leaves: '15:00' }));
export const STARTS = '2026-09-07';

/** A room of infants with a place for everybody; of several who make it at once one does. */
async function wideRoom(stage: Stage): Promise<number> {
  const find = () => here(stage, (scope) => scope.maybe(roomByName('Wide Room')));
  const ages = { ageGroup: 'infants' as const, minAgeMonths: 0, maxAgeMonths: 72 };
  const make = () =>
    here(stage, (scope) => addRoom(scope, { name: 'Wide Room', ...ages, capacity: null, childrenPerStaff: 6 }));
  const room = (await find()) ?? (await make().catch(find));
  return room?.id ?? 0;
}

/** The child and the e-mail of an inquiry are named by its number: nobody else has them, whatever else was made before. */
async function named(stage: Stage, inquiryId: number): Promise<number> {
  const email = `family-of-${inquiryId}@asking.test`;
  await here(stage, async (scope) => {
    await scope.count(sql`update inquiry_child set first_name = ${`Ida ${inquiryId}`} where inquiry_id = ${inquiryId}`);
    await scope.count(
      sql`update inquiry_contact set email = ${email}, email_key = ${email} where inquiry_id = ${inquiryId}`,
    );
  });
  return inquiryId;
}

/** What staff say of an offer to a child of an inquiry of its own. */
export async function offering(stage: Stage, inquiryId?: number) {
  const id = await named(stage, inquiryId ?? (await inquiry(stage)).params.id);
  const { children } = await here(stage, (scope) => scope.one(inquiryById(id)));
  return {
    inquiryChildId: children[0]?.id ?? 0,
    roomId: await wideRoom(stage),
    startsOn: STARTS,
    slots: SLOTS,
    planIds: [],
    formIds: [],
    deposit: 50_000,
    isRefundable: true,
    hours: 48,
    shortAcknowledged: true,
  };
}

/** An open offer to a child of an inquiry of its own. */
export async function openOffer(stage: Stage, inquiryId?: number): Promise<{ params: { id: number } }> {
  const said = await offering(stage, inquiryId);
  return { params: { id: await here(stage, (scope) => makeOffer(stage.larkhouse.server, scope, said)) } };
}

/** One that the family accepted. */
export async function acceptedOffer(stage: Stage): Promise<{ params: { id: number } }> {
  const { params } = await openOffer(stage);
  await here(stage, async (scope) => {
    const offer = await lockedOffer(scope, params.id);
    const { total } = await priceFor(scope, offer.planIds, offer.startsOn, offer.slots);
    await acceptOffer(stage.larkhouse.server, scope, offer, total);
  });
  return { params };
}

/** One that was accepted for a child which is not born yet. */
export async function awaitedOffer(stage: Stage): Promise<{ params: { id: number } }> {
  const { children, contacts, language } = asking();
  const awaited = children.map((child) => ({ ...child, firstName: null, birthDate: null, dueDate: '2026-05-01' }));
  const said = { contacts: contacts.map((one) => ({ ...one, phoneNumber: null })), children: awaited, language };
  const { params } = await openOffer(stage, await here(stage, (scope) => keepInquiry(scope, said, 'family')));
  await here(stage, async (scope) =>
    acceptOffer(stage.larkhouse.server, scope, await lockedOffer(scope, params.id), 0),
  );
  return { params };
}

/** A place that a family declined, while another one waits for such a place. */
export async function declinedOffer(stage: Stage): Promise<{ params: { id: number } }> {
  const { params } = await openOffer(stage);
  const next = await inquiry(stage);
  await here(stage, async (scope) => {
    await setInquiryState(scope, next.params.id, { state: 'waiting' });
    await endOffer(stage.larkhouse.server, scope, await lockedOffer(scope, params.id), {
      as: 'declined',
      reason: null,
    });
  });
  return { params };
}

/** An open offer with the link of its family. */
export async function linkedOffer(stage: Stage): Promise<{ params: { token: string; id: number } }> {
  const { params } = await inquiry(stage);
  const offer = await openOffer(stage, params.id);
  const token = newToken();
  await here(stage, (scope) => {
    const expiresAt = new Date(scope.now.getTime() + 86_400_000);
    const row = { inquiryId: params.id, tokenHash: hashToken(token), createdAt: scope.now, expiresAt, mailId: null };
    return scope.count(insertLink(row));
  });
  return { params: { token, id: offer.params.id } };
}
