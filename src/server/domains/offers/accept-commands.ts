import type { Scope } from '#server/db/scope.ts';
import { contactsOf } from '#server/domains/admissions/queries.ts';
import { childKey } from '#server/domains/admissions/rules.ts';
import { chargeDeposit, takeBackDeposit } from '#server/domains/billing/deposits/commands.ts';
import { enrollInPlan } from '#server/domains/billing/plans/enrollments.ts';
import { planRows } from '#server/domains/billing/plans/queries.ts';
import { enrollChild } from '#server/domains/children/commands.ts';
import { checkDateOfBirth } from '#server/domains/children/rules.ts';
import { sendForm } from '#server/domains/forms/request-commands.ts';
import { inviteParent } from '#server/domains/guardians/invitations.ts';
import { agreeOnDays } from '#server/domains/schedules/commands.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { ended, moved, tellStaff } from './commands.ts';
import { guardiansFrom } from './guardians.ts';
import { writeOfOffer } from './letters.ts';
import { weekdaysOn } from './price-rules.ts';
import * as rows from './queries.ts';
import { isEnrolled, isOffered, priceFor, todayOf } from './read.ts';
import { firstDay, formsDue, stateAt } from './rules.ts';
import { sendable } from './sending.ts';

/**
 * A place is accepted (offers-4): in the one transaction that the scope is, the child is enrolled, with days, guardians, plans, deposit,
 * forms and invitations. Of a child not born yet the place is held until it is. Accepted once more nothing changes.
 */
export async function acceptOffer(server: Server, scope: Scope, offer: rows.OfferRow, total: number): Promise<void> {
  if (offer.state === 'accepted') return;
  if (stateAt(offer, scope.now) !== 'open') throw ended();
  const price = await priceFor(scope, offer.planIds, offer.startsOn, offer.slots);
  if (price.total !== total) throw conflict('The price has changed. Please look at the offer once more.');
  const endedBy = staffIdOf((await scope.opened).actor);
  await scope.count(rows.endOfferRow(offer.id, { state: 'accepted', endedAt: scope.now, endedBy, reason: null }));
  audit(scope, { action: 'accept offer', entity: 'inquiry', ids: [offer.inquiryId], after: { total } });
  const { childFirstName: firstName, childLastName: lastName, birthDate } = offer;
  if (birthDate !== null && firstName !== null && lastName !== null)
    await enroll(server, scope, offer, { firstName, lastName, birthDate });
  await writeOfOffer(server, scope, offer, 'accepted');
  await tellStaff(scope, offer);
  await moved(scope, offer.inquiryId);
}

interface Born {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
}

/** The child of an accepted offer is born, and now it is enrolled. */
export async function noteBirth(server: Server, scope: Scope, offer: rows.OfferRow, born: Born): Promise<void> {
  if (offer.state !== 'accepted') throw conflict('This offer is not accepted');
  if (offer.childId !== null) throw conflict('This child is enrolled already');
  const refused = checkDateOfBirth(born.birthDate, await todayOf(scope));
  if (refused) throw invalid({ birthDate: refused.text });
  await scope.count(rows.setBorn(offer.inquiryChildId, { ...born, childKey: childKey(born) }));
  audit(scope, { action: 'note birth', entity: 'inquiry', ids: [offer.inquiryId] });
  await enroll(server, scope, offer, born);
  await moved(scope, offer.inquiryId);
}

/** Makes the child of what the family said, and asks for the rest: nothing is invented. */
async function enroll(server: Server, scope: Scope, offer: rows.OfferRow, child: Born): Promise<void> {
  const { firstName, lastName, birthDate } = child;
  scope.later(rows.lockChildNamed(childKey(child) ?? ''));
  if (await isEnrolled(scope, child))
    throw conflict('A child of this name and day of birth is enrolled already. Please speak with the center.');
  const today = await todayOf(scope);
  const from = firstDay(offer.startsOn, birthDate, today);
  const contacts = await scope.all(contactsOf(offer.inquiryId));
  const [first] = contacts;
  const { id: childId } = await enrollChild(scope, {
    firstName,
    lastName,
    dateOfBirth: birthDate,
    room: offer.room,
    allergies: '',
    emergencyContact: null,
    parentName: first ? `${first.firstName} ${first.lastName}` : null,
    parentPhone: first?.phoneNumber ?? null,
    parentEmail: first?.email ?? null,
    parentDriversLicense: null,
    relationship: 'parent',
    enrolledOn: from,
  });
  const slots = offer.slots.map((slot) => ({ week: 1, ...slot }));
  await agreeOnDays(scope, childId, { from, kind: 'fixed', cycleWeeks: 1, slots });
  const guardians = await guardiansFrom(scope, { inquiryId: offer.inquiryId, contacts, childId });
  await putOnPlans(scope, offer, { childId, from, today });
  if (offer.deposit > 0) await chargeDeposit(scope, { childId, from, amount: offer.deposit });
  // Who cannot be written to cannot sign: then one signature is enough.
  const mustSign = contacts.every(({ email }) => email !== null) ? 'all' : 'one';
  for (const formId of await sendable(scope, offer.formIds))
    await sendForm(scope, { formId, childIds: [childId], dueOn: formsDue(from, today), mustSign });
  for (const { guardianId, hasAccount, email, ...person } of guardians)
    if (!hasAccount && email !== null)
      await inviteParent(server, scope, {
        ...person,
        childId,
        guardianId,
        email,
        relationship: 'parent',
        language: offer.language,
      });
  await scope.count(rows.setEnrolled(offer.id, childId));
}

async function putOnPlans(
  scope: Scope,
  { planIds, slots }: rows.OfferRow,
  { childId, from, today }: { readonly childId: number; readonly from: string; readonly today: string },
): Promise<void> {
  const plans = (await scope.all(planRows(today))).filter(({ id }) => planIds.includes(id));
  if (plans.some((plan) => !isOffered(plan)))
    throw conflict('A plan of this offer is no longer used. Please speak with the center.');
  for (const plan of plans)
    await enrollInPlan(scope, { childId, planId: plan.id, from, weekdays: weekdaysOn(plan, slots) });
}

/** Takes the deposit of an accepted place back. Answers how much, in cents. */
export async function returnDeposit(scope: Scope, offer: rows.OfferRow, reason: string): Promise<{ returned: number }> {
  if (offer.childId === null) throw conflict('No deposit is charged for this offer');
  const returned = await takeBackDeposit(scope, offer.childId, reason);
  if (returned === 0) throw conflict('No deposit is charged for this offer');
  scope.touch('offers');
  return { returned };
}
