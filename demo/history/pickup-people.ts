import { choosePin } from '#server/domains/kiosk/pins.ts';
import { answerProposal, noteIdSeen } from '#server/domains/pickup-people/commands.ts';
import { proposePickupPerson } from '#server/domains/pickup-people/family-commands.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import type { Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import { hasPin, type Pin } from './pins.ts';

const NAMED = /^(?<firstName>\S+) (?<lastName>[^(]+) \((?<relationship>grandmother|aunt)\), (?<phoneNumber>.+)$/;

/**
 * Grandmothers and aunts whom families proposed to bring and collect their children, and the Director accepted the day after,
 * having seen their ID: the first has the PIN of the families. The last one waits for an answer.
 */
export function pickupPeople(calendar: Calendar, cast: Cast, households: readonly Household[], pin: Pin): Deed[] {
  const families = households.filter(hasPin).flatMap(({ guardians: [first], children, emergencyContact }) => {
    const person = NAMED.exec(emergencyContact ?? '')?.groups;
    return first?.mayPickUp && person
      ? [{ guardian: first.key, children: children.map(({ key }) => key), person }]
      : [];
  });
  return families.flatMap(({ guardian, children, person }, place): Deed[] => {
    const isLast = place === families.length - 1;
    const minute = String(10 + place).padStart(2, '0');
    let id = 0;
    const propose: Deed = {
      at: calendar.moment(calendar.dayBack(isLast ? 1 : 8, `19:${minute}`), `19:${minute}`),
      by: () => cast.guardian(guardian),
      act: async (scope) => {
        const { firstName = '', lastName = '', relationship = '', phoneNumber = '' } = person;
        const said = { firstName, lastName, relationship, phoneNumber, mayDropOff: place % 3 !== 1, mayPickUp: true };
        const weekdays = place % 2 === 0 ? null : [2, 4];
        const childIds = children.map((key) => cast.child(key));
        ({ id } = await proposePickupPerson(scope, { ...said, weekdays, childIds }));
      },
    };
    const accept: Deed = {
      at: calendar.moment(calendar.dayBack(7, `08:${minute}`), `08:${minute}`),
      by: () => cast.staff(DIRECTOR),
      act: async (scope) => {
        await answerProposal(scope, id, { isAccepted: true, reason: null });
        await noteIdSeen(scope, id);
        if (place === 0) await choosePin(scope, { guardianId: null, pickupPersonId: id }, pin.digits, pin.hash, true);
      },
    };
    return isLast ? [propose] : [propose, accept];
  });
}
