import { createECDH, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { logActivities } from '#server/domains/activities/log.ts';
import { endNaps } from '#server/domains/activities/naps.ts';
import { buildArchive } from '#server/domains/archives/jobs.ts';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { blockGuardian } from '#server/domains/cameras/blocks.ts';
import { addCamera } from '#server/domains/cameras/commands.ts';
import { closeOn } from '#server/domains/center/commands.ts';
import { changeLogo } from '#server/domains/center/logo.ts';
import { roles, roomByName, rooms } from '#server/domains/center/queries.ts';
import { addRoom } from '#server/domains/center/rooms.ts';
import { guardiansOf } from '#server/domains/children/guardian-queries.ts';
import { leaveAfterLastDay, planLeaving } from '#server/domains/children/leaving-commands.ts';
import { changePhoto } from '#server/domains/children/photo.ts';
import { writeDailyReport } from '#server/domains/daily-reports/commands.ts';
import { addEvent } from '#server/domains/events/commands.ts';
import { postPhoto } from '#server/domains/gallery/commands.ts';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import {
  invitation as invitationRow,
  invitationsOfRound,
  updateInvitation,
} from '#server/domains/guardians/invitation-queries.ts';
import { inviteParent } from '#server/domains/guardians/invitations.ts';
import { inviteGuardians } from '#server/domains/guardians/rounds.ts';
import { runImport } from '#server/domains/imports/jobs.ts';
import { reportIncident } from '#server/domains/incidents/commands.ts';
import { addKiosk } from '#server/domains/kiosk/kiosks.ts';
import { markFailed, newestMails } from '#server/domains/mail/queries.ts';
import { addMedication } from '#server/domains/medications/commands.ts';
import { recordMilestones } from '#server/domains/milestones/commands.ts';
import { badgesOf } from '#server/domains/milestones/queries.ts';
import { addCategory, addTemplate } from '#server/domains/milestones/template-commands.ts';
import { categories, templates } from '#server/domains/milestones/template-queries.ts';
import { reportNotice } from '#server/domains/notices/commands.ts';
import { notifications } from '#server/domains/notifications/queries.ts';
import { writeNotifications } from '#server/domains/notifications/write.ts';
import { addPickupPerson } from '#server/domains/pickup-people/commands.ts';
import { proposePickupPerson } from '#server/domains/pickup-people/family-commands.ts';
import { mergeRooms, splitRooms } from '#server/domains/presence/merge-commands.ts';
import { moveChildren } from '#server/domains/presence/move-commands.ts';
import { openMerges } from '#server/domains/presence/queries.ts';
import { addStaffMember, switchDuty } from '#server/domains/staff/commands.ts';
import { addDuty } from '#server/domains/staff/duty-corrections.ts';
import { giveTaxDocument } from '#server/domains/tax-documents/commands.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, dayAt, momentOf } from '#server/kernel/clock/zone.ts';
import type { Client } from '../client.ts';
import { asGuardian } from '../day.ts';
import { SETUP_CODE } from '../larkhouse.ts';
import { pdf, photograph } from '../pictures.ts';
import { type Family, makeFamily, PASSWORD } from '../world.ts';
import { familyOf, type Stage } from './actors.ts';

const here = <T>({ larkhouse, here: { centerId } }: Stage, work: (scope: Scope) => Promise<T>): Promise<T> =>
  inCenter(larkhouse.server, { centerId }, work);

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

/** A check-in of a child who isn't here yet. */
export const checkIn = async (stage: Stage) => ({
  body: {
    childId: (await family(stage)).childId,
    date: '2026-03-02',
    checkInTime: '07:00',
    checkInBy: 'Ned Newman',
    status: 'present',
  },
});

/** A stay that began a moment ago; returns its id. */
export async function attendance(stage: Stage): Promise<number> {
  const { body } = await checkIn(stage);
  const day = await here(stage, (scope) => recordAttendance(scope, { ...body, status: 'present', checkOutBy: null }));
  return day.id;
}

/** A child who is here; returns its id. */
async function present(stage: Stage): Promise<number> {
  const { body } = await checkIn(stage);
  await here(stage, (scope) => recordAttendance(scope, { ...body, status: 'present', checkOutBy: null }));
  return body.childId;
}

const roomNamed = (stage: Stage, name: string): Promise<number> =>
  here(stage, async (scope) => (await scope.one(roomByName(name))).id);

/** A child who is here, to be moved to another room than its own. */
export const move = async (stage: Stage) => ({
  body: { childIds: [await present(stage)], roomId: await roomNamed(stage, 'Infant Room') },
});
/** A move of the first center; returns its id. */
export async function moved(stage: Stage): Promise<number> {
  const { childIds, roomId } = (await move(stage)).body;
  const [made] = await here(stage, (scope) => moveChildren(scope, childIds, roomId));
  return made?.id ?? 0;
}
/** Two rooms of the first center to be merged, which are apart. */
export const merge = async (stage: Stage) => {
  await here(stage, async (scope) => {
    for (const { id } of await scope.all(openMerges(scope.now))) await splitRooms(scope, id);
  });
  return { body: await roomsToMerge(stage) };
};
const roomsToMerge = async (stage: Stage) => ({
  fromRoomId: await roomNamed(stage, 'Pre-K Room'),
  intoRoomId: await roomNamed(stage, 'Preschool Room'),
});
/** Rooms of the first center that are merged now; returns the merge's id. */
export async function merged(stage: Stage): Promise<number> {
  const { body } = await merge(stage);
  return here(stage, async (scope) => (await mergeRooms(scope, body)).id);
}
/** Somebody else of the first center, who is on duty; returns their id. */
export async function colleagueOnDuty(stage: Stage): Promise<number> {
  const id = await colleague(stage);
  await here(stage, (scope) => switchDuty(scope, id, true));
  return id;
}

/** Something to log of a child who is here. */
export const activity = async (stage: Stage) => ({
  body: { kind: 'note', childIds: [await present(stage)], notes: 'Sang along' },
});

const TEXTS = { notes: '', title: '', dose: '', refusedReason: '', acknowledgedReason: '' };
const log = async (stage: Stage, what: Partial<Parameters<typeof logActivities>[1]>): Promise<number> => {
  const childIds = [await present(stage)];
  const by = { staffId: stage.here.staff.Nurse };
  const logged = { ...TEXTS, kind: 'note', notes: 'Sang along', ...by, childIds, ...what } as const;
  const { ids } = await here(stage, (scope) => logActivities(scope, logged));
  return ids[0] ?? 0;
};
/** A note that nobody of the staff recorded, so that it is others' to take back; returns its id. */
export const note = (stage: Stage) => log(stage, {});
/** A nap that a child of the first center is taking; returns its id. */
export const nap = (stage: Stage) => log(stage, { kind: 'nap', notes: '' });
/** A nap that has just ended; returns its id. */
export async function endedNap(stage: Stage): Promise<number> {
  const id = await nap(stage);
  await here(stage, (scope) => endNaps(scope, [id], undefined));
  return id;
}

export const MEDICATION = {
  name: 'Amoxicillin',
  dose: '5 ml',
  route: 'oral',
  fromOn: '2026-03-01',
  untilOn: '2026-03-10',
  minMinutesBetween: 240,
  asNeeded: false,
  times: ['12:00'],
  instructions: 'With food',
  consentBy: 'Ned Newman',
  consentedOn: '2026-03-01',
} as const;
/** A medication of a child of the first center; returns its id. */
export const medication = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => {
    const { childId } = await makeFamily(scope, randomUUID());
    return addMedication(scope, childId, { ...MEDICATION, times: [...MEDICATION.times] });
  });

