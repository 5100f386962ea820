import type { Client } from '../client.ts';
import { pdf } from '../pictures.ts';
import { PASSWORD, ROLES, type RoleName } from '../world.ts';
import { ACTORS, type ActorName, familyOf, type Stage } from './actors.ts';
import * as fresh from './fresh.ts';
import * as money from './fresh-billing.ts';
import * as compliance from './fresh-compliance.ts';

/** A call: path parameters, query and body as a client would send them. */
export interface Call {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: unknown;
}
export interface Row {
  /** A valid call, made anew for every actor, so that one actor's call doesn't decide the next one's. */
  readonly call: (stage: Stage, client: Client) => Call | Promise<Call>;
  /** The status each actor must get. */
  readonly expected: Readonly<Record<ActorName, number>>;
}

// Who may do what, from the table of capabilities and default roles in the design; written by hand on purpose.
const EVERYBODY: readonly RoleName[] = ROLES;
const CARE: readonly RoleName[] = ['Director', 'Lead Teacher', 'Assistant Teacher', 'Nurse'];
const LEAD: readonly RoleName[] = ['Director', 'Lead Teacher'];
const MEDICAL: readonly RoleName[] = ['Director', 'Lead Teacher', 'Nurse'];
const DIRECTOR: readonly RoleName[] = ['Director'];

/** Signed in, but to the other portal. */
const PARENT_AT_STAFF_DOOR = 403;

interface Staff {
  readonly roles: readonly RoleName[];
  readonly status?: number;
  /** What the other center's Director gets: 404 for records, 422 for a body that names one, else the same list of their own. */
  readonly elsewhere?: number;
  readonly call?: Row['call'];
}
const noInput = () => ({});

function staff({ roles, status = 200, elsewhere = status, call = noInput }: Staff): Row {
  const expected = {} as Record<ActorName, number>;
  for (const actor of ACTORS) expected[actor] = 401;
  for (const actor of ['own parent', 'other parent', 'former guardian', 'parent of another center'] as const) {
    expected[actor] = PARENT_AT_STAFF_DOOR;
  }
  for (const role of ROLES) expected[role] = roles.includes(role) ? status : 403;
  expected['Director of another center'] = elsewhere;
  return { call, expected };
}

/** Asks whether a staff session is there: to everybody else it says that there is none. */
const sessionCheck = ({ call, expected }: Row): Row => ({
  call,
  expected: Object.fromEntries(
    Object.entries(expected).map(([actor, status]) => [actor, status === PARENT_AT_STAFF_DOOR ? 401 : status]),
  ) as Row['expected'],
});

/** The same for a parent's session. */
const parentSessionCheck = ({ call, expected }: Row): Row => ({
  call,
  expected: Object.fromEntries(
    Object.entries(expected).map(([actor, status]) => [actor, status === 403 ? 401 : status]),
  ) as Row['expected'],
});

/** Staff and parents, each for what is theirs. */
function both(row: Staff): Row {
  const { call, expected } = staff(row);
  const parents = { 'own parent': 200, 'other parent': 200, 'former guardian': 200, 'parent of another center': 200 };
  return { call, expected: { ...expected, ...parents } };
}

/** Everybody signed in, of either audience, for their own account. */
function own(status: number, call: Row['call'] = noInput, former = status): Row {
  const { expected } = staff({ roles: EVERYBODY, status });
  const parents = { 'own parent': status, 'other parent': status, 'parent of another center': status };
  return { call, expected: { ...expected, ...parents, 'former guardian': former } };
}

/** One's own, of the first family's guardian; to everybody else signed in it isn't there. */
function toOwnParentAlone(call: Row['call']): Row {
  const { expected } = own(404, call);
  return { call, expected: { ...expected, 'own parent': 200 } };
}

/** No session needed, and none makes a difference. */
function anyone(status: number, call: Row['call'] = noInput): Row {
  return { call, expected: Object.fromEntries(ACTORS.map((actor) => [actor, status])) as Row['expected'] };
}

/** For signed-in parents alone. */
function parents(status: number, call: Row['call'] = noInput, former = status): Row {
  const { expected } = staff({ roles: [], elsewhere: 403 });
  const theirs = { 'own parent': status, 'other parent': status, 'parent of another center': status };
  return { call, expected: { ...expected, ...theirs, 'former guardian': former } };
}

/** For the tablet at the door alone: neither staff nor parents act as one. */
function tablet(status: number, call: Row['call'] = noInput): Row {
  const { expected } = staff({ roles: [], elsewhere: 403 });
  return { call, expected: { ...expected, tablet: status } };
}

function formWith(file: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('file', new File([file], 'file'));
  return form;
}
/** For the guardian of the first family's child alone; to other parents it isn't there. */
const ownFamily = (status: number, call: Row['call']): Row => {
  const { expected } = parents(404, call);
  return { call, expected: { ...expected, 'own parent': status } };
};

const ownAccount = ({ here }: Stage) => ({ params: { id: here.families[0]?.guardianId ?? 0 } });
const child = async (stage: Stage) => ({ params: { id: (await fresh.family(stage)).childId } });

/** A file about the first family alone: to staff with the right, and to that family's guardian. */
function ofFirstFamily(roles: readonly RoleName[], call: Row['call']): Row {
  const { expected } = staff({ roles, elsewhere: 404 });
  const parents = { 'own parent': 200, 'other parent': 404, 'former guardian': 404, 'parent of another center': 404 };
  return { call, expected: { ...expected, ...parents } };
}

/** Of the first center, to everybody who is signed in there. */
function ofOwnCenter(call: Row['call']): Row {
  const { expected } = ofFirstFamily(EVERYBODY, call);
  return { call, expected: { ...expected, 'other parent': 200, 'former guardian': 200 } };
}

