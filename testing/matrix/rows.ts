import type { Client } from '../client.ts';
import { ROLES, type RoleName } from '../world.ts';
import { ACTORS, type ActorName, type Stage } from './actors.ts';
import * as fresh from './fresh.ts';

/** A call: path parameters, query and body as a client would send them. */
export interface Call {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: unknown;
}
export interface Row {
  /**
   * A valid call, made anew for every actor, so that one actor's call doesn't decide the next one's; one that was refused
   * serves the next too, unless it takes the client, whose own things it names.
   */
  readonly call: (stage: Stage, client: Client) => Call | Promise<Call>;
  /** The status each actor must get. */
  readonly expected: Readonly<Record<ActorName, number>>;
}

// Who may do what, from the table of capabilities and default roles in the design; written by hand on purpose.
export const EVERYBODY: readonly RoleName[] = ROLES;
export const CARE: readonly RoleName[] = ['Director', 'Lead Teacher', 'Assistant Teacher', 'Nurse'];
export const LEAD: readonly RoleName[] = ['Director', 'Lead Teacher'];
export const MEDICAL: readonly RoleName[] = ['Director', 'Lead Teacher', 'Nurse'];
export const DIRECTOR: readonly RoleName[] = ['Director'];

/** Signed in, but to the other portal. */
const PARENT_AT_STAFF_LOGIN = 403;

interface Staff {
  readonly roles: readonly RoleName[];
  readonly status?: number;
  /** What the other center's Director gets: 404 for records, 422 for a body that names one, else the same list of their own. */
  readonly elsewhere?: number;
  readonly call?: Row['call'];
}
export const noInput = () => ({});

export function staff({ roles, status = 200, elsewhere = status, call = noInput }: Staff): Row {
  const expected = {} as Record<ActorName, number>;
  for (const actor of ACTORS) expected[actor] = 401;
  for (const actor of ['own parent', 'other parent', 'former guardian', 'parent of another center'] as const) {
    expected[actor] = PARENT_AT_STAFF_LOGIN;
  }
  for (const role of ROLES) expected[role] = roles.includes(role) ? status : 403;
  expected['Director of another center'] = elsewhere;
  return { call, expected };
}

/** Asks whether a staff session is there: to everybody else it says that there is none. */
export const sessionCheck = ({ call, expected }: Row): Row => ({
  call,
  expected: Object.fromEntries(
    Object.entries(expected).map(([actor, status]) => [actor, status === PARENT_AT_STAFF_LOGIN ? 401 : status]),
  ) as Row['expected'],
});

/** Asks whether a parent's session is there: to everybody else it says that there is none. */
export const parentSessionCheck = ({ call, expected }: Row): Row => ({
  call,
  expected: Object.fromEntries(
    Object.entries(expected).map(([actor, status]) => [actor, status === 403 ? 401 : status]),
  ) as Row['expected'],
});

/** Staff and parents, each for what is theirs. */
export function both(row: Staff): Row {
  const { call, expected } = staff(row);
  const parents = { 'own parent': 200, 'other parent': 200, 'former guardian': 200, 'parent of another center': 200 };
  return { call, expected: { ...expected, ...parents } };
}

/** Everybody signed in, of either audience, for their own account. */
export function own(status: number, call: Row['call'] = noInput, former = status): Row {
  const { expected } = staff({ roles: EVERYBODY, status });
  const parents = { 'own parent': status, 'other parent': status, 'parent of another center': status };
  return { call, expected: { ...expected, ...parents, 'former guardian': former } };
}

/** One's own, of the first family's guardian; to everybody else signed in it isn't there. */
export function toOwnParentAlone(call: Row['call']): Row {
  const { expected } = own(404, call);
  return { call, expected: { ...expected, 'own parent': 200 } };
}

/** No session needed, and none makes a difference. */
export function anyone(status: number, call: Row['call'] = noInput): Row {
  return { call, expected: Object.fromEntries(ACTORS.map((actor) => [actor, status])) as Row['expected'] };
}

/** For signed-in parents alone. */
export function parents(status: number, call: Row['call'] = noInput, former = status): Row {
  const { expected } = staff({ roles: [], elsewhere: 403 });
  const theirs = { 'own parent': status, 'other parent': status, 'parent of another center': status };
  return { call, expected: { ...expected, ...theirs, 'former guardian': former } };
}

/** For the kiosk at the entrance alone: neither staff nor parents act as one, nor a classroom tablet. */
export function kiosk(status: number, call: Row['call'] = noInput): Row {
  const { expected } = staff({ roles: [], elsewhere: 403 });
  return { call, expected: { ...expected, kiosk: status, 'classroom tablet': 403 } };
}
/** For classroom tablets alone. */
export function classroomTablet(status: number, call: Row['call'] = noInput): Row {
  const { expected } = kiosk(403, call);
  return { call, expected: { ...expected, 'classroom tablet': status } };
}
/** For tablets wherever they stand. */
export function anyTablet(status: number, call: Row['call'] = noInput): Row {
  const { expected } = kiosk(status, call);
  return { call, expected: { ...expected, 'classroom tablet': status } };
}

/** For the guardian of the first family's child alone; to other parents it isn't there. */
export const ownFamily = (status: number, call: Row['call']): Row => {
  const { expected } = parents(404, call);
  return { call, expected: { ...expected, 'own parent': status } };
};

export const ownAccount = ({ here }: Stage) => ({ params: { id: here.families[0]?.guardianId ?? 0 } });
export const child = async (stage: Stage) => ({ params: { id: (await fresh.family(stage)).childId } });

/** A file about the first family alone: to staff with the right, and to that family's guardian. */
export function ofFirstFamily(roles: readonly RoleName[], call: Row['call'], status = 200): Row {
  const { expected } = staff({ roles, status, elsewhere: 404 });
  const parents = {
    'own parent': status,
    'other parent': 404,
    'former guardian': 404,
    'parent of another center': 404,
  };
  return { call, expected: { ...expected, ...parents } };
}

/** Of the first center, to everybody who is signed in there. */
export function ofOwnCenter(call: Row['call']): Row {
  const { expected } = ofFirstFamily(EVERYBODY, call);
  return { call, expected: { ...expected, 'other parent': 200, 'former guardian': 200 } };
}

/** Of the first center, to everybody who works there or has a child there. */
export function ofFamiliesHere(call: Row['call']): Row {
  const { expected } = ofOwnCenter(call);
  return { call, expected: { ...expected, 'former guardian': 404 } };
}

/** Rows by endpoint, as `METHOD /path`. */
export type Rows = Readonly<Record<string, Row>>;
