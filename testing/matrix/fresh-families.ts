import { randomUUID } from 'node:crypto';
import { guardiansOf } from '#server/domains/children/guardian-queries.ts';
import { addGuardian, addGuardianship } from '#server/domains/guardians/commands.ts';
import {
  invitation as invitationRow,
  invitationsOfRound,
  updateInvitation,
} from '#server/domains/guardians/invitation-queries.ts';
import { inviteParent } from '#server/domains/guardians/invitations.ts';
import { inviteGuardians } from '#server/domains/guardians/rounds.ts';
import { markFailed, newestMails } from '#server/domains/mail/queries.ts';
import { reportNotice } from '#server/domains/notices/commands.ts';
import { addPickupPerson } from '#server/domains/pickup-people/commands.ts';
import { proposePickupPerson } from '#server/domains/pickup-people/family-commands.ts';
import { changePickupPhoto } from '#server/domains/pickup-people/photo.ts';
import { asGuardian } from '../day.ts';
import { type Family, makeFamily } from '../world.ts';
import { familyOf, type Stage } from './actors.ts';
import { family, here } from './fresh.ts';
import { uploaded } from './fresh-files.ts';

// Notices, pickup people, guardians and invitations, for rows that need one of their own.

/** What the first family tells of a pickup. */
export const ownPickup = ({ here: world }: Stage) => ({
  body: {
    childId: familyOf(world, 0).childId,
    kind: 'pickup',
    from: '2026-03-03',
    to: '2026-03-03',
    time: '16:30',
    person: 'Aunt Ada',
    text: 'She comes by car',
  } as const,
});

/** A notice of the first family; returns its id. */
export const ownNotice = async (stage: Stage): Promise<number> => {
  const { body } = ownPickup(stage);
  const family = familyOf(stage.here, 0);
  return (await here(stage, (scope) => reportNotice(asGuardian(scope, family), body))).id;
};

/** Somebody who may bring and collect a child. */
export const grandmotherOf = (...childIds: number[]) => ({
  childIds,
  firstName: 'Rosa',
  lastName: 'Marin',
  phoneNumber: '555 010 4812',
  relationship: 'grandmother',
  mayDropOff: true,
  mayPickUp: true,
});

/** A pickup person of a new child of the first center. */
export async function pickupPerson(stage: Stage) {
  const { childId } = await family(stage);
  const { id } = await here(stage, (scope) => addPickupPerson(scope, grandmotherOf(childId)));
  return { params: { id }, childId };
}

/** A pickup person of a new child, and a sibling of that child for whom they are not named. */
export async function siblingOfPickup(stage: Stage) {
  const { params, childId } = await pickupPerson(stage);
  const { childId: sibling, guardianId } = await family(stage);
  await here(stage, (scope) => addGuardianship(scope, guardianId, { childId, relationship: 'parent' }));
  return { params, body: { childId: sibling }, guardianId };
}
/** A pickup person of the first family's child. */
export async function ownPickupPerson(stage: Stage) {
  const { childId } = familyOf(stage.here, 0);
  const { id } = await here(stage, (scope) => addPickupPerson(scope, grandmotherOf(childId)));
  return { params: { id }, body: { childId } };
}
/** One who has a photo. */
export async function pickupPersonWithPhoto(stage: Stage) {
  const { filePath } = await uploaded(stage, 'image');
  const { params } = await ownPickupPerson(stage);
  await here(stage, (scope) => changePickupPhoto(scope, params.id, { filePath }));
  return { params };
}
/** Somebody whom the guardian of the first family proposes; returns their id. */
export const proposedPerson = async (stage: Stage): Promise<number> => {
  const own = familyOf(stage.here, 0);
  const { id } = await here(stage, (scope) => proposePickupPerson(asGuardian(scope, own), grandmotherOf(own.childId)));
  return id;
};

