import { barredPerson } from '#contract/guardians-pickup.ts';
import type { Scope } from '#server/db/scope.ts';
import { barredFromPickup } from '#server/domains/guardians/queries.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt, daysOf } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { withoutContacts } from '#server/kernel/withheld/contacts.ts';
import { mayWithdrawNotice } from './access.ts';
import { absenceTakenBack } from './hooks.ts';
import {
  absencesOn,
  copyNotice,
  type FamilyNoticeRow,
  familyNotice,
  hereNow,
  insertNotice,
  withdrawNoticeRow,
} from './queries.ts';
import { canWithdraw, checkNotice, type Notice, stretchesOf } from './rules.ts';

/** A guardian tells the center something of a child's day. Refuses days that have passed, an absence today of a child who is here, and a pickup by or through somebody without that right. */
export async function reportNotice(scope: Scope, { childId, ...notice }: Notice & { childId: number }) {
  const { center } = await scope.opened;
  const guardian = await actingGuardianOf(scope, childId);
  const today = dayAt(scope.now, center.zone);
  const isHere = (await scope.all(hereNow(childId, today))).length > 0;
  const refused = checkNotice(notice, { today, isHere });
  if (refused) throw refused;
  if (notice.person) await refuseBarred(scope, { childId, person: notice.person, guardianId: guardian.id });

  const { from: fromDate, to: toDate, ...rest } = notice;
  const row = { ...rest, childId, fromDate, toDate, reportedBy: guardian.id, reportedAt: scope.now };
  const { id } = await scope.one(insertNotice(row));
  audit(scope, { action: 'report notice', entity: 'notice', ids: [id], children: [childId], after: notice });
  scope.touch('notices', [childId]);
  return asFamilySees(scope, await scope.one(familyNotice(id)));
}

/** Tells the center that several children of one guardian stay away, each by a notice of its own: all of them or none. */
export async function reportAbsences(
  scope: Scope,
  { childIds, ...absence }: { readonly childIds: readonly number[] } & Pick<Notice, 'from' | 'to' | 'text'>,
) {
  const told: Awaited<ReturnType<typeof reportNotice>>[] = [];
  for (const childId of new Set(childIds))
    told.push(await reportNotice(scope, { ...absence, childId, kind: 'absence', time: null, person: null }));
  return told;
}

/**
 * Takes a notice back from today on; the days before stay told. An absence stays on dates (`waits`) on which another child has the place.
 * In the center's scope, in the guardian's name, as places are counted.
 */
export async function withdrawNotice(scope: Scope, guardianId: number, id: number) {
  const { center } = await scope.opened;
  const before = orRefuse(await scope.maybe(familyNotice(id)), notFound('This notice was not found'));
  await acting(scope, mayWithdrawNotice(before));
  if (before.withdrawnAt) return { ...(await asFamilySees(scope, before)), waits: [] };
  const today = dayAt(scope.now, center.zone);
  if (!canWithdraw(before, today)) throw conflict('This day has passed; it can no longer be taken back');
  const stay = new Set<string>();
  if (before.kind === 'absence') await absenceTakenBack.tell(scope, { noticeId: id, guardianId, stay });
  await takeBackButFor(scope, before, [...stay]);
  return { ...(await asFamilySees(scope, { ...before, withdrawnAt: scope.now })), waits: [...stay] };
}

/** A child that was reported absent comes on a date after all; the other days of its absences stay told. */
export async function endAbsenceOn(scope: Scope, childId: number, date: string): Promise<void> {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  for (const absence of await scope.all(absencesOn(childId, date))) {
    const days = daysOf(absence.from < today ? today : absence.from, absence.to);
    await takeBackButFor(
      scope,
      absence,
      days.filter((day) => day !== date),
    );
  }
}

/** Takes a notice back from today on; of dates in `stay` it is told anew, as it was and from its moment. */
async function takeBackButFor(
  scope: Scope,
  { id, childId }: { readonly id: number; readonly childId: number },
  stay: readonly string[],
): Promise<void> {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  // Whoever took it back at the same moment did all of this.
  if ((await scope.count(withdrawNoticeRow(id, scope.now, today))) === 0) return;
  for (const stretch of stretchesOf(stay)) await scope.count(copyNotice(id, stretch));
  audit(scope, {
    action: 'withdraw notice',
    entity: 'notice',
    ids: [id],
    children: [childId],
    ...(stay.length > 0 && { after: { stays: stay } }),
  });
  scope.touch('notices', [childId]);
}

/** With what the calling parent can do about it; what another guardian told is without numbers and addresses (guardians-21). */
export async function asFamilySees(scope: Scope, notice: FamilyNoticeRow) {
  const { center } = await scope.opened;
  const { isOwn, person, text } = notice;
  const told = isOwn ? {} : { person: person && withoutContacts(person), text: withoutContacts(text) };
  return { ...notice, ...told, canWithdraw: canWithdraw(notice, dayAt(scope.now, center.zone)) };
}

interface Pickup {
  readonly childId: number;
  readonly person: string;
  readonly guardianId: number;
}
async function refuseBarred(scope: Scope, { childId, person, guardianId }: Pickup): Promise<void> {
  const barred = await scope.all(barredFromPickup(childId));
  if (barred.some((one) => one.guardianId === guardianId)) {
    throw invalid({ person: 'You cannot arrange a pickup of this child. Please speak with the center.' });
  }
  if (barredPerson(person, barred)) {
    throw invalid({ person: 'This person may not pick up your child. Please speak with the center.' });
  }
}
