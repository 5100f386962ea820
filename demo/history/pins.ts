import { choosePin } from '#server/domains/kiosk/pins.ts';
import { saveParentPreferences } from '#server/domains/preferences/commands.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import type { Household } from '../people/households.ts';
import type { Deed } from '../timeline.ts';

/** The first of the families: the last four digits of their phones differ. */
const WITH_PIN = 14;
const PRINTED = ['parent@larkhouse.test', 'parent2@larkhouse.test'];

/** Whether the first guardian of a family signs at the tablet. */
export const hasPin = ({ place, guardians, isNew, isComing }: Household): boolean =>
  place < WITH_PIN && !isNew && !isComing && guardians.some(({ email }) => email !== null);

/** Some families chose a PIN for the kiosk; those whose logins are printed agreed to mail and text messages, too. */
export function pins(calendar: Calendar, cast: Cast, households: readonly Household[], pin: Pin): Deed[] {
  return households.filter(hasPin).flatMap(({ place, guardians: [first] }): Deed[] => {
    if (!first) return [];
    const time = `18:${String(10 + place).padStart(2, '0')}`;
    const act: Deed['act'] = async (scope) => {
      const { id } = cast.guardian(first.key);
      if (PRINTED.includes(first.email ?? ''))
        await saveParentPreferences(scope, id, { emailConsent: true, smsConsent: true }, 'en');
      await choosePin(scope, { guardianId: id, pickupPersonId: null }, pin.digits, pin.hash, false);
    };
    return [{ at: calendar.moment(calendar.dayBack(9, time), time), by: () => cast.guardian(first.key), act }];
  });
}

/** All have the same one, so that it can be printed. */
export interface Pin {
  readonly digits: string;
  readonly hash: string;
}
