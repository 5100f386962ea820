import { randomUUID } from 'node:crypto';
import { logActivities } from '#server/domains/activities/log.ts';
import { endNaps } from '#server/domains/activities/naps.ts';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { roomByName } from '#server/domains/center/queries.ts';
import { writeDailyReport } from '#server/domains/daily-reports/commands.ts';
import { reportIncident } from '#server/domains/incidents/commands.ts';
import { addMedication } from '#server/domains/medications/commands.ts';
import { recordMilestones } from '#server/domains/milestones/commands.ts';
import { badgesOf } from '#server/domains/milestones/queries.ts';
import { addCategory, addTemplate } from '#server/domains/milestones/template-commands.ts';
import { categories, templates } from '#server/domains/milestones/template-queries.ts';
import { mergeRooms, splitRooms } from '#server/domains/presence/merge-commands.ts';
import { moveChildren } from '#server/domains/presence/move-commands.ts';
import { openMerges } from '#server/domains/presence/queries.ts';
import { switchDuty } from '#server/domains/staff/commands.ts';
import { makeFamily } from '../world.ts';
import { familyOf, type Stage } from './actors.ts';
import { colleague, family, here } from './fresh.ts';
import { uploaded } from './fresh-files.ts';

// What is recorded of a child’s day, for rows that need one of their own.

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
export async function present(stage: Stage): Promise<number> {
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