export const dailyReport = async (stage: Stage) => ({
  body: {
    childId: (await family(stage)).childId,
    date: '2026-03-02',
    meals: 'All of it',
    naps: 'One hour',
    activities: 'Sand',
    mood: 'happy',
    notes: 'A good day',
    staffId: stage.here.staff.Nurse,
  },
});

export const incident = async (stage: Stage) => ({
  body: {
    childId: (await family(stage)).childId,
    date: '2026-03-02',
    time: '07:15',
    description: 'Fell',
    actionTaken: 'Ice',
    staffId: stage.here.staff.Nurse,
  },
});

/** An incident of the first family's child; returns its id. */
export const ownIncident = async (stage: Stage): Promise<number> => {
  const { body } = await incident(stage);
  const childId = familyOf(stage.here, 0).childId;
  return (await here(stage, (scope) => reportIncident(scope, { ...body, childId }))).id;
};

/** One with a photo; returns its id. */
export const photographedIncident = async (stage: Stage): Promise<number> => {
  const { body } = await incident(stage);
  const childId = familyOf(stage.here, 0).childId;
  const { filePath } = await uploaded(stage, 'image');
  return (await here(stage, (scope) => reportIncident(scope, { ...body, childId, filePath }))).id;
};

/** A daily report on the first family's child; returns its id. */
export const ownReport = async (stage: Stage): Promise<number> => {
  const { body } = await dailyReport(stage);
  const childId = familyOf(stage.here, 0).childId;
  return (await here(stage, (scope) => writeDailyReport(scope, { ...body, mood: 'happy', childId }))).id;
};

