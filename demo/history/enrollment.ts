import { CONSENT_FORMS } from '#contract/children-consents.ts';
import { enrollChild } from '#server/domains/children/commands.ts';
import { confirmConsents, revokeConsent } from '#server/domains/children/consents.ts';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { agreeOnDays } from '#server/domains/schedules/commands.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import type { Child, Guardian, Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import { isPartTime, PART_TIME } from './booked-days.ts';

/** How long before the first day the family comes to sign in, in days. */
const AHEAD = 7;
/** Everything is signed by this time of the day. */
const SIGNED_BY = '10:45';
/** How long after the first day a consent is taken back, in days. */
const TAKEN_BACK_AFTER = 45;

/** When a child who comes on some days of the week is brought and collected, as agreed. */
const AGREED = { arrives: '08:00', leaves: '17:00' };

/** Children are enrolled, their guardians added (with accounts where they have one), signed forms confirmed. */
export function enrollments(calendar: Calendar, cast: Cast, households: readonly Household[], passwordHash: string) {
  return households.flatMap((household): Deed[] => [
    ...household.children.map((child) => enrollment(calendar, cast, child)),
    ...household.guardians.map((guardian) => arrivalOf(calendar, cast, household, guardian, passwordHash)),
    ...household.children.flatMap((child) => signedForms(calendar, cast, child)),
  ]);
}

function enrollment(calendar: Calendar, cast: Cast, child: Child): Deed {
  const { firstName, lastName, dateOfBirth, room, allergies, enrolledOn, household } = child;
  const [contact] = household.guardians;
  return {
    at: signUp(calendar, child, '10:20'),
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const { id } = await enrollChild(scope, {
        firstName,
        lastName,
        dateOfBirth,
        room,
        allergies,
        emergencyContact: household.emergencyContact,
        parentName: contact?.key ?? null,
        parentPhone: contact?.phone ?? null,
        parentEmail: contact?.email ?? null,
        parentDriversLicense: household.driversLicense,
        relationship: household.relationship,
        enrolledOn,
      });
      cast.addChild(child.key, id);
      if (isPartTime(child))
        await agreeOnDays(scope, id, {
          from: enrolledOn,
          kind: 'fixed',
          slots: PART_TIME.map((weekday) => ({ week: 1, weekday, ...AGREED })),
        });
    },
  };
}

/** A guardian is written down for all children of the family when the youngest comes. */
function arrivalOf(
  calendar: Calendar,
  cast: Cast,
  { children, address, relationship }: Household,
  guardian: Guardian,
  passwordHash: string,
): Deed {
  const { firstName, lastName, phone, email, mayPickUp, custodyNote } = guardian;
  const last =
    children
      .map(({ enrolledOn }) => enrolledOn)
      .toSorted()
      .at(-1) ?? calendar.today;
  return {
    at: calendar.moment(addDays(last, -AHEAD), '10:30'),
    act: async (scope) => {
      const of = children.map((child) => ({
        childId: cast.child(child.key),
        relationship,
        mayPickUp,
        ...(custodyNote && { custodyNote }),
      }));
      const account = { email, passwordHash: email && passwordHash };
      const id = await addGuardian(scope, { firstName, lastName, phoneNumber: phone, address, ...account }, of);
      cast.addGuardian(
        guardian,
        id,
        of.map(({ childId }) => childId),
      );
    },
  };
}

/** What the family signed, seen by the Director; one thinks better of it some weeks later. */
function signedForms(calendar: Calendar, cast: Cast, child: Child): Deed[] {
  const { key, enrolledOn, household } = child;
  const { unsigned, takenBack } = household;
  const forms = CONSENT_FORMS.filter((form) => !unsigned.includes(form));
  const by = () => cast.staff(DIRECTOR);
  const signed: Deed = {
    at: signUp(calendar, child, SIGNED_BY),
    by,
    act: (scope) => confirmConsents(scope, cast.child(key), { forms }),
  };
  if (!takenBack) return [signed];
  const at = calendar.moment(addDays(enrolledOn, TAKEN_BACK_AFTER), '16:40');
  return [signed, { at, by, act: (scope) => revokeConsent(scope, cast.child(key), takenBack) }];
}

/** Some days before the first one; of a child that is still to come, yesterday or the last open day before. */
function signUp(calendar: Calendar, { enrolledOn, household }: Child, time: string): Date {
  const day = household.isComing ? calendar.dayBack(1, SIGNED_BY) : addDays(enrolledOn, -AHEAD);
  return calendar.moment(day, time);
}
