import { roomByName } from '#server/domains/center/queries.ts';
import { codeHash } from '#server/domains/kiosk/codes.ts';
import { addKiosk } from '#server/domains/kiosk/kiosks.ts';
import { noteUnsentOf, pairKiosk } from '#server/domains/kiosk/queries.ts';
import { chooseStaffPin } from '#server/domains/kiosk/staff-pins.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR, EMPLOYEES, isTeacher } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import type { Pin } from './pins.ts';

const ROOM = 'Toddler Room';
/** For how many open days the tablet has been there. */
const STANDS_DAYS = 8;
/** Who has chosen a PIN: every teacher who is there. */
const WITH_PIN = EMPLOYEES.filter((one) => isTeacher(one) && one.shift !== null);

/** The tablet of the Toddler Room, and the PINs with which the teachers log there. */
export function classroomTablet(calendar: Calendar, cast: Cast, pin: Pin): Deed[] {
  const day = calendar.dayBack(STANDS_DAYS, '07:05');
  const at = calendar.moment(day, '07:05');
  const token = hashToken(newToken());
  const pair: Deed = {
    at,
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const room = { id: (await scope.one(roomByName(ROOM))).id, name: ROOM };
      const { id, code } = await addKiosk(scope, ROOM, room.id);
      await scope.one(pairKiosk(codeHash(code), token, at));
      audit(scope.as({ kind: 'device', id, name: ROOM, room }), { action: 'pair kiosk', entity: 'kiosk', ids: [id] });
    },
  };
  const chosen = WITH_PIN.map(({ key }, place): Deed => {
    const time = `13:${String(10 + place).padStart(2, '0')}`;
    return {
      at: calendar.moment(day, time),
      by: () => cast.staff(key),
      act: (scope) => chooseStaffPin(scope, cast.staff(key).id, pin.hash),
    };
  });
  const seen: Deed = { at: calendar.now, act: (scope) => scope.one(noteUnsentOf(token, 0, calendar.now)) };
  return [pair, ...chosen, seen];
}
