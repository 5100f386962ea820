import { choosePin } from '#server/domains/kiosk/pins.ts';
import { saveParentPreferences } from '#server/domains/preferences/commands.ts';
import { hashPassword } from '#server/kernel/secrets/passwords.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import type { Household } from '../people/households.ts';
import type { Deed } from '../timeline.ts';

/** The guardians whose logins are printed agreed to mail and text messages, and chose a PIN for the kiosk. */
export function pins(calendar: Calendar, cast: Cast, households: readonly Household[], pin: string): Deed[] {
  const at = calendar.moment(calendar.dayBack(1, '18:00'), '18:00');
  return households.flatMap(({ guardians: [first] }): Deed[] =>
    first && PRINTED.includes(first.email ?? '')
      ? [
          {
            at,
            by: () => cast.guardian(first.key),
            act: async (scope) => {
              const { id } = cast.guardian(first.key);
              await saveParentPreferences(scope, id, { emailConsent: true, smsConsent: true }, 'en');
              await choosePin(scope, id, pin, await hashPassword(pin), false);
            },
          },
        ]
      : [],
  );
}

const PRINTED = ['parent@larkhouse.test', 'parent2@larkhouse.test'];
