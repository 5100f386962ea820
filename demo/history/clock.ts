import type { PunchKind } from '#contract/time-clock-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { roomByName } from '#server/domains/center/queries.ts';
import { kiosks } from '#server/domains/kiosk/queries.ts';
import { recordPunch } from '#server/domains/time-clock/commands.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import { type Employee, isTeacher } from '../people/staff.ts';

/** For how many open days everybody has clocked for themselves. */
export const CLOCKED_DAYS = 5;
const ENTRANCE = 'Front door';
const ROOM = 'Toddler Room';

/** Somebody clocks: teachers at the tablet of their room or at the entrance, the others on their phone. */
export async function clocks(scope: Scope, { key, ...one }: Employee, cast: Cast, kind: PunchKind): Promise<void> {
  const { id: staffId } = cast.staff(key);
  const name = !isTeacher({ key, ...one }) ? null : one.room === ROOM ? ROOM : ENTRANCE;
  const tablet = name === null ? undefined : (await scope.all(kiosks(scope.now))).find((kiosk) => kiosk.name === name);
  await recordPunch(scope, {
    uuid: new Chance('punch', key, scope.now.toISOString()).uuid(),
    staffId,
    kind,
    at: scope.now,
    source: !tablet ? 'own' : name === ROOM ? 'room' : 'kiosk',
    kioskId: tablet?.id ?? null,
    roomId: tablet && name === ROOM ? (await scope.one(roomByName(ROOM))).id : null,
    clockOffSeconds: null,
  });
}
