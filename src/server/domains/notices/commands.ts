import { barredPerson } from '#contract/guardians-pickup.ts';
import type { Scope } from '#server/db/scope.ts';
import { barredFromPickup } from '#server/domains/guardians/queries.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { withoutContacts } from '#server/kernel/withheld/contacts.ts';
import { mayWithdrawNotice } from './access.ts';
import { type FamilyNoticeRow, familyNotice, hereNow, insertNotice, withdrawNoticeRow } from './queries.ts';
import { canWithdraw, checkNotice, type Notice } from './rules.ts';

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

/** Takes a notice back from today on; the days before stay told. */
export async function withdrawNotice(scope: Scope, id: number) {
  const { center } = await scope.opened;
  const before = orRefuse(await scope.maybe(familyNotice(id)), notFound('This notice was not found'));
  await acting(scope, mayWithdrawNotice(before));
  if (before.withdrawnAt) return asFamilySees(scope, before);
  const today = dayAt(scope.now, center.zone);
  if (!canWithdraw(before, today)) throw conflict('This day has passed; it can no longer be taken back');
  await scope.count(withdrawNoticeRow(id, scope.now, today));
  audit(scope, { action: 'withdraw notice', entity: 'notice', ids: [id], children: [before.childId] });
  scope.touch('notices', [before.childId]);
  return asFamilySees(scope, { ...before, withdrawnAt: scope.now });
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
