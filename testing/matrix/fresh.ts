import { createECDH, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { closeOn } from '#server/domains/center/commands.ts';
import { roles, rooms } from '#server/domains/center/queries.ts';
import { addRoom } from '#server/domains/center/rooms.ts';
import { leaveAfterLastDay, planLeaving } from '#server/domains/children/leaving-commands.ts';
import { addEvent } from '#server/domains/events/commands.ts';
import { notifications } from '#server/domains/notifications/queries.ts';
import { writeNotifications } from '#server/domains/notifications/write.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import { addDuty } from '#server/domains/staff/duty-corrections.ts';
import type { StaffActor } from '#server/kernel/access/actor.ts';
import { addDays, dayAt, momentOf } from '#server/kernel/clock/zone.ts';
import type { Client } from '../client.ts';
import { SETUP_CODE } from '../larkhouse.ts';
import { pdf } from '../pictures.ts';
import { type Family, makeFamily, PASSWORD } from '../world.ts';
import { familyOf, type Stage } from './actors.ts';

export const here = <T>({ larkhouse, here: { centerId } }: Stage, work: (scope: Scope) => Promise<T>): Promise<T> =>
  inCenter(larkhouse.server, { centerId }, work);

/** A member of staff as commands know who acts; what they may do was checked before. */
export const acting = (staffId: number): StaffActor => ({
  ...{ kind: 'staff', id: staffId, firstName: '', lastName: '', role: '' },
  capabilities: new Set(),
});

/** The newest entry of the audit log; returns its id. */
export const auditEntry = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => (await scope.one(sql<{ id: number }>`select max(id) as id from audit`)).id);

/** A notification of the first family's guardian; returns its id. */
export const notification = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => {
    const { childId, guardianId } = familyOf(stage.here, 0);
    const about = { id: randomInt(2 ** 40), childIds: [childId] };
    const recipients = { guardiansOf: [childId] };
    await writeNotifications(scope, {
      notification: { kind: 'daily-report', event: 'written', recipients, about },
      by: null,
    });
    const [newest] = await scope.all(notifications({ kind: 'parent', id: guardianId }, { limit: 1 }));
    return newest?.id ?? 0;
  });

/** A browser that asks for push, as its PushSubscription says it. */
export const browser = () => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${randomUUID()}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});

/** Another family of the first center; the one that the stage's calls are about, where it names one. */
export const family = async (stage: Stage): Promise<Family> =>
  stage.about ?? here(stage, (scope) => makeFamily(scope, randomUUID()));

/** A child of the first center who left at the end of the day, never the one that calls are about; returns its id. */
export const leftChild = async (stage: Stage): Promise<number> => {
  const { childId } = await here(stage, (scope) => makeFamily(scope, randomUUID()));
  await here(stage, async (scope) => {
    const { center } = await scope.opened;
    const lastDay = dayAt(scope.now, center.zone);
    await planLeaving(scope, childId, { lastDay, reason: 'moving', noticeGivenOn: null });
    await leaveAfterLastDay(scope.at(momentOf(addDays(lastDay, 1), '00:03', center.zone)));
  });
  return childId;
};

/** A form on paper, of one child of the first center. */
export const signedForms = async (stage: Stage) => ({
  forms: ['medicalForm'],
  signedOn: '2026-03-01',
  children: [{ childId: (await family(stage)).childId, signedBy: 'Ned Newman' }],
});

export const room = () => ({ name: `Room ${randomUUID()}`, ageGroup: null, capacity: 12, childrenPerStaff: null });

/** A room of the first center that nobody is assigned to; returns its id. */
export const emptyRoom = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => (await addRoom(scope, room())).id);

/** All rooms of the first center. */
export const roomOrder = async (stage: Stage) => ({
  body: { ids: (await here(stage, (scope) => scope.all(rooms()))).map(({ id }) => id) },
});

/** A day on which the first center is closed. */
export async function closure(stage: Stage) {
  const day = '2026-05-25';
  await here(stage, (scope) => closeOn(scope, [{ date: day, reason: 'Memorial Day' }]));
  return { query: `from=${day}&to=${day}` };
}

/** Another staff member of the first center; returns their id. */
export const colleague = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => (await addStaffMember(scope, staffMember())).id);

/** A duty of last Friday, as it is added and corrected. */
export const duty = () => ({
  startDate: '2026-02-27',
  startTime: '08:00',
  endTime: '16:00',
  reason: 'Forgot the switch',
});

/** A duty of last Friday of somebody else, by the parameters that name it. */
export const pastDuty = (stage: Stage): Promise<{ id: number; dutyId: number }> =>
  here(stage, async (scope) => {
    const { id } = await addStaffMember(scope, staffMember());
    return { id, dutyId: (await addDuty(scope, id, duty())).id };
  });

export const staffMember = () => ({
  firstName: 'Nora',
  lastName: 'New',
  role: 'Support Staff',
  room: null,
  phone: '555 0123',
  email: `${randomUUID()}@maple-house.test`,
});

export const CHILD = {
  firstName: 'Cleo',
  lastName: 'Newman',
  dateOfBirth: '2023-05-04',
  room: 'Toddler Room',
  allergies: 'None',
  emergencyContact: 'Aunt Ada',
  parentName: 'Ned Newman',
  parentPhone: '555 0199',
  parentEmail: 'ned@newman.test',
  parentDriversLicense: 'D 1',
  relationship: 'father',
};