export const MILESTONE_CATEGORY = { name: 'Garden', iconName: 'sprout', colorTheme: 'hue-4' } as const;
/** A category of the first center; returns its id. */
export const milestoneCategory = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => {
    const rest = { description: '', ageGroup: 'all', sortOrder: 9 } as const;
    return (await addCategory(scope, { ...MILESTONE_CATEGORY, ...rest })).id;
  });
export const newMilestoneTemplate = async (stage: Stage) => ({
  // Of the set that it began with: with each new one everybody's progress is counted anew.
  categoryId: await here(stage, async (scope) => (await scope.all(categories()))[0]?.id ?? 0),
  title: 'Waters the beans',
  description: 'With a small can',
  celebrationMessage: 'Green fingers!',
  parentTip: 'Give a pot of their own',
  ageRangeMin: 24,
  ageRangeMax: 60,
  skillType: 'self-care' as const,
  difficultyLevel: 'growing' as const,
  stickerDesign: 'leaf' as const,
});
/** A milestone to choose from of the first center; returns its id. */
export const milestoneTemplate = async (stage: Stage): Promise<number> => {
  const row = await newMilestoneTemplate(stage);
  return here(stage, async (scope) => (await addTemplate(scope, row)).id);
};
export const milestone = async (stage: Stage) => ({
  body: {
    childIds: [(await family(stage)).childId],
    templateId: await here(stage, async (scope) => (await scope.all(templates()))[0]?.id ?? 0),
    achievedDate: '2026-03-02',
    notes: 'All alone',
    staffId: stage.here.staff.Nurse,
  },
});
/** A milestone of another child of the first center; returns its id. */
export const achieved = async (stage: Stage): Promise<number> => {
  const { body } = await milestone(stage);
  return (await here(stage, (scope) => recordMilestones(scope, body)))[0] ?? 0;
};
/** A milestone of the first family's child; returns its id. */
export const ownMilestone = async (stage: Stage): Promise<number> => {
  const { body } = await milestone(stage);
  const templateId = await milestoneTemplate(stage);
  const childIds = [familyOf(stage.here, 0).childId];
  return (await here(stage, (scope) => recordMilestones(scope, { ...body, childIds, templateId })))[0] ?? 0;
};
/** A badge of a child of the first center; returns its id. */
export const milestoneBadge = async (stage: Stage): Promise<number> => {
  const { body } = await milestone(stage);
  return here(stage, async (scope) => {
    await recordMilestones(scope, body);
    return (await scope.all(badgesOf(body.childIds)))[0]?.id ?? 0;
  });
};

/** What the first family tells of a pickup. */
export const ownPickup = ({ here: world }: Stage) => ({
  body: {
    childId: familyOf(world, 0).childId,
    kind: 'pickup',
    from: '2026-03-03',
    to: '2026-03-03',
    time: '16:30',
    person: 'Aunt Ada',
    text: 'She comes by car',
  } as const,
});

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

/** A notice of the first family; returns its id. */
export const ownNotice = async (stage: Stage): Promise<number> => {
  const { body } = ownPickup(stage);
  const family = familyOf(stage.here, 0);
  return (await here(stage, (scope) => reportNotice(asGuardian(scope, family), body))).id;
};

/** Somebody who may bring and collect a child. */
export const grandmotherOf = (...childIds: number[]) => ({
  childIds,
  firstName: 'Rosa',
  lastName: 'Marin',
  phoneNumber: '555 010 4812',
  relationship: 'grandmother',
  mayDropOff: true,
  mayPickUp: true,
});
/** A pickup person of a new child of the first center. */
export async function pickupPerson(stage: Stage) {
  const { childId } = await family(stage);
  const { id } = await here(stage, (scope) => addPickupPerson(scope, grandmotherOf(childId)));
  return { params: { id }, childId };
}
/** Somebody whom the guardian of the first family proposes; returns their id. */
export const proposedPerson = async (stage: Stage): Promise<number> => {
  const own = familyOf(stage.here, 0);
  const { id } = await here(stage, (scope) => proposePickupPerson(asGuardian(scope, own), grandmotherOf(own.childId)));
  return id;
};

