import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { inCenter } from '#server/db/open-scope.ts';
import { addGuardian, endGuardianship } from '#server/domains/guardians/commands.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import { Client, signedIn } from '../client.ts';
import { eventMarker, fillDay, letterMarker, staffEventMarker } from '../day.ts';
import { type Options, OWN_MACHINE, startLarkhouse, type TestLarkhouse } from '../larkhouse.ts';
import { type Family, makeCenter, ROLES, type World } from '../world.ts';

/** Everybody who may knock, as seen from the center `here` and its first family. */
export const ACTORS = [
  'anonymous',
  ...ROLES,
  'own parent',
  'other parent',
  'former guardian',
  'revoked session',
  'revoked parent session',
  'removed staff member',
  'expired session',
  'Director of another center',
  'parent of another center',
  'kiosk',
  'classroom tablet',
] as const;
export type ActorName = (typeof ACTORS)[number];

export interface Stage {
  readonly larkhouse: TestLarkhouse;
  readonly here: World;
  readonly there: World;
  /** The family that calls are about, where one is enough; else each is about a new one. */
  readonly about?: Family;
  /** A client that acts as the actor, in a session of its own where the actor has one. */
  clientOf(actor: ActorName): Promise<Client>;
}

const CALLER_OF = {
  staff: 'Director',
  both: 'Director',
  anyone: 'anonymous',
  parent: 'own parent',
  device: 'kiosk',
} as const satisfies Readonly<Record<Endpoint['audience'], ActorName>>;

/** An actor who may call an endpoint. */
export const callerOf = ({ audience, access }: Pick<Endpoint, 'audience' | 'access'>): ActorName =>
  access.device === 'room' ? 'classroom tablet' : CALLER_OF[audience];

/** Two centers with families whose every record carries their marker, and everybody of ACTORS. */
export async function setStage(
  on: Parameters<typeof startLarkhouse>[0],
  { config, ...options }: Omit<Options, 'cameras'> = {},
): Promise<Stage> {
  // Rights are looked at here, not pictures: neither ffmpeg nor a name server need be there.
  const larkhouse = await startLarkhouse(on, {
    ...options,
    config: { mailAllowHosts: ['127.0.0.1:1', '127.0.0.1:2'], ...config },
    cameras: { ...OWN_MACHINE, ffmpeg: 'true', resolve: async () => [] },
  });
  const here = await makeCenter(larkhouse, { name: 'Maple House', families: 3 });
  const there = await makeCenter(larkhouse, { name: 'Oak House', families: 2 });
  await fillDay(larkhouse, here);
  await fillDay(larkhouse, there);

  const staff = (world: World, accountId: number) =>
    signedIn(larkhouse, 'staff', { centerId: world.centerId, accountId });
  const guardian = (world: World, accountId: number) =>
    signedIn(larkhouse, 'parent', { centerId: world.centerId, accountId });
  const parent = (world: World, family: number) => guardian(world, familyOf(world, family).guardianId);
  const formerGuardian = await endedGuardian(larkhouse, here);
  const revoked = await signedOut(await staff(here, here.staff.Director));
  const revokedParent = await signedOut(await parent(here, 0));
  const removed = await removedMember(larkhouse, here);
  const expired = await expiredDirector(larkhouse, here);
  const director = await staff(here, here.staff.Director);
  const kiosk = await pairedKiosk(larkhouse.origin, director);
  const tablet = await pairedTablet(larkhouse.origin, director);

  const clientOf = async (actor: ActorName): Promise<Client> => {
    if (actor === 'anonymous') return new Client(larkhouse.origin);
    if (actor === 'own parent') return parent(here, 0);
    if (actor === 'other parent') return parent(here, 1);
    if (actor === 'former guardian') return guardian(here, formerGuardian);
    if (actor === 'revoked session') return copyOf(revoked);
    if (actor === 'revoked parent session') return copyOf(revokedParent);
    if (actor === 'removed staff member') return copyOf(removed);
    if (actor === 'expired session') return copyOf(expired);
    if (actor === 'Director of another center') return staff(there, there.staff.Director);
    if (actor === 'parent of another center') return parent(there, 0);
    if (actor === 'kiosk') return copyOf(kiosk);
    if (actor === 'classroom tablet') return copyOf(tablet);
    return staff(here, here.staff[actor]);
  };
  return { larkhouse, here, there, clientOf };
}

