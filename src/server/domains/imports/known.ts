import type { Scope } from '#server/db/scope.ts';
import { roles, rooms } from '#server/domains/center/queries.ts';
import { wholeFiles } from '#server/domains/child-file/queries.ts';
import { places } from '#server/domains/children/queries.ts';
import { barredFromEach } from '#server/domains/pickup-people/queries.ts';
import { activeStaff } from '#server/domains/staff/queries.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { knownChildren, knownGuardians } from './known-queries.ts';
import type { Known } from './reading/plan.ts';

/** What is here now, against which a file is held. */
export async function knownNow(scope: Scope): Promise<Known> {
  const { center } = await scope.opened;
  const files = new Map((await scope.all(wholeFiles(null))).map((file) => [file.childId, file]));
  return {
    today: dayAt(scope.now, center.zone),
    rooms: (await scope.all(rooms())).map(({ name, ageGroup }) => ({ name, ageGroup })),
    places: await scope.all(places()),
    roles: (await scope.all(roles())).map(({ name }) => name),
    staffEmails: (await scope.all(activeStaff(scope.now))).map(({ email }) => email),
    children: (await scope.all(knownChildren())).map((child) => ({ ...child, file: files.get(child.id) ?? null })),
    barred: await scope.all(barredFromEach()),
    guardians: await scope.all(knownGuardians()),
  };
}