/** Of the first center, to everybody who works there or has a child there. */
function ofFamiliesHere(call: Row['call']): Row {
  const { expected } = ofOwnCenter(call);
  return { call, expected: { ...expected, 'former guardian': 404 } };
}

/** About a message of the Director's to the first family: to everybody else it isn't there. */
function ofLetter({ sender, receiver }: { sender: number; receiver: number }, call: Row['call']): Row {
  const { expected } = own(404, call);
  return { call, expected: { ...expected, Director: sender, 'own parent': receiver } };
}
const letter = async (stage: Stage) => ({ params: { id: (await fresh.letter(stage)).id } });
const letterThread = async (stage: Stage) => ({ params: { id: (await fresh.letter(stage)).threadId } });
/** Watching a camera of the toddlers' room: staff who care for children, and the families whose children are there. */
function watching(status: number, call: Row['call'], former = 403): Row {
  const { expected } = staff({ roles: CARE, status, elsewhere: 404 });
  const parents = {
    'own parent': status,
    'other parent': status,
    'former guardian': former,
    'parent of another center': 404,
  };
  return { call, expected: { ...expected, ...parents } };
}

/** One row per endpoint of the contract. */
export const TABLE: Readonly<Record<string, Row>> = {
  'GET /healthz': anyone(200),
  'GET /readyz': anyone(200),
  'GET /api/no-such-address': anyone(404),
  'POST /api/no-such-address': anyone(404),

  'GET /api/setup': anyone(200),
  'POST /api/setup': anyone(409, fresh.setup),
  'POST /api/auth/login': anyone(200, () => ({ body: { email: 'nurse@maple-house.test', password: PASSWORD } })),
  'POST /api/auth/logout': both({ roles: EVERYBODY }),
  'GET /api/auth/status': sessionCheck(staff({ roles: EVERYBODY })),
  'GET /api/openapi.json': staff({ roles: EVERYBODY }),
  'GET /api/live': both({ roles: EVERYBODY }),

  'GET /api/preferences': both({ roles: EVERYBODY }),
  'PUT /api/preferences': both({ roles: EVERYBODY, call: () => ({ body: {} }) }),
  'GET /api/profile': both({ roles: EVERYBODY }),
  'PUT /api/profile': both({ roles: EVERYBODY, call: fresh.ownProfile }),

  'GET /api/notifications': both({ roles: EVERYBODY }),
  'GET /api/notifications/unread-count': both({ roles: EVERYBODY }),
  'PATCH /api/notifications/:id/read': toOwnParentAlone(async (stage) => ({
    params: { id: await fresh.notification(stage) },
  })),
  'POST /api/notifications/read': both({ roles: EVERYBODY, call: () => ({ body: { upTo: 1 } }) }),
  'GET /api/push/key': both({ roles: EVERYBODY }),
  'POST /api/push/subscriptions': both({ roles: EVERYBODY, call: () => ({ body: fresh.browser() }) }),
  'POST /api/push/unsubscribe': both({
    roles: EVERYBODY,
    call: () => ({ body: { endpoint: fresh.browser().endpoint } }),
  }),

  'GET /api/rooms': staff({ roles: EVERYBODY }),
  'GET /api/center': both({ roles: EVERYBODY }),
  'GET /api/center/status': both({ roles: EVERYBODY }),
  'GET /api/center/settings': staff({ roles: DIRECTOR }),
  'PATCH /api/center/details': staff({ roles: DIRECTOR, call: () => ({ body: { address: '12 Elm Street' } }) }),
  'PUT /api/center/logo': staff({
    roles: DIRECTOR,
    elsewhere: 422,
    call: async (stage) => ({ body: { filePath: (await fresh.uploaded(stage, 'image')).filePath } }),
  }),
  'GET /api/center/logo': ofOwnCenter(fresh.logo),
  'PUT /api/center/hours': staff({
    roles: DIRECTOR,
    call: () => ({ body: { days: [{ weekday: 1, opens: '07:00', closes: '18:00' }] } }),
  }),
  'GET /api/center/closures': staff({ roles: DIRECTOR }),
  'POST /api/center/closures': staff({
    roles: DIRECTOR,
    status: 201,
    call: () => ({ body: { from: '2026-07-03', to: '2026-07-05', reason: 'Summer pause' } }),
  }),
  'DELETE /api/center/closures': staff({ roles: DIRECTOR, elsewhere: 404, call: fresh.closure }),
  'PATCH /api/center/rules': staff({ roles: DIRECTOR, call: () => ({ body: { invitationDays: 14 } }) }),
  'PUT /api/center/weather': staff({
    roles: DIRECTOR,
    call: () => ({ body: { place: 'Springfield', latitude: 42.1, longitude: -72.59 } }),
  }),
  'GET /api/center/payment-details': staff({ roles: DIRECTOR }),
  'PATCH /api/center/payment-details': staff({ roles: DIRECTOR, call: () => ({ body: { zelleName: 'Maple House' } }) }),
  'POST /api/center/mail-test': staff({ roles: DIRECTOR }),
  'GET /api/center/rooms': staff({ roles: DIRECTOR }),
  'POST /api/rooms': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: fresh.room() }) }),
  'PATCH /api/rooms/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.emptyRoom(stage) }, body: { capacity: 8 } }),
  }),
  'PUT /api/rooms/order': staff({ roles: DIRECTOR, elsewhere: 412, call: fresh.roomOrder }),
  'DELETE /api/rooms/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.emptyRoom(stage) } }),
  }),
  'GET /api/dashboard/stats': staff({ roles: EVERYBODY }),

  'GET /api/analytics/attendance': staff({ roles: CARE }),
  'GET /api/analytics/ratio': staff({ roles: CARE }),
  'GET /api/analytics/incidents': staff({ roles: CARE }),
  'GET /api/analytics/activities': staff({ roles: CARE }),
  'GET /api/analytics/completeness': staff({ roles: CARE }),
  'GET /api/analytics/downloads/:table': staff({
    roles: CARE,
    call: () => ({ params: { table: 'attendance' } }),
  }),

  'GET /api/compliance/sheets/:sheet': staff({ roles: DIRECTOR, call: () => ({ params: { sheet: 'sign-in' } }) }),
  'GET /api/compliance/sheets/:sheet/download': staff({
    roles: DIRECTOR,
    call: () => ({ params: { sheet: 'incidents' } }),
  }),
  'GET /api/compliance/rules': staff({ roles: DIRECTOR }),
  'PUT /api/compliance/rules': staff({ roles: DIRECTOR, call: () => ({ body: { pack: 'CA' } }) }),
  'POST /api/compliance/headcounts': staff({
    roles: EVERYBODY,
    status: 201,
    elsewhere: 422,
    call: compliance.headcount,
  }),
  'GET /api/roll-call': staff({ roles: EVERYBODY }),
  'GET /api/roll-calls': staff({ roles: EVERYBODY }),
  'POST /api/roll-call': staff({ roles: EVERYBODY, status: 201, elsewhere: 422, call: compliance.rollCall }),
  'GET /api/compliance/inspector-links': staff({ roles: DIRECTOR }),
  'POST /api/compliance/inspector-links': staff({
    roles: DIRECTOR,
    status: 201,
    call: () => ({ body: compliance.LINK }),
  }),
  'POST /api/compliance/inspector-links/:id/revoke': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await compliance.inspectorLink(stage)).id } }),
  }),
  'GET /api/compliance/inspector-links/:id/looks': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await compliance.inspectorLink(stage)).id } }),
  }),
  // Whoever holds the address may look; compliance' own tests show what becomes of other addresses.
  'GET /api/inspections/:token': anyone(200, async (stage) => ({
    params: { token: (await compliance.inspectorLink(stage)).token },
  })),
  'GET /api/inspections/:token/sheets/:sheet': anyone(200, async (stage) => ({
    params: { token: (await compliance.inspectorLink(stage)).token, sheet: 'staff-hours' },
  })),
  'GET /api/inspections/:token/sheets/:sheet/download': anyone(200, async (stage) => ({
    params: { token: (await compliance.inspectorLink(stage)).token, sheet: 'staff-hours' },
  })),
  'GET /api/children/:id/immunizations': staff({ roles: MEDICAL, elsewhere: 404, call: child }),
  'POST /api/children/:id/immunizations': staff({
    roles: MEDICAL,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await child(stage)), body: compliance.DOSE }),
  }),
  'DELETE /api/immunizations/:id': staff({
    roles: MEDICAL,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await compliance.dose(stage) } }),
  }),
  'POST /api/children/:id/immunization-exemptions': staff({
    roles: MEDICAL,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await child(stage)), body: compliance.EXEMPTION }),
  }),
  'DELETE /api/immunization-exemptions/:id': staff({
    roles: MEDICAL,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await compliance.exemption(stage) } }),
  }),

  'GET /api/children': staff({ roles: EVERYBODY }),
  'POST /api/children': staff({ roles: LEAD, status: 201, call: () => ({ body: fresh.CHILD }) }),
  'GET /api/children/:id': staff({ roles: EVERYBODY, elsewhere: 404, call: child }),
  'DELETE /api/children/:id': staff({ roles: DIRECTOR, elsewhere: 404, call: child }),
  'GET /api/children/:id/consents': staff({ roles: EVERYBODY, elsewhere: 404, call: child }),
  'POST /api/children/:id/consents': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await child(stage)), body: { forms: ['medicalForm'] } }),
  }),

  'GET /api/staff': staff({ roles: EVERYBODY }),
  'POST /api/staff': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: fresh.staffMember() }) }),
  // Somebody else's duty; one's own is everybody's to switch, which staff's own tests show.
  'PUT /api/staff/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) }, body: { isOnDuty: true } }),
  }),
  'DELETE /api/staff/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) } }),
  }),

  'GET /api/attendance': staff({ roles: EVERYBODY, call: () => ({ query: 'date=2026-03-02' }) }),
  'GET /api/attendance/forgotten': staff({ roles: EVERYBODY }),
  'POST /api/attendance': staff({ roles: EVERYBODY, elsewhere: 422, call: fresh.checkIn }),
  'PATCH /api/attendance/:id': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.attendance(stage) }, body: { checkInTime: '07:05' } }),
  }),
  'POST /api/attendance/:id/undo': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.attendance(stage) }, body: {} }),
  }),

  'GET /api/daily-reports': staff({ roles: CARE }),
  'GET /api/daily-reports/draft': staff({
    roles: CARE,
    elsewhere: 404,
    call: (stage) => ({ query: `childId=${familyOf(stage.here, 0).childId}` }),
  }),
  'POST /api/daily-reports': staff({ roles: CARE, status: 201, elsewhere: 422, call: fresh.dailyReport }),
  'GET /api/incidents': staff({ roles: CARE }),
  'POST /api/incidents': staff({ roles: CARE, status: 201, elsewhere: 422, call: fresh.incident }),
  'GET /api/activities': staff({ roles: EVERYBODY }),
  'POST /api/activities': staff({ roles: CARE, status: 201, elsewhere: 422, call: fresh.activity }),
  'POST /api/activities/undo': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ body: { id: await fresh.note(stage), reason: 'Wrong child' } }),
  }),
  'POST /api/naps/end': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ body: { ids: [await fresh.nap(stage)] } }),
  }),
  'POST /api/naps/:id/resume': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.endedNap(stage) } }),
  }),
  'GET /api/naps/:id/checks': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.nap(stage) } }),
  }),
  'POST /api/naps/:id/checks': staff({
    roles: CARE,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await fresh.nap(stage) },
      body: { position: 'back', breathingNormal: true, note: '' },
    }),
  }),
  'GET /api/rooms/:id/log': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.emptyRoom(stage) } }),
  }),
  'GET /api/children/:id/medications': staff({ roles: MEDICAL, elsewhere: 404, call: child }),
  'POST /api/children/:id/medications': staff({
    roles: MEDICAL,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await child(stage)), body: fresh.MEDICATION }),
  }),
  'PATCH /api/medications/:id': staff({
    roles: MEDICAL,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.medication(stage) }, body: { dose: '7 ml' } }),
  }),
  'POST /api/medications/:id/end': staff({
    roles: MEDICAL,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.medication(stage) } }),
  }),
  'GET /api/events': staff({ roles: EVERYBODY }),
  'POST /api/events': staff({ roles: LEAD, status: 201, call: () => ({ body: fresh.EVENT }) }),
  'GET /api/events/:id': staff({ roles: EVERYBODY, elsewhere: 404, call: fresh.event }),
  'PATCH /api/events/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.event(stage)), body: fresh.EVENT }),
  }),
  'DELETE /api/events/:id': staff({ roles: LEAD, elsewhere: 404, call: fresh.event }),
  'PUT /api/events/:id/answer': ofFamiliesHere(async (stage) => ({
    ...(await fresh.event(stage)),
    body: { occurrence: fresh.EVENT.date, answer: 'yes', people: 2, note: 'With a cake' },
  })),
  'GET /api/events/:id/event.ics': ofFamiliesHere(fresh.event),
  'GET /api/calendar': staff({ roles: EVERYBODY, call: () => ({ query: fresh.CALENDAR_DAYS }) }),
  'GET /api/parent/calendar': parents(200, () => ({ query: fresh.CALENDAR_DAYS })),
  'GET /api/calendar/feed': both({ roles: EVERYBODY }),
  'POST /api/calendar/feed': own(201),
  'DELETE /api/calendar/feed': own(200, async (_stage, client) => {
    await client.post('/api/calendar/feed');
    return {};
  }),
  'GET /api/calendar/feed/:token.ics': anyone(404, () => ({ params: { token: 'p0' } })),

  'GET /api/messages/unread-count': both({ roles: EVERYBODY }),
  'GET /api/messages/unread/count': both({ roles: EVERYBODY, call: () => ({ query: 'userId=1&userType=staff' }) }),
  'GET /api/messages/recent': both({ roles: EVERYBODY }),
  'GET /api/messages': both({ roles: EVERYBODY }),
  'GET /api/messages/addressees': both({ roles: EVERYBODY }),
  'POST /api/messages': own(201, fresh.message, 403),
  'PATCH /api/messages/:id/read': ofLetter({ sender: 200, receiver: 200 }, letter),
  'POST /api/messages/:id/acknowledge': ofLetter({ sender: 403, receiver: 200 }, letter),
  'POST /api/messages/:id/withdraw': ofLetter({ sender: 200, receiver: 403 }, letter),
  'GET /api/messages/:id/receipts': ofLetter({ sender: 200, receiver: 403 }, letter),
  'GET /api/messages/attachments/:id': ofLetter({ sender: 200, receiver: 200 }, async (stage) => ({
    params: { id: (await fresh.letter(stage)).fileId },
  })),
  'GET /api/messages/threads': both({ roles: EVERYBODY }),
  'GET /api/messages/threads/:id': ofLetter({ sender: 200, receiver: 200 }, letterThread),
  'POST /api/messages/threads/:id/replies': ofLetter({ sender: 201, receiver: 201 }, async (stage) => ({
    ...(await letterThread(stage)),
    body: { content: 'Thank you' },
  })),
  'GET /api/messages/drafts': both({ roles: EVERYBODY }),
  'POST /api/messages/drafts': own(201, () => ({ body: { content: 'Begun' } }), 403),
  'PUT /api/messages/drafts/:id': ofLetter({ sender: 200, receiver: 404 }, async (stage) => ({
    ...(await fresh.draft(stage)),
    body: { content: 'Continued' },
  })),
  'DELETE /api/messages/drafts/:id': ofLetter({ sender: 200, receiver: 404 }, fresh.draft),

  'PATCH /api/children/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ ...(await child(stage)), body: { allergies: 'Nuts' } }),
  }),
  'PUT /api/children/:id/photo': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      ...(await child(stage)),
      body: { filePath: (await fresh.uploaded(stage, 'image')).filePath },
    }),
  }),
  'GET /api/children/:id/photo': ofFirstFamily(EVERYBODY, fresh.childWithPhoto),
  'GET /api/children/:id/profile': staff({ roles: EVERYBODY, elsewhere: 404, call: child }),
  'POST /api/children/:id/consents/:form/revoke': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await fresh.family(stage)).childId, form: 'medicalForm' } }),
  }),
  'PATCH /api/guardianships/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.guardianship(stage) }, body: { mayPickUp: false } }),
  }),
  'DELETE /api/guardianships/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.guardianship(stage) } }),
  }),

  'GET /api/rooms/ratios': staff({ roles: EVERYBODY }),
  'GET /api/roles': staff({ roles: EVERYBODY }),
  'PUT /api/roles/:id/capabilities': staff({ roles: DIRECTOR, elsewhere: 404, call: fresh.sameCapabilities }),
  'PATCH /api/staff/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) }, body: { phone: '555 0177' } }),
  }),
  'POST /api/staff/:id/activation-link': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) } }),
  }),
  'POST /api/staff/:id/deactivate': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) } }),
  }),
  'POST /api/staff/:id/reactivate': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) } }),
  }),

  'POST /api/auth/forgot': anyone(200, () => ({ body: { email: 'nobody@maple-house.test' } })),
  'POST /api/parent-accounts/forgot': anyone(200, () => ({ body: { email: 'nobody@families.test' } })),
  'POST /api/auth/second-step': anyone(409, () => ({ body: { challenge: 'unknown', code: '123456' } })),
  'POST /api/parent-accounts/second-step': anyone(409, () => ({ body: { challenge: 'unknown', code: '123456' } })),
  // Nobody's password or e-mail is changed here: the other rows sign in with them.
  'POST /api/account/password': own(422, () => ({ body: { currentPassword: 'not mine', newPassword: 'another' } })),
  'POST /api/account/email': own(422, () => ({ body: { email: 'new@families.test', password: 'not mine' } })),
  'GET /api/email-changes/:token': anyone(404, () => ({ params: { token: 'unknown' } })),
  'POST /api/email-changes/:token': anyone(404, () => ({ params: { token: 'unknown' } })),
  'GET /api/account/sessions': own(200),
  'DELETE /api/account/sessions/:id': own(200, fresh.ownSession),
  'POST /api/account/sign-out-everywhere': own(200),
  'GET /api/account/two-step': own(200),
  'POST /api/account/challenge': own(200),
  'POST /api/account/confirm': own(200, () => ({ body: { password: PASSWORD } }), 422),
  'POST /api/account/two-step/app': own(200),
  'POST /api/account/two-step/app/confirm': own(422, fresh.wrongCode),
  'DELETE /api/account/two-step/app': own(200),
  'POST /api/account/passkeys/options': own(200),
  'POST /api/account/passkeys': own(422, fresh.foreignPasskey),
  'DELETE /api/account/passkeys/:id': own(404, () => ({ params: { id: 1 } })),
  'POST /api/account/recovery-codes': own(409),
  'POST /api/account/two-step/off': own(
    409,
    () => ({ body: { password: PASSWORD, challenge: 'unknown', code: '123456' } }),
    422,
  ),
  'POST /api/staff/:id/two-step/reset': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) } }),
  }),
  'POST /api/parent-accounts/:id/two-step/reset': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await fresh.family(stage)).guardianId } }),
  }),
  'GET /api/center/two-step': staff({ roles: DIRECTOR }),
  'PUT /api/center/two-step': staff({ roles: DIRECTOR, call: () => ({ body: { isRequired: false } }) }),
  'GET /api/account-links/:token': anyone(404, () => ({ params: { token: 'unknown' } })),
  'POST /api/account-links/:token': anyone(404, () => ({ params: { token: 'unknown' }, body: { password: PASSWORD } })),
  'POST /api/parent-accounts/login': anyone(200, async (stage) => ({
    body: { email: `${(await fresh.family(stage)).marker}@families.test`, password: PASSWORD },
  })),
  'GET /api/parent-registration/verify/:token/:childId': anyone(404, () => ({
    params: { token: 'unknown', childId: 1 },
  })),
  'GET /api/parent-registration/verify/:code': anyone(404, () => ({ params: { code: 'unknown' } })),
  'POST /api/parent-accounts/register': anyone(404, () => ({ body: fresh.REGISTRATION })),

  'GET /api/parent/child-data': parents(200),
  'GET /api/parent/session': parentSessionCheck(parents(200)),
  'GET /api/parent/daily-reports': parents(200),
  'GET /api/parent/attendance': parents(200),
  'GET /api/parent/incidents': parents(200),
  'GET /api/parent/activities': parents(200),
  // A former guardian has no child left whose day it could be.
  'GET /api/parent/day': parents(200, noInput, 404),
  'POST /api/parent/incidents/:id/seen': ownFamily(200, async (stage) => ({
    params: { id: await fresh.ownIncident(stage) },
  })),
  'POST /api/parent/incidents/:id/acknowledge': ownFamily(200, async (stage) => ({
    params: { id: await fresh.ownIncident(stage) },
    body: { signature: 'Gina Guardian' },
  })),
  'GET /api/daily-reports/:id/document': ofFirstFamily(CARE, async (stage) => ({
    params: { id: await fresh.ownReport(stage) },
  })),
  'GET /api/incidents/:id/document': ofFirstFamily(CARE, async (stage) => ({
    params: { id: await fresh.ownIncident(stage) },
  })),
  'GET /api/parent/daily-reports/document': ownFamily(200, async (stage) => {
    await fresh.ownReport(stage);
    return { query: `childId=${familyOf(stage.here, 0).childId}` };
  }),
  'GET /api/parent/incidents/document': ownFamily(200, async (stage) => {
    await fresh.ownIncident(stage);
    return { query: `childId=${familyOf(stage.here, 0).childId}` };
  }),
  'GET /api/parent/notices': parents(200),
  'POST /api/parent/notices': ownFamily(201, fresh.ownPickup),
  'POST /api/parent/notices/:id/withdraw': ownFamily(200, async (stage) => ({
    params: { id: await fresh.ownNotice(stage) },
  })),
  'GET /api/notices': staff({ roles: EVERYBODY }),

  'POST /api/parent-accounts/accept-invitation': parents(404, () => ({ body: { code: 'unknown' } }), 403),
  'GET /api/parent-accounts': staff({ roles: LEAD }),
  'GET /api/parent-accounts/:id': {
    ...staff({ roles: LEAD, elsewhere: 404, call: ownAccount }),
    expected: {
      ...staff({ roles: LEAD, elsewhere: 404 }).expected,
      'own parent': 200,
      'other parent': 404,
      'former guardian': 404,
      'parent of another center': 404,
    },
  },
  'POST /api/parent-accounts/:id/deactivate': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await fresh.family(stage)).guardianId } }),
  }),
  'POST /api/parent-accounts/:id/reactivate': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await fresh.family(stage)).guardianId } }),
  }),
  'GET /api/parent-invitations': staff({ roles: LEAD }),
  'POST /api/parent-invitations': staff({ roles: LEAD, status: 201, elsewhere: 422, call: fresh.invitationBody }),
  'PATCH /api/parent-invitations/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await fresh.invitation(stage) },
      body: { childId: (await fresh.family(stage)).childId },
    }),
  }),
  'POST /api/parent-invitations/:id/resend': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.invitation(stage) } }),
  }),
  'POST /api/parent-invitations/:id/revoke': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.invitation(stage) } }),
  }),

  'GET /api/mail': staff({ roles: DIRECTOR }),
  'GET /api/mail/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.mail(stage) } }),
  }),
  'POST /api/mail/:id/retry': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.mail(stage) } }),
  }),
  'POST /api/imports/preview': staff({ roles: DIRECTOR, call: () => ({ body: fresh.SPREADSHEET }) }),
  'POST /api/imports': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: fresh.SPREADSHEET }) }),
  'GET /api/imports/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.importRun(stage) } }),
  }),
  'GET /api/exports/:kind': staff({ roles: DIRECTOR, call: () => ({ params: { kind: 'children' } }) }),
  'POST /api/uploads': own(201, () => ({ body: formWith(pdf()) }), 403),

  'GET /api/billing/plans': staff({ roles: DIRECTOR }),
  'POST /api/billing/plans': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: money.plan() }) }),
  'PATCH /api/billing/plans/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await money.planId(stage) }, body: { amount: 31_000 } }),
  }),
  'GET /api/billing/children/:id': staff({ roles: DIRECTOR, elsewhere: 404, call: child }),
  'PUT /api/billing/children/:id/split': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => {
      const { childId, guardianId } = await fresh.family(stage);
      return {
        params: { id: childId },
        body: { from: '2026-03-02', shares: [{ guardianId, basisPoints: 10_000 }] },
      };
    },
  }),
  'POST /api/billing/enrollments': staff({
    roles: DIRECTOR,
    status: 201,
    elsewhere: 422,
    call: money.enrollmentBody,
  }),
  'GET /api/billing/enrollments/:id/credit': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await money.enrollment(stage) } }),
  }),
  'POST /api/billing/enrollments/:id/end': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await money.enrollment(stage) }, body: { on: '2026-03-31' } }),
  }),
  'GET /api/billing/settings': staff({ roles: DIRECTOR }),
  'PATCH /api/billing/settings': staff({ roles: DIRECTOR, call: () => ({ body: { lateFeePerMinute: 100 } }) }),
  'GET /api/billing/late-pickups': staff({ roles: DIRECTOR }),
  'POST /api/billing/late-pickups/:id/charge': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await money.latePickup(stage) } }),
  }),
  'POST /api/billing/late-pickups/:id/waive': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await money.latePickup(stage) }, body: { reason: 'Snow' } }),
  }),
  'GET /api/billing/closures': staff({ roles: DIRECTOR }),
  'POST /api/billing/closures/credit': staff({ roles: DIRECTOR, elsewhere: 404, call: money.closedDay }),

  'GET /api/cameras': both({ roles: CARE }),
  'GET /api/cameras/gateway': both({ roles: CARE }),
  'POST /api/cameras': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: fresh.CAMERA }) }),
  'PATCH /api/cameras/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.camera(stage)), body: { name: 'Back door' } }),
  }),
  'DELETE /api/cameras/:id': staff({ roles: DIRECTOR, elsewhere: 404, call: fresh.camera }),
  'POST /api/cameras/test': staff({
    roles: DIRECTOR,
    call: () => ({ body: { ipAddress: '169.254.169.254', port: 80, streamUrl: '' } }),
  }),
  // Nothing answers at the address of these cameras; whoever gets as far as 503 may see the picture.
  'GET /api/cameras/:id/snapshot.jpg': staff({ roles: CARE, status: 503, elsewhere: 404, call: fresh.camera }),
  'POST /api/cameras/:id/view': watching(200, fresh.camera),
  'GET /api/cameras/:id/view': watching(200, fresh.view),
  'DELETE /api/cameras/:id/view': watching(200, fresh.view, 200),
  'GET /api/cameras/:id/stream.m3u8': watching(503, fresh.view),
  'GET /api/cameras/:id/init.mp4': watching(404, async (...who) => ({ ...(await fresh.view(...who)), query: 'run=1' })),
  'GET /api/cameras/:id/segment.m4s': watching(404, async (...who) => ({
    ...(await fresh.view(...who)),
    query: 'number=1',
  })),
  'GET /api/cameras/views': staff({ roles: CARE }),
  'GET /api/cameras/settings': staff({ roles: DIRECTOR }),
  'PUT /api/cameras/settings': staff({ roles: DIRECTOR, call: () => ({ body: { parentViewing: 'own-room' } }) }),
  'GET /api/cameras/blocks': staff({ roles: LEAD }),
  'PUT /api/cameras/blocks/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: (await fresh.family(stage)).guardianId },
      body: { reason: 'Court order' },
    }),
  }),
  'DELETE /api/cameras/blocks/:id': staff({ roles: LEAD, elsewhere: 404, call: fresh.cameraBlock }),
  'GET /api/rooms/privacy': staff({ roles: EVERYBODY }),
  'POST /api/rooms/:id/privacy': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.emptyRoom(stage) }, body: { on: false } }),
  }),

  'GET /api/payment-instructions': both({ roles: DIRECTOR }),
  'GET /api/parent/billing': parents(200),
  'GET /api/parent/billing/balance': parents(200),
  'GET /api/parent/billing/invoices/:id/pdf': ownFamily(200, money.ownInvoice),
  'GET /api/parent/billing/payments/:id/receipt': ownFamily(200, money.payment),
  // Nobody takes payments online here.
  'POST /api/parent/billing/checkout': parents(503, () => ({ body: { amount: 1000 } })),
  'POST /api/parent/billing/payment-method': parents(503),
  'DELETE /api/parent/billing/payment-method': parents(200),
  'PUT /api/parent/billing/autopay': parents(200, () => ({ body: { enabled: false } })),
  'GET /api/parent/billing/receipt': ownFamily(200, money.paidCare),
  'GET /api/billing/year-end': staff({ roles: DIRECTOR }),
  'POST /api/billing/year-end/publish': staff({
    roles: DIRECTOR,
    status: 201,
    elsewhere: 409,
    call: money.centerOnPaper,
  }),
  'GET /api/billing/accounts/:id/statement': staff({ roles: DIRECTOR, elsewhere: 404, call: money.account }),
  'GET /api/billing/accounts/:id/letter': staff({ roles: DIRECTOR, elsewhere: 404, call: money.account }),
  'GET /api/billing/accounts/:id/receipt': staff({ roles: DIRECTOR, elsewhere: 404, call: money.paidCareOf }),
  'GET /api/billing/overview': staff({ roles: DIRECTOR }),
  'GET /api/billing/accounts': staff({ roles: DIRECTOR }),
  'POST /api/billing/accounts': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: money.AGENCY }) }),
  'GET /api/billing/accounts/:id': staff({ roles: DIRECTOR, elsewhere: 404, call: money.account }),
  'PATCH /api/billing/accounts/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await money.agency(stage) }, body: { name: 'County Fund' } }),
  }),
  'GET /api/billing/accounts/:id/transactions': staff({ roles: DIRECTOR, elsewhere: 404, call: money.account }),
  'GET /api/billing/accounts/:id/balance': staff({ roles: DIRECTOR, elsewhere: 404, call: money.account }),
  'POST /api/billing/accounts/:id/charges': staff({
    roles: DIRECTOR,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await money.account(stage)), body: { amount: 1500, description: 'Field trip' } }),
  }),
  'POST /api/billing/accounts/:id/invoice': staff({
    roles: DIRECTOR,
    status: 201,
    elsewhere: 404,
    call: money.waiting,
  }),
  'POST /api/billing/accounts/:id/credits': staff({
    roles: DIRECTOR,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await money.account(stage)), body: { amount: 1500, reason: 'Snow day' } }),
  }),
  'POST /api/billing/accounts/:id/adjustments': staff({
    roles: DIRECTOR,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await money.account(stage)), body: { amount: -5, reason: 'Rounding' } }),
  }),
  'POST /api/billing/accounts/:id/payments': staff({
    roles: DIRECTOR,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({
      ...(await money.account(stage)),
      body: { amount: 35_000, method: 'check', reference: '1041', isAnother: true },
    }),
  }),
  'POST /api/billing/payments/:id/refund': staff({
    roles: DIRECTOR,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await money.payment(stage)), body: { amount: 100, reason: 'Paid too much' } }),
  }),
  'GET /api/billing/payments/:id/receipt': staff({ roles: DIRECTOR, elsewhere: 404, call: money.payment }),
  'POST /api/billing/transactions/:id/reverse': staff({
    roles: DIRECTOR,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await money.payment(stage)), body: { reason: 'Bounced' } }),
  }),
  'POST /api/billing/bank-import/preview': staff({ roles: DIRECTOR, call: () => ({ body: { csv: money.STATEMENT } }) }),
  'POST /api/billing/bank-import': staff({ roles: DIRECTOR, elsewhere: 404, call: money.chosenLine }),
  'GET /api/billing/export': staff({ roles: DIRECTOR }),
  'GET /api/billing/invoice-preview': staff({ roles: DIRECTOR }),
  'GET /api/billing/invoice-runs': staff({ roles: DIRECTOR }),
  'POST /api/billing/invoice-runs': staff({
    roles: DIRECTOR,
    status: 201,
    call: () => ({ body: { from: '2026-03-02', to: '2026-03-08' } }),
  }),
  'GET /api/billing/invoice-runs/:id': staff({ roles: DIRECTOR, elsewhere: 404, call: money.invoiceRun }),
  'GET /api/billing/invoices': staff({ roles: DIRECTOR }),
  'GET /api/billing/invoices/:id': staff({ roles: DIRECTOR, elsewhere: 404, call: money.invoice }),
  'GET /api/billing/invoices/:id/pdf': staff({ roles: DIRECTOR, elsewhere: 404, call: money.invoice }),
  'POST /api/billing/invoices/:id/send': staff({ roles: DIRECTOR, elsewhere: 404, call: money.invoice }),
  'POST /api/billing/invoices/:id/remind': staff({ roles: DIRECTOR, elsewhere: 404, call: money.invoice }),
  'POST /api/billing/invoices/:id/void': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ ...(await money.invoice(stage)), body: { reason: 'Wrong plan' } }),
  }),

  'GET /api/gallery': both({ roles: CARE }),
  'GET /api/gallery/summary': both({ roles: CARE }),
  'POST /api/gallery': staff({ roles: CARE, status: 201, call: () => ({ body: fresh.PHOTO }) }),
  'PATCH /api/gallery/:id': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.photo(stage) }, body: { isVisible: false } }),
  }),
  'DELETE /api/gallery/:id': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.photo(stage) } }),
  }),
  'GET /api/gallery/:id': ofFirstFamily(CARE, fresh.photoOfOwn),
  'GET /api/gallery/:id/image': ofFirstFamily(CARE, fresh.photoOfOwn),
  'GET /api/gallery/:id/original': ofFirstFamily(CARE, fresh.photoOfOwn),
  'GET /api/gallery/archive': ofFirstFamily(CARE, async (stage) => {
    await fresh.photoOfOwn(stage);
    return { query: 'month=2026-03' };
  }),
  'GET /api/milestone-categories': staff({ roles: CARE }),
  'POST /api/milestone-categories': staff({
    roles: DIRECTOR,
    status: 201,
    call: () => ({ body: { ...fresh.MILESTONE_CATEGORY, description: 'Beans and worms' } }),
  }),
  'PATCH /api/milestone-categories/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await fresh.milestoneCategory(stage) },
      body: { name: 'Outside', description: 'Everything outside' },
    }),
  }),
  'GET /api/milestone-templates': staff({ roles: CARE }),
  'POST /api/milestone-templates': staff({
    roles: DIRECTOR,
    status: 201,
    elsewhere: 422,
    call: async (stage) => ({ body: await fresh.newMilestoneTemplate(stage) }),
  }),
  'PATCH /api/milestone-templates/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await fresh.milestoneTemplate(stage) },
      body: { title: 'Waters', description: 'Beans', celebrationMessage: 'Well done', parentTip: 'A small can' },
    }),
  }),
  'GET /api/milestone-progress': staff({ roles: CARE }),
  'GET /api/child-milestones': staff({ roles: CARE }),
  'POST /api/child-milestones': staff({ roles: CARE, status: 201, elsewhere: 422, call: fresh.milestone }),
  'PATCH /api/child-milestones/:id': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.achieved(stage) }, body: { notes: 'With a jump' } }),
  }),
  'DELETE /api/child-milestones/:id': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.achieved(stage) } }),
  }),
  'GET /api/children/:id/milestones': staff({ roles: CARE, elsewhere: 404, call: child }),
  'PATCH /api/milestone-badges/:id': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.milestoneBadge(stage) }, body: { isVisible: false } }),
  }),
  'GET /api/parent/milestones': parents(200),
  'GET /api/parent/celebrations': parents(200),
  'POST /api/parent/milestones/:id/seen': ownFamily(200, async (stage) => ({
    params: { id: await fresh.ownMilestone(stage) },
  })),
  'GET /api/tax-documents': both({ roles: DIRECTOR }),
  'POST /api/tax-documents': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: fresh.TAX_DOCUMENT }) }),
  'PATCH /api/tax-documents/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.taxDocument(stage) }, body: { title: 'Of 2025' } }),
  }),
  'DELETE /api/tax-documents/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.taxDocument(stage) } }),
  }),
  'GET /api/tax-documents/:id/file': ofFirstFamily(DIRECTOR, fresh.taxDocumentOfOwn),
  'GET /api/parent/archives': parents(200),
  'POST /api/parent/archives': ownFamily(201, (stage) => ({ body: { childId: familyOf(stage.here, 0).childId } })),
  'GET /api/parent/archives/:id/file': ownFamily(200, fresh.archiveOfOwn),

  'GET /api/kiosks': staff({ roles: DIRECTOR }),
  'POST /api/kiosks': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: { name: 'Back door' } }) }),
  'DELETE /api/kiosks/:id': staff({ roles: DIRECTOR, elsewhere: 404, call: fresh.kiosk }),
  'GET /api/center/door': staff({ roles: DIRECTOR }),
  'PUT /api/center/door': staff({
    roles: DIRECTOR,
    call: () => ({ body: { asksHealth: true, healthQuestion: 'Any fever?' } }),
  }),
  'GET /api/door-pins': staff({ roles: LEAD }),
  'POST /api/door-pins/:id/code': staff({ roles: LEAD, elsewhere: 404, call: fresh.guardianAtDoor }),
  'DELETE /api/door-pins/:id': staff({ roles: LEAD, elsewhere: 404, call: fresh.guardianAtDoor }),
  'GET /api/door/waiting': staff({ roles: EVERYBODY }),
  'GET /api/door': staff({ roles: EVERYBODY }),
  'GET /api/door/moves/:id': staff({ roles: EVERYBODY, elsewhere: 404, call: fresh.doorMove }),
  'POST /api/door/:id/accept': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.doorEntry(stage)), body: {} }),
  }),
  'POST /api/door/:id/dismiss': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.doorEntry(stage)), body: { reason: 'Seen to' } }),
  }),
  'GET /api/parent/door-pin': parents(200),
  'PUT /api/parent/door-pin': parents(422, () => ({ body: { pin: '111111' } })),
  'DELETE /api/parent/door-pin': parents(200),
  'GET /api/parent/door-codes/:code': parents(404, () => ({ params: { code: 'unknown' } })),
  'POST /api/parent/door-codes/:code': parents(404, () => ({ params: { code: 'unknown' } })),

  'POST /api/kiosk/pair': anyone(422, () => ({ body: { code: 'AAAA-AAAA' } })),
  'POST /api/kiosk/unsent': anyone(200, () => ({ body: { unsent: 0 } })),
  'GET /api/kiosk': tablet(200),
  'POST /api/kiosk/identify': tablet(422, () => ({ body: { phoneDigits: '0000', pin: '294716' } })),
  'POST /api/kiosk/pin': tablet(422, () => ({ body: { code: 'AAAA-AAAA', pin: '294716' } })),
  'POST /api/kiosk/codes': tablet(200),
  'GET /api/kiosk/codes/:id': tablet(200, () => ({ params: { id: 1 } })),
  'POST /api/kiosk/events': tablet(200, fresh.doorEvents),
};