/** The installation is set up already, so even the right code makes nothing. */
export const setup = () => ({
  body: {
    code: SETUP_CODE,
    center: { name: 'Second House', timeZone: 'America/Chicago' },
    director: { firstName: 'Sue', lastName: 'Second', email: 'sue@second.test', password: PASSWORD },
  },
});

/** A guardian's right over a child of the first center; returns its id. */
export async function guardianship(stage: Stage): Promise<number> {
  const { childId } = await family(stage);
  const [right] = await here(stage, (scope) => scope.all(guardiansOf(childId, scope.now)));
  return right?.guardianshipId ?? 0;
}

/** The rights the first center's Support Staff has anyway. */
export async function sameCapabilities(stage: Stage) {
  const all = await here(stage, (scope) => scope.all(roles()));
  const role = all.find(({ name }) => name === 'Support Staff');
  return { params: { id: role?.id ?? 0 }, body: { capabilities: role?.capabilities ?? [] } };
}

export const invitationBody = async (stage: Stage) => ({
  body: { childId: (await family(stage)).childId, email: `${randomUUID()}@families.test`, phoneNumber: '555 0188' },
});

const asInvitation = { childId: null, phoneNumber: '555 0188', parentName: null, relationship: 'parent' };

/** A pending invitation that waits for its child; returns its id. */
export const invitation = async (stage: Stage): Promise<number> => {
  const email = `${randomUUID()}@families.test`;
  const sent = await here(stage, (scope) => inviteParent(stage.larkhouse.server, scope, { ...asInvitation, email }));
  return sent.id;
};

/** A guardian of a child of the first center, without an account and not invited; returns their id. */
export const uninvited = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => {
    const { childId } = await makeFamily(scope, randomUUID());
    const person = { firstName: 'Una', lastName: randomUUID(), email: null, phoneNumber: null, address: null };
    return addGuardian(scope, { ...person, passwordHash: null }, [{ childId, relationship: 'parent' }]);
  });

/** A second guardian of a child; nobody has decided yet on what the two see of each other. */
export const twoHouseholds = (stage: Stage): Promise<Family & { readonly otherId: number }> =>
  here(stage, async (scope) => {
    const first = await makeFamily(scope, randomUUID());
    const person = { firstName: 'Otto', lastName: randomUUID(), email: null, phoneNumber: null, address: null };
    const otherId = await addGuardian(scope, { ...person, passwordHash: 'none' }, [
      { childId: first.childId, relationship: 'parent' },
    ]);
    return { ...first, otherId };
  });

/** What the center decides of contact details between a child's two guardians. */
export async function contactDecision(stage: Stage) {
  const { childId, guardianId, otherId } = await twoHouseholds(stage);
  return { params: { id: childId }, body: { guardianId, otherId, decision: 'hidden', reason: 'Court order' } };
}

/** Invitations to several guardians, which a job is about to make; returns the round's id. */
export async function invitationRound(stage: Stage): Promise<number> {
  const guardianIds = [await uninvited(stage)];
  const director = await stage.clientOf('Director');
  const { body } = await director.post<{ id: number }>('/api/invitation-rounds', { guardianIds, language: 'en' });
  return body.id;
}

/** Invitations to several guardians that the job has made; there is a letter to print. */
export async function invitedRound(stage: Stage): Promise<number> {
  const roundId = await invitationRound(stage);
  const { centerId } = stage.here;
  await inviteGuardians({ server: stage.larkhouse.server, centerId, input: { roundId }, attempt: 1 });
  return roundId;
}

/** Invitations of which the mail server refused one; returns the round's id. */
export async function refusedRound(stage: Stage): Promise<number> {
  const roundId = await invitedRound(stage);
  await here(stage, async (scope) => {
    const [invited] = await scope.all(invitationsOfRound(roundId));
    const childId = invited?.childId ?? 0;
    const email = `${randomUUID()}@families.test`;
    const mailed = await inviteParent(stage.larkhouse.server, scope, { ...asInvitation, childId, email });
    const mailId = (await scope.one(invitationRow(mailed.id))).mailId ?? 0;
    await scope.count(markFailed(mailId, 'EENVELOPE 550', scope.now));
    await scope.count(updateInvitation(invited?.id ?? 0, { mailId }));
  });
  return roundId;
}