/** A family of a center, by its place. */
export function familyOf({ families }: World, index: number): Family {
  const family = families[index];
  if (!family) throw new Error(`There is no family ${index}`);
  return family;
}

/** Every marker of the stage, with the actors that may read it; anybody else who gets it has found a leak. */
export function readersOf({ here, there }: Stage): ReadonlyMap<string, readonly ActorName[]> {
  const readers = new Map<string, readonly ActorName[]>([
    [eventMarker(here), [...ROLES, 'own parent', 'other parent']],
    [staffEventMarker(here), ROLES],
    [staffEventMarker(there), ['Director of another center']],
    [eventMarker(there), ['Director of another center', 'parent of another center']],
  ]);
  const parents: readonly ActorName[] = ['own parent', 'other parent'];
  for (const [index, family] of here.families.entries()) {
    const guardian = parents.slice(index, index + 1);
    // All of them are in the tablet's room.
    readers.set(family.marker, [...ROLES, ...guardian, 'classroom tablet']);
    readers.set(letterMarker(family), ['Director', ...guardian]);
  }
  for (const [index, family] of there.families.entries()) {
    const guardian: readonly ActorName[] = index === 0 ? ['parent of another center'] : [];
    readers.set(family.marker, ['Director of another center', ...guardian]);
    readers.set(letterMarker(family), ['Director of another center', ...guardian]);
  }
  return readers;
}

async function signedOut(client: Client): Promise<Client> {
  const kept = copyOf(client);
  await client.post('/api/auth/logout');
  return kept;
}

/** A client with the same cookies that keeps what it has. */
function copyOf(client: Client): Client {
  const copy = new Client(client.origin);
  for (const pair of client.cookie.split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    copy.setCookie(name, value);
  }
  return copy;
}

/** Somebody who was a guardian of the third family's child, and no longer is. */
async function endedGuardian(larkhouse: TestLarkhouse, { centerId, families }: World): Promise<number> {
  const childId = families[2]?.childId ?? 0;
  const person = {
    firstName: 'Fred',
    lastName: 'Former',
    email: 'former@families.test',
    phoneNumber: null,
    address: null,
  };
  return inCenter(larkhouse.server, { centerId }, async (scope) => {
    const id = await addGuardian(scope, { ...person, passwordHash: null }, [{ childId, relationship: 'parent' }]);
    await endGuardianship(scope, id, childId);
    return id;
  });
}

async function removedMember(larkhouse: TestLarkhouse, { centerId, staff }: World): Promise<Client> {
  const { id } = await inCenter(larkhouse.server, { centerId }, (scope) =>
    addStaffMember(scope, {
      firstName: 'Rita',
      lastName: 'Removed',
      role: 'Director',
      room: null,
      phone: '555 0101',
      email: 'removed@maple-house.test',
      passwordHash: 'none',
    }),
  );
  const client = await signedIn(larkhouse, 'staff', { centerId, accountId: id });
  const director = await signedIn(larkhouse, 'staff', { centerId, accountId: staff.Director });
  await director.delete(`/api/staff/${id}`);
  return client;
}

/** A kiosk, paired a moment ago. */
export async function pairedKiosk(origin: string, director: Client): Promise<Client> {
  const { body } = await director.post<{ code: string }>('/api/kiosks', { name: 'Front door' });
  const kiosk = new Client(origin);
  await kiosk.post('/api/kiosk/pair', { code: body.code });
  return kiosk;
}

/** A tablet of the Toddler Room, paired a moment ago. */
export async function pairedTablet(origin: string, director: Client): Promise<Client> {
  const { body: rooms } = await director.get<{ id: number; name: string }[]>('/api/rooms');
  const roomId = rooms.find(({ name }) => name === 'Toddler Room')?.id;
  const { body } = await director.post<{ code: string }>('/api/kiosks', { name: 'In the room', roomId });
  const tablet = new Client(origin);
  await tablet.post('/api/kiosk/pair', { code: body.code });
  return tablet;
}

async function expiredDirector(larkhouse: TestLarkhouse, { centerId, staff }: World): Promise<Client> {
  larkhouse.clock.advance({ days: -1 });
  const client = await signedIn(larkhouse, 'staff', { centerId, accountId: staff.Director });
  larkhouse.clock.advance({ days: 1 });
  return client;
}
