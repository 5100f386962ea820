import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { recordActivities } from '#server/domains/activities/commands.ts';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { addCamera } from '#server/domains/cameras/commands.ts';
import { writeDailyReport } from '#server/domains/daily-reports/commands.ts';
import { answerEvent } from '#server/domains/events/answers.ts';
import { addEvents } from '#server/domains/events/commands.ts';
import { reportIncident } from '#server/domains/incidents/commands.ts';
import { acknowledgeIncident } from '#server/domains/incidents/family.ts';
import { familyIncidents } from '#server/domains/incidents/queries.ts';
import { sendMessage } from '#server/domains/messages/commands.ts';
import { replyIn } from '#server/domains/messages/replies.ts';
import { recordMilestones } from '#server/domains/milestones/commands.ts';
import { templates } from '#server/domains/milestones/template-queries.ts';
import { reportNotice } from '#server/domains/notices/commands.ts';
import { writeNotifications } from '#server/domains/notifications/write.ts';
import type { TestLarkhouse } from './larkhouse.ts';
import type { Family, World } from './world.ts';

const PARTY = '2026-03-05';
/** A word of an event, which whoever works in a center or has a child there may read and nobody else. */
export const eventMarker = ({ centerId }: World) => `event-of-center-${centerId}`;
/** A word of an event for staff. */
export const staffEventMarker = ({ centerId }: World) => `staff-only-of-center-${centerId}`;
/** A word of what a family and the Director write each other; other staff don't read it. */
export const letterMarker = ({ childId }: Family) => `letter-${childId}-about-a-child`;

/** Gives every family of a center one of each record, today and yesterday, whose every text holds its marker. */
export async function fillDay({ server }: TestLarkhouse, world: World): Promise<void> {
  await inCenter(server, { centerId: world.centerId }, async (scope) => {
    for (const family of world.families) await fillFamilyDay(scope, family, world.staff.Director);
    const marker = eventMarker(world);
    const event = { title: `Party ${marker}`, description: marker, type: marker, participants: marker };
    await addCamera(server, scope, { name: 'Hall', location: 'Hall', ipAddress: '127.0.0.1', port: 9 });
    const [party = 0] = await addEvents(scope, [{ ...event, date: PARTY, time: '15:00', asksAnswers: true }]);
    const forStaff = { title: staffEventMarker(world), description: staffEventMarker(world), type: 'meeting' };
    await addEvents(scope, [{ ...event, ...forStaff, audience: 'staff', participants: '', date: PARTY, time: null }]);
    for (const family of world.families) {
      await answerEvent(asGuardian(scope, family), party, {
        occurrence: PARTY,
        answer: 'yes',
        people: 1,
        note: family.marker,
      });
    }
  });
  for (const family of world.families) {
    await inCenter(server, { centerId: world.centerId }, (scope) => tellOfDay(asGuardian(scope, family), family));
  }
}

/** A transaction in the name of a family's guardian. */
export const asGuardian = (scope: Scope, { guardianId, childId }: Family): Scope =>
  scope.at(scope.now, { kind: 'parent', id: guardianId, firstName: '', lastName: '', childIds: [childId] });

/** A transaction in the name of somebody of the staff. */
export const asStaff = (scope: Scope, id: number): Scope =>
  scope.at(scope.now, { kind: 'staff', id, firstName: '', lastName: '', role: '', capabilities: new Set() });

async function tellOfDay(scope: Scope, { childId, marker }: Family): Promise<void> {
  const today = { childId, from: '2026-03-02', to: '2026-03-02' };
  await reportNotice(scope, { ...today, kind: 'note', time: null, person: null, text: `Slept badly ${marker}` });
  await reportNotice(scope, { ...today, kind: 'pickup', time: '16:00', person: `Aunt ${marker}`, text: marker });
  const [incident] = await scope.all(familyIncidents(childId, { ...today, limit: 1 }));
  if (incident) await acknowledgeIncident(scope, incident.id, `Signed ${marker}`);
}

async function fillFamilyDay(scope: Scope, family: Family, staffId: number): Promise<void> {
  const { childId, marker } = family;
  const today = { childId, date: '2026-03-02' };
  await recordAttendance(scope, { ...today, checkInTime: '07:10', checkInBy: `By ${marker}`, checkOutBy: null });
  const earlier = { childId, date: '2026-02-27', checkOutBy: null };
  await recordAttendance(scope, { ...earlier, checkInTime: '07:10', checkInBy: `By ${marker}` });
  const told = { meals: marker, naps: marker, activities: marker, notes: `Notes ${marker}` };
  await writeDailyReport(scope, { ...today, ...told, mood: 'happy', staffId });
  const notification = { kind: 'daily-report', event: 'written', recipients: { guardiansOf: [childId] } } as const;
  await writeNotifications(scope, {
    notification: { ...notification, about: { id: childId, childIds: [childId] } },
    by: null,
  });
  const happened = { description: `Fell ${marker}`, actionTaken: `Ice ${marker}` };
  await reportIncident(scope, { ...today, ...happened, time: '07:20', staffId });
  await recordActivities(scope, [{ ...today, activity: `Painted ${marker}`, notes: marker, staffId }]);
  const [first] = await scope.all(templates());
  const milestone = { childIds: [childId], templateId: first?.id ?? 0, achievedDate: today.date };
  await recordMilestones(scope, { ...milestone, staffId, notes: `Rolled ${marker}` });
  const letter = letterMarker(family);
  const director = { kind: 'staff', id: staffId } as const;
  const about = { to: [director], childId, subject: letter, content: `Dear ${letter}` };
  const { threadId } = await sendMessage(asGuardian(scope, family), about);
  await replyIn(asStaff(scope, staffId), threadId, { content: `Re ${letter}` });
}