/** A guardian's right over a child of the first center; returns its id. */
export async function guardianship(stage: Stage): Promise<number> {
  const { childId } = await family(stage);
  const [right] = await here(stage, (scope) => scope.all(guardiansOf(childId, scope.now)));
  return right?.guardianshipId ?? 0;
}

export const invitationBody = async (stage: Stage) => ({
  body: { childId: (await family(stage)).childId, email: `${randomUUID()}@families.test`, phoneNumber: '555 0188' },
});

const asInvitation = { childId: null, phoneNumber: '555 0188', parentName: null, relationship: 'parent' };

/** A pending invitation that waits for its child; returns its id. */
export const invitation = async (stage: Stage): Promise<number> => {
  const email = `${randomUUID()}@families.test`;
  const sent = await here(stage, (scope) => inviteParent(stage.larkhouse.server, scope, { ...asInvitation, email }));
  return sent.id;
};

/** A guardian of a child of the first center, without an account and not invited; returns their id. */
export const uninvited = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => {
    const { childId } = await makeFamily(scope, randomUUID());
    const person = { firstName: 'Una', lastName: randomUUID(), email: null, phoneNumber: null, address: null };
    return addGuardian(scope, { ...person, passwordHash: null }, [{ childId, relationship: 'parent' }]);
  });

/** A second guardian of a child; nobody has decided yet on what the two see of each other. */
export const twoHouseholds = (stage: Stage): Promise<Family & { readonly otherId: number }> =>
  here(stage, async (scope) => {
    const first = await makeFamily(scope, randomUUID());
    const person = { firstName: 'Otto', lastName: randomUUID(), email: null, phoneNumber: null, address: null };
    const otherId = await addGuardian(scope, { ...person, passwordHash: 'none' }, [
      { childId: first.childId, relationship: 'parent' },
    ]);
    return { ...first, otherId };
  });

/** What the center decides of contact details between a child's two guardians. */
export async function contactDecision(stage: Stage) {
  const { childId, guardianId, otherId } = await twoHouseholds(stage);
  return { params: { id: childId }, body: { guardianId, otherId, decision: 'hidden', reason: 'Court order' } };
}

/** Invitations to several guardians, which a job is about to make; returns the round's id. */
export async function invitationRound(stage: Stage): Promise<number> {
  const guardianIds = [await uninvited(stage)];
  const director = await stage.clientOf('Director');
  const { body } = await director.post<{ id: number }>('/api/invitation-rounds', { guardianIds, language: 'en' });
  return body.id;
}

/** Invitations to several guardians that the job has made; there is a letter to print. */
export async function invitedRound(stage: Stage): Promise<number> {
  const roundId = await invitationRound(stage);
  const { centerId } = stage.here;
  await inviteGuardians({ server: stage.larkhouse.server, centerId, input: { roundId }, attempt: 1 });
  return roundId;
}

/** Invitations of which the mail server refused one; returns the round's id. */
export async function refusedRound(stage: Stage): Promise<number> {
  const roundId = await invitedRound(stage);
  await here(stage, async (scope) => {
    const [invited] = await scope.all(invitationsOfRound(roundId));
    const childId = invited?.childId ?? 0;
    const email = `${randomUUID()}@families.test`;
    const mailed = await inviteParent(stage.larkhouse.server, scope, { ...asInvitation, childId, email });
    const mailId = (await scope.one(invitationRow(mailed.id))).mailId ?? 0;
    await scope.count(markFailed(mailId, 'EENVELOPE 550', scope.now));
    await scope.count(updateInvitation(invited?.id ?? 0, { mailId }));
  });
  return roundId;
}

/** A mail of the first center that waits; returns its id. */
export const mail = async (stage: Stage): Promise<number> =>
  here(stage, async (scope) => {
    const { childId } = await makeFamily(scope, randomUUID());
    const email = `${randomUUID()}@families.test`;
    await inviteParent(stage.larkhouse.server, scope, { ...asInvitation, email, childId });
    return (await scope.all(newestMails()))[0]?.id ?? 0;
  });