/** A mail of the first center that waits; returns its id. */
export const mail = async (stage: Stage): Promise<number> =>
  here(stage, async (scope) => {
    const { childId } = await makeFamily(scope, randomUUID());
    const email = `${randomUUID()}@families.test`;
    await inviteParent(stage.larkhouse.server, scope, { ...asInvitation, email, childId });
    return (await scope.all(newestMails()))[0]?.id ?? 0;
  });

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

/** A spreadsheet as it is uploaded. */
export const spreadsheet = (csv: string, fileName = 'children.csv') => ({
  fileName,
  content: Buffer.from(csv).toString('base64'),
});
/** A child of whom there is no other. */
const newChildren = () => `firstName,lastName,dateOfBirth,room\nKim,Sheet ${randomUUID()},2023-05-01,Toddler Room`;

/** An uploaded spreadsheet of the first center's Director that waits for its answers; returns its id. */
export async function importDraft(stage: Stage): Promise<number> {
  const director = await stage.clientOf('Director');
  return (await director.post<{ id: number }>('/api/imports', spreadsheet(newChildren()))).body.id;
}

/** A spreadsheet that came in without one of its rows; returns its id. */
export async function importDone(stage: Stage): Promise<number> {
  const director = await stage.clientOf('Director');
  const csv = `${newChildren()}\nNobody,,2023-05-01,Toddler Room`;
  const { id } = (await director.post<{ id: number }>('/api/imports', spreadsheet(csv))).body;
  await director.post(`/api/imports/${id}/start`, { wrong: 'leave', changes: true });
  const { larkhouse, here } = stage;
  await runImport({ server: larkhouse.server, centerId: here.centerId, input: { importId: id }, attempt: 1 });
  return id;
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

/** Posted without its file: enough for what isn't about the picture itself. */
export const PHOTO = {
  title: 'Garden day',
  description: 'Planting beans',
  fileName: 'garden.jpg',
  filePath: '/uploads/never-uploaded.jpg',
  fileSize: 1000,
  tags: '["garden"]',
  isVisible: true,
};

/** Another photo of the first center; returns its id. */
export const photo = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => (await postPhoto(scope, { ...PHOTO, tags: ['garden'] })).id);

/** A photo with its file that shows the first family's child alone. */
export async function photoOfOwn(stage: Stage) {
  const file = await uploaded(stage, 'image');
  const childIds = [stage.here.families[0]?.childId ?? 0];
  const { id } = await here(stage, (scope) => postPhoto(scope, { ...PHOTO, ...file, tags: [], childIds }));
  return { params: { id } };
}

/** The first family's child, with a photo. */
export async function childWithPhoto(stage: Stage) {
  const { filePath } = await uploaded(stage, 'image');
  const id = stage.here.families[0]?.childId ?? 0;
  await here(stage, (scope) => changePhoto(scope, id, { filePath }));
  return { params: { id } };
}

/** The first center's logo. */
export async function logo(stage: Stage) {
  const { filePath } = await uploaded(stage, 'image');
  await here(stage, (scope) => changeLogo(scope, { filePath }));
  return {};
}

export const TAX_DOCUMENT = {
  documentType: '1099',
  title: 'Form of 2025',
  description: '',
  fileName: 'form.pdf',
  filePath: '/uploads/never-uploaded.pdf',
  taxYear: 2025,
  parentId: null,
  isGlobal: false,
} as const;

export const taxDocument = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => (await giveTaxDocument(scope, TAX_DOCUMENT)).id);

/** A document with its file for the first family's guardian. */
export async function taxDocumentOfOwn(stage: Stage) {
  const file = await uploaded(stage, 'document');
  const parentId = stage.here.families[0]?.guardianId ?? null;
  const { id } = await here(stage, (scope) => giveTaxDocument(scope, { ...TAX_DOCUMENT, ...file, parentId }));
  return { params: { id } };
}

/** An archive of the first family's child, built for its guardian. */
export async function archiveOfOwn(stage: Stage) {
  const { childId } = familyOf(stage.here, 0);
  const parent = await stage.clientOf('own parent');
  const { body } = await parent.post<{ id: number }>('/api/parent/archives', { childId });
  const { centerId } = stage.here;
  await buildArchive({ server: stage.larkhouse.server, centerId, input: { archiveId: body.id }, attempt: 1 });
  return { params: { id: body.id } };
}