export const EVENT = {
  title: 'Autumn party',
  description: 'In the yard',
  date: '2026-03-06',
  time: '15:00',
  endTime: '16:30',
  type: 'event',
  participants: 'Everybody',
  location: 'The yard',
  asksAnswers: true,
};

export const CALENDAR_DAYS = 'from=2026-03-01&to=2026-03-31';

/** An event of the first center, for everybody. */
export const event = async (stage: Stage) => ({
  params: { id: await here(stage, (scope) => addEvent(scope, NEW_EVENT)) },
});

const NEW_EVENT = {
  ...EVENT,
  endDate: null,
  audience: 'everybody',
  roomIds: [],
  recurrence: null,
  showsCounts: false,
} as const;

/** The installation is set up already, so even the right code makes nothing. */
export const setup = () => ({
  body: {
    code: SETUP_CODE,
    center: { name: 'Second House', timeZone: 'America/Chicago' },
    director: { firstName: 'Sue', lastName: 'Second', email: 'sue@second.test', password: PASSWORD },
  },
});

/** The rights the first center's Support Staff has anyway. */
export async function sameCapabilities(stage: Stage) {
  const all = await here(stage, (scope) => scope.all(roles()));
  const role = all.find(({ name }) => name === 'Support Staff');
  return { params: { id: role?.id ?? 0 }, body: { capabilities: role?.capabilities ?? [] } };
}

/** The session the caller is in. */
export async function ownSession(_stage: Stage, client: Client) {
  const { body } = await client.get<{ id: number; isCurrent: boolean }[]>('/api/account/sessions');
  return { params: { id: Array.isArray(body) ? (body.find(({ isCurrent }) => isCurrent)?.id ?? 0) : 1 } };
}

/** What no authenticator app answers, after the caller has begun with one. */
export async function wrongCode(_stage: Stage, client: Client) {
  await client.post('/api/account/two-step/app');
  return { body: { code: 'no code' } };
}

/** A passkey that nobody made, for a question the caller was asked. */
export async function foreignPasskey(_stage: Stage, client: Client) {
  const { body } = await client.post<{ challenge?: string }>('/api/account/passkeys/options');
  const made = { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] };
  const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: made };
  return { body: { challenge: body.challenge ?? 'unknown', name: 'Phone', passkey } };
}

export const REGISTRATION = {
  firstName: 'Ned',
  lastName: 'Newman',
  phoneNumber: '555 0199',
  address: '1 Elm Street',
  emergencyContactName: 'Aunt Ada',
  emergencyContactPhone: '555 0198',
  email: 'ned@newman.test',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  registrationToken: 'unknown',
};

/** One's own profile as it is; somebody without one sends what staff would. */
export async function ownProfile(_stage: Stage, client: Client) {
  const { status, body } = await client.get<Record<string, unknown>>('/api/profile');
  const { role, room, createdAt, registrationDate, ...own } = body;
  const known = {
    phoneNumber: '555 010 0199',
    address: '1 Elm Street',
    emergencyContactName: 'Ann',
    emergencyContactPhone: '1',
  };
  if (status !== 200) return { body: { firstName: 'Nina', lastName: 'Nurse', phone: '555 010 0199' } };
  return { body: 'phone' in own ? { ...own, phone: '555 010 0199' } : { ...own, ...known } };
}

/** A message to somebody of the staff whom the caller can write to; those who can write to nobody try the office. */
export async function message(_: Stage, client: Client) {
  const { body } = await client.get<{ to?: { kind: string; id: number | null }[] }>('/api/messages/addressees');
  const { kind, id } = body.to?.find((address) => address.kind === 'staff') ?? { kind: 'office', id: null };
  return { body: { to: [{ kind, id }], subject: 'Hello', content: 'How are you?' } };
}

/** An urgent message of the Director's to the first family, just sent, with a file. */
export async function letter(stage: Stage) {
  const director = await stage.clientOf('Director');
  const { body: file } = await director.upload<{ filePath: string }>('/api/uploads', pdf(), 'letter.pdf');
  const { body } = await director.post<{ id: number; threadId: number; attachments: { id: number }[] }>(
    '/api/messages',
    {
      to: [{ kind: 'guardian', id: familyOf(stage.here, 0).guardianId }],
      subject: 'A letter',
      content: 'To you alone',
      priority: 'urgent',
      attachments: [file.filePath],
    },
  );
  return { id: body.id, threadId: body.threadId, fileId: body.attachments[0]?.id ?? 0 };
}

/** A letter's thread as one opens it: what marks the letter as read. */
export async function openedLetter(stage: Stage) {
  const { id, threadId } = await letter(stage);
  return { params: { id: threadId }, body: { messages: [id] } };
}

/** A draft of the Director's. */
export async function draft(stage: Stage) {
  const director = await stage.clientOf('Director');
  const { body } = await director.post<{ id: number }>('/api/messages/drafts', { content: 'Begun' });
  return { params: { id: body.id } };
}

/** A mail server that a center of the stage may name; nobody answers there. */
export const mailServer = () => ({
  host: '127.0.0.1',
  port: 1,
  security: 'starttls' as const,
  username: 'office',
  password: randomUUID(),
  senderName: 'Maple House',
  senderAddress: 'office@maple-house.test',
});