export async function uploaded(stage: Stage, kind: 'image' | 'document') {
  const director = await stage.clientOf('Director');
  const bytes = kind === 'image' ? await photograph({ width: 40, height: 30 }) : pdf();
  const { body } = await director.upload<{ filePath: string; fileName: string }>('/api/uploads', bytes, 'file');
  return { filePath: body.filePath, fileName: body.fileName };
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

export const CAMERA = {
  name: 'Front door',
  location: 'Entrance',
  ipAddress: '127.0.0.1',
  port: 9,
  streamUrl: '/live',
  username: 'viewer',
  password: 'sees the entrance',
};

/** A camera of the room in which the first families' children are now; nobody watches any other. */
export const camera = (stage: Stage) =>
  here(stage, async (scope) => {
    await scope.count(sql`update camera_view set ended_at = ${scope.now}, ending = 'stopped' where ended_at is null`);
    const childId = stage.here.families[0]?.childId ?? 0;
    const { roomId } = await scope.one(sql<{ roomId: number }>`select room_id from child where id = ${childId}`);
    return { params: { id: await addCamera(stage.larkhouse.server, scope, { ...CAMERA, roomId }) } };
  });

/** A camera that the caller has begun to watch, if they may. */
export async function view(stage: Stage, client: Client) {
  const { params } = await camera(stage);
  await client.post(`/api/cameras/${params.id}/view`);
  return { params };
}

/** A guardian who may not watch. */
export async function cameraBlock(stage: Stage) {
  const { guardianId } = await family(stage);
  await here(stage, (scope) => blockGuardian(scope, guardianId, { reason: 'Court order' }));
  return { params: { id: guardianId } };
}

/** A code that waits for its kiosk. */
export async function kiosk(stage: Stage) {
  const { id } = await here(stage, (scope) => addKiosk(scope, 'Side door'));
  return { params: { id } };
}

/** A guardian of the first center, with a phone. */
export const guardianAtKiosk = async (stage: Stage) => ({ params: { id: (await childAtKiosk(stage)).guardianId } });

/** A child of the first center, whose guardian has a phone. */
export async function childAtKiosk(stage: Stage) {
  const { guardianId, childId } = await family(stage);
  await here(stage, (scope) =>
    scope.count(sql`update guardian set phone_number = '555 010 4711' where id = ${guardianId}`),
  );
  return { guardianId, childId };
}

const sealedEntry = () => ({
  uuid: randomUUID(),
  sequence: 1,
  at: '2026-03-02T12:00:00Z',
  offset: 0,
  sealed: 'AAAA',
});
/** An entry that nobody can read. */
export const kioskEntries = () => ({
  body: { sentAt: '2026-03-02T12:00:00Z', unsent: 0, events: [sealedEntry()] },
});

/** An entry of a kiosk of the first center about a child of its own, which waits for staff. */
export async function kioskEntry(stage: Stage) {
  const { childId } = await family(stage);
  const id = await here(stage, async (scope) => {
    const device = await scope.one(sql<{ id: number }>`select id from kiosk where paired_at is not null limit 1`);
    const row = await scope.one(sql<{ id: number }>`
      insert into kiosk_entry (kiosk_id, uuid, sequence, device_at, offset_ms, at, received_at, was_offline, direction, signed_name)
      values (${device.id}, ${randomUUID()}, 1, ${scope.now}, 0, ${scope.now}, ${scope.now}, true, 'in', 'Ann Guardian') returning id`);
    await scope.count(sql`
      insert into kiosk_move (event_id, child_id, date, at, direction, outcome, reason)
      values (${row.id}, ${childId}, '2026-03-02', ${scope.now}, 'in', 'refused', 'late-ticket')`);
    audit(scope, { action: 'receive from the kiosk', entity: 'kiosk_entry', ids: [row.id], children: [childId] });
    return row.id;
  });
  return { params: { id } };
}

/** The part of such an entry. */
export async function kioskMove(stage: Stage) {
  const { params } = await kioskEntry(stage);
  const { id } = await here(stage, (scope) =>
    scope.one(sql<{ id: number }>`select id from kiosk_move where event_id = ${params.id}`),
  );
  return { params: { id } };
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
