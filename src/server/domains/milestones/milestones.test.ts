import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellPeople } from '#server/domains/notifications/jobs.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { runJobs } from '#testing/jobs.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { photograph } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { type Family, makeCenter, type World } from '#testing/world.ts';
import { en } from './starter/en.ts';

interface Template {
  readonly id: number;
  readonly categoryId: number;
  readonly title: string;
  readonly ageRangeMin: number;
  readonly ageRangeMax: number;
  readonly isActive: boolean;
  readonly isStarter: boolean;
  readonly hasOwnText: boolean;
  readonly version: number;
}
interface Milestone {
  readonly id: number;
  readonly childId: number;
  readonly templateId: number;
  readonly achievedDate: string;
  readonly notes: string;
  readonly evidencePhotos: readonly { id: number }[];
  readonly parentNotified: boolean;
  readonly notificationSentAt: string | null;
  readonly isStarred: boolean;
  readonly isSeen?: boolean;
  readonly version: number;
}
interface Progress {
  readonly categoryId: number;
  readonly totalMilestones: number;
  readonly achievedMilestones: number;
  readonly progressPercentage: number;
}
interface Badge {
  readonly id: number;
  readonly badgeType: string;
  readonly badgeName: string;
  readonly earnedDate: string;
  readonly isVisible: boolean;
  readonly iconPath: string;
  readonly version: number;
}
interface Growth {
  readonly child: { readonly ageMonths: number };
  readonly ageMonths: number;
  readonly categories: readonly { id: number; name: string }[];
  readonly progress: readonly Progress[];
  readonly achieved: readonly Milestone[];
  readonly badges: readonly Badge[];
  readonly next: readonly { templateId: number; categoryId: number; ageRangeMin: number; ageRangeMax: number }[];
}
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let teacher: Client;
let director: Client;
let family: Family;
let templates: readonly Template[];
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  director = await scene.as('Director');
  teacher = await scene.as('Assistant Teacher');
  family = await scene.newFamily();
  templates = (await teacher.get<Template[]>('/api/milestone-templates')).body;
});

const titled = (title: string): Template => {
  const found = templates.find((template) => template.title === title);
  if (!found) throw new Error(`There is no milestone '${title}'`);
  return found;
};
const record = (change: object = {}, client = teacher) =>
  client.post<readonly Milestone[] & Refused>('/api/child-milestones', {
    childIds: [family.childId],
    templateId: titled('First steps').id,
    achievedDate: '2026-03-01',
    notes: 'To the door and back',
    ...change,
  });
async function recorded(change: object = {}): Promise<Milestone> {
  const { status, body } = await record(change);
  expect(status, body.message).toBe(201);
  return body[0] as Milestone;
}
const growth = async (childId = family.childId) =>
  (await teacher.get<Growth>(`/api/children/${childId}/milestones`)).body;

describe('the starter set', () => {
  test('is whole in every center, and speaks the language of who reads it', async () => {
    expect(templates).toHaveLength(60);
    expect(templates.every(({ isStarter, hasOwnText, isActive }) => isStarter && !hasOwnText && isActive)).toBe(true);
    const keys = await scene.rows<{ starterKey: string }>(
      `select starter_key as "starterKey" from milestone_template where center_id = $1`,
      scene.world.centerId,
    );
    expect(keys.map(({ starterKey }) => starterKey).sort()).toEqual(Object.keys(en.templates).sort());
    const nurse = await scene.as('Nurse');
    await nurse.put('/api/preferences', { language: 'fr' });
    const french = (await nurse.get<Template[]>('/api/milestone-templates')).body;
    expect(french.find(({ id }) => id === titled('First steps').id)?.title).toBe('Premiers pas');
  });

  test('its words give way to the center’s own, and come back', async () => {
    const { id, version } = titled('Building a tower');
    const own = await director.patch<Template>(`/api/milestone-templates/${id}`, { title: 'A tall tower', version });
    expect(own.body).toMatchObject({ title: 'A tall tower', hasOwnText: true, version: version + 1 });
    expect((await director.patch(`/api/milestone-templates/${id}`, { title: 'Late', version })).status).toBe(412);
    const back = await director.patch<Template>(`/api/milestone-templates/${id}`, { title: null });
    expect(back.body).toMatchObject({ title: 'Building a tower', hasOwnText: false });
  });

  test('the center adds categories and milestones, and takes them out of use', async () => {
    const category = await director.post<{ id: number; version: number }>('/api/milestone-categories', {
      name: 'Garden',
      iconName: 'sprout',
      colorTheme: 'hue-4',
    });
    expect(category.status).toBe(201);
    const own = {
      categoryId: category.body.id,
      title: 'Waters the beans',
      ageRangeMin: 24,
      ageRangeMax: 60,
      skillType: 'self-care',
    };
    const added = await director.post<Template & Refused>('/api/milestone-templates', own);
    expect([added.status, added.body.isStarter]).toEqual([201, false]);
    const progressOf = async () => (await growth()).progress.find(({ categoryId }) => categoryId === category.body.id);
    expect(await progressOf()).toMatchObject({ totalMilestones: 1, achievedMilestones: 0 });
    await recorded({ templateId: added.body.id });
    expect(await progressOf()).toMatchObject({ totalMilestones: 1, achievedMilestones: 1, progressPercentage: 100 });
    await director.patch(`/api/milestone-templates/${added.body.id}`, { isActive: false });
    expect(await progressOf()).toMatchObject({ totalMilestones: 0, achievedMilestones: 0, progressPercentage: 0 });
    expect(
      (await record({ templateId: added.body.id, childIds: [scene.world.families[0]?.childId] })).body.fields,
    ).toEqual({
      templateId: 'There is no milestone in use with this id',
    });
    await director.patch(`/api/milestone-categories/${category.body.id}`, { isActive: false });
    expect(await progressOf()).toBeUndefined();

    for (const [change, field] of [
      [{ title: ' ' }, 'title'],
      [{ categoryId: 999_999 }, 'categoryId'],
      [{ ageRangeMax: 12 }, 'ageRangeMax'],
      [{ ageRangeMin: -1 }, 'ageRangeMin'],
      [{ stickerDesign: 'dragon' }, 'stickerDesign'],
    ] as const) {
      const refused = await director.post<Refused>('/api/milestone-templates', { ...own, ...change });
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, [field]]);
    }
    const nameless = await director.patch<Refused>(`/api/milestone-categories/${category.body.id}`, { name: null });
    expect([nameless.status, nameless.body.fields]).toEqual([422, { name: 'Name is required' }]);
    expect((await teacher.post('/api/milestone-templates', own)).status).toBe(403);
  });
});

describe('recording', () => {
  test('a milestone with note and star, once for each child', async () => {
    const { id, ...row } = await recorded({ isStarred: true });
    expect(row).toMatchObject({
      childId: family.childId,
      title: 'First steps',
      achievedDate: '2026-03-01',
      notes: 'To the door and back',
      isStarred: true,
      ageMonths: 30,
      parentNotified: false,
      notificationSentAt: null,
      staffId: scene.world.staff['Assistant Teacher'],
    });
    const again = await record();
    expect([again.status, again.body.message]).toEqual([409, `Child ${family.marker} has this milestone already`]);
    const list = (await teacher.get<Milestone[]>(`/api/child-milestones?childId=${family.childId}`)).body;
    expect(list.map((milestone) => milestone.id)).toEqual([id]);
    const [entry] = await scene.rows<{ childIds: number[] }>(
      `select child_ids as "childIds" from audit where entity = 'child_milestone' and $1 = any (entity_ids)`,
      id,
    );
    expect(entry?.childIds).toEqual([family.childId]);
  });

  test('several children at once are all recorded or none', async () => {
    const other = await scene.newFamily();
    const { status, body } = await record({ childIds: [family.childId, other.childId, family.childId] });
    expect([status, body.map(({ childId }) => childId).sort()]).toEqual([201, [family.childId, other.childId].sort()]);
    const third = await scene.newFamily();
    expect((await record({ childIds: [third.childId, other.childId] })).status).toBe(409);
    expect((await growth(third.childId)).achieved).toEqual([]);
  });

  test('of two at the same moment one is recorded', async () => {
    const answers = await Promise.all([record(), record({}, director), record()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('what cannot be is refused by its field', async () => {
    for (const [change, fields] of [
      [{ achievedDate: '2026-03-03' }, { achievedDate: 'A milestone cannot be recorded for a future date' }],
      [{ achievedDate: '2023-08-31' }, { achievedDate: 'This day is before the child was born' }],
      [{ childIds: [] }, { childIds: 'Please choose at least one child' }],
      [{ childIds: [family.childId, 999_999] }, { childIds: 'Choose children who are enrolled' }],
      [{ templateId: 999_999 }, { templateId: 'There is no milestone in use with this id' }],
      [{ staffId: 999_999 }, { staffId: 'There is no active staff member with this id' }],
      [{ evidencePhotos: [999_999] }, { evidencePhotos: 'Choose photos that show the child' }],
    ] as const) {
      const { status, body } = await record(change);
      expect([status, body.fields]).toEqual([422, fields]);
    }
    expect((await growth()).achieved).toEqual([]);
  });

  test('is for who cares for children here, and for nobody else', async () => {
    const support = await scene.as('Support Staff');
    const parent = await scene.parentOf(family);
    const elsewhere = await otherCenter();
    const { id } = await recorded();
    for (const [client, status] of [
      [support, 403],
      [parent, 403],
    ] as const) {
      expect((await record({}, client)).status).toBe(status);
      expect((await client.patch(`/api/child-milestones/${id}`, { isStarred: true })).status).toBe(status);
      expect((await client.delete(`/api/child-milestones/${id}`)).status).toBe(status);
      expect((await client.get(`/api/children/${family.childId}/milestones`)).status).toBe(status);
    }
    expect((await record({}, elsewhere)).body.fields).toHaveProperty('childIds');
    expect((await elsewhere.patch(`/api/child-milestones/${id}`, { isStarred: true })).status).toBe(404);
    expect((await elsewhere.delete(`/api/child-milestones/${id}`)).status).toBe(404);
    expect((await elsewhere.get(`/api/children/${family.childId}/milestones`)).status).toBe(404);
    expect((await growth()).achieved).toHaveLength(1);
  });

  test('is changed by who has its newest version, and withdrawn', async () => {
    const { id, version } = await recorded();
    const changed = await teacher.patch<Milestone>(`/api/child-milestones/${id}`, {
      notes: 'All the way',
      achievedDate: '2026-02-27',
      version,
    });
    expect(changed.body).toMatchObject({ notes: 'All the way', achievedDate: '2026-02-27', version: version + 1 });
    expect((await teacher.patch(`/api/child-milestones/${id}`, { notes: 'Late', version })).status).toBe(412);
    expect((await teacher.patch(`/api/child-milestones/${id}`, { achievedDate: '2026-03-03' })).status).toBe(422);
    expect((await teacher.delete(`/api/child-milestones/${id}`)).status).toBe(200);
    expect((await teacher.delete(`/api/child-milestones/${id}`)).status).toBe(404);
    expect(await growth()).toMatchObject({ achieved: [], badges: [] });
  });
});

describe('photos', () => {
  async function photoOf(childIds: readonly number[]): Promise<number> {
    const bytes = await photograph({ width: 60, height: 40 });
    const { body } = await director.upload<{ filePath: string; fileName: string }>('/api/uploads', bytes, 'a.jpg');
    const posted = await director.post<{ id: number }>('/api/gallery', {
      title: 'Steps',
      fileName: body.fileName,
      filePath: body.filePath,
      childIds,
    });
    expect(posted.status).toBe(201);
    return posted.body.id;
  }

  test('are the gallery’s, each child keeps those it is in, and the family sees what the gallery shows it', async () => {
    const other = await scene.newFamily();
    const [alone, together, others] = [
      await photoOf([family.childId]),
      await photoOf([family.childId, other.childId]),
      await photoOf([other.childId]),
    ];
    const { body } = await record({
      childIds: [family.childId, other.childId],
      evidencePhotos: [alone, together, others],
    });
    const of = (childId: number) =>
      body.find((row) => row.childId === childId)?.evidencePhotos.map(({ id }) => id) ?? [];
    expect([of(family.childId), of(other.childId)]).toEqual([
      [alone, together],
      [together, others],
    ]);
    expect((await record({ childIds: [(await scene.newFamily()).childId], evidencePhotos: [alone] })).status).toBe(422);

    // The other child's family has not released its photos.
    const parent = await scene.parentOf(family);
    const seen = async () =>
      (await parent.get<Growth>('/api/parent/milestones')).body.achieved[0]?.evidencePhotos.map(({ id }) => id);
    expect(await seen()).toEqual([alone]);
    await director.post(`/api/children/${other.childId}/consents`, { forms: ['photoRelease'] });
    expect(await seen()).toEqual([alone, together]);
    // Tagged anew it stays; deleted from the gallery it is gone here too.
    await director.patch(`/api/gallery/${together}`, { childIds: [family.childId] });
    await director.delete(`/api/gallery/${alone}`);
    expect(await seen()).toEqual([together]);
  });
});

describe('progress', () => {
  /** From the rows alone, by the calendar. */
  async function recount(childId: number, today: string): Promise<Record<number, [number, number]>> {
    const [born = ''] = (
      await scene.rows<{ date: string }>('select date_of_birth::text as date from child where id = $1', childId)
    ).map(({ date }) => date);
    const [[y1 = 0, m1 = 0, d1 = 0], [y2 = 0, m2 = 0, d2 = 0]] = [born, today].map((day) =>
      day.split('-').map(Number),
    ) as [number[], number[]];
    const months = (y2 - y1) * 12 + m2 - m1 - (d2 < d1 ? 1 : 0);
    const all = (await teacher.get<Template[]>('/api/milestone-templates')).body.filter(({ isActive }) => isActive);
    const has = await scene.rows<{ id: number }>(
      'select template_id as id from child_milestone where child_id = $1',
      childId,
    );
    const sums: Record<number, [number, number]> = {};
    for (const { id, categoryId, ageRangeMin } of all) {
      const achieved = has.some((row) => row.id === id);
      const [total, done] = sums[categoryId] ?? [0, 0];
      sums[categoryId] = [total + (achieved || ageRangeMin <= months ? 1 : 0), done + (achieved ? 1 : 0)];
    }
    return sums;
  }
  const stored = async (childId: number) =>
    Object.fromEntries(
      (
        await scene.rows<{ id: number; total: number; done: number }>(
          'select category_id as id, total_milestones as total, achieved_milestones as done from milestone_progress where child_id = $1',
          childId,
        )
      ).map(({ id, total, done }) => [id, [total, done]]),
    );

  test('is what a plain recount says: after recording, withdrawing, changing the list, and growing older', async () => {
    const inUse = async () => {
      const used = (await growth()).categories.map(({ id }) => id);
      const sums = await recount(family.childId, scene.larkhouse.clock.now().toISOString().slice(0, 10));
      return Object.fromEntries(Object.entries(sums).filter(([id]) => used.includes(Number(id))));
    };
    const agrees = async () => {
      const shown = (await growth()).progress.map((row) => [
        row.categoryId,
        [row.totalMilestones, row.achievedMilestones],
      ]);
      const expected = await inUse();
      expect(Object.fromEntries(shown)).toEqual(expected);
      expect(await stored(family.childId)).toEqual(expected);
    };
    await agrees();
    const first = await recorded();
    await agrees();
    await recorded({ templateId: titled('Hopping on one foot').id });
    expect(await stored(family.childId)).toEqual(await inUse());
    await agrees();
    await teacher.delete(`/api/child-milestones/${first.id}`);
    expect(await stored(family.childId)).toEqual(await inUse());
    const tower = titled('Building a tower');
    await director.patch(`/api/milestone-templates/${tower.id}`, { isActive: false });
    expect(await stored(family.childId)).toEqual(await inUse());
    await director.patch(`/api/milestone-templates/${tower.id}`, { isActive: true });
    await director.patch(`/api/milestone-categories/${tower.categoryId}`, { isActive: false });
    await agrees();
    await director.patch(`/api/milestone-categories/${tower.categoryId}`, { isActive: true });
    // Three years old on September 1, 2026, by the center's day: the morning of that day makes the step, not the night before.
    for (const now of ['2026-08-31T15:00:00Z', '2026-09-01T15:00:00Z', '2027-09-02T15:00:00Z']) {
      scene.larkhouse.clock.set(now);
      teacher = await scene.as('Assistant Teacher');
      director = await scene.as('Director');
      await agrees();
      const everybody = (await teacher.get<{ id: number; progress: Progress[] }[]>('/api/milestone-progress')).body;
      expect(everybody.find(({ id }) => id === family.childId)?.progress).toEqual((await growth()).progress);
    }
  });

  test('is the same for the family, who may look first', async () => {
    scene.larkhouse.clock.set('2026-09-02T15:00:00Z');
    teacher = await scene.as('Assistant Teacher');
    const parent = await scene.parentOf(family);
    const { body } = await parent.get<Growth>(`/api/parent/milestones?childId=${family.childId}`);
    expect(
      Object.fromEntries(body.progress.map((row) => [row.categoryId, [row.totalMilestones, row.achievedMilestones]])),
    ).toEqual(
      Object.fromEntries(
        Object.entries(await recount(family.childId, '2026-09-02')).filter(([id]) =>
          body.categories.some((category) => category.id === Number(id)),
        ),
      ),
    );
  });
});

describe('badges', () => {
  const names = async () => (await growth()).badges.map(({ badgeName, earnedDate }) => [badgeName, earnedDate]);

  test('come with what they rest on, and go with it', async () => {
    const movement = templates.filter(({ categoryId }) => categoryId === titled('First steps').categoryId).slice(0, 5);
    const made: Milestone[] = [];
    for (const [index, { id }] of movement.entries()) {
      made.push(await recorded({ templateId: id, achievedDate: `2026-02-0${index + 1}` }));
    }
    expect(await names()).toEqual([
      ['Movement: 5 milestones', '2026-02-05'],
      ['First milestone', '2026-02-01'],
    ]);
    const { id = 0 } = made[0] ?? {};
    await teacher.patch(`/api/child-milestones/${id}`, { achievedDate: '2026-02-09' });
    expect(await names()).toEqual([
      ['Movement: 5 milestones', '2026-02-09'],
      ['First milestone', '2026-02-02'],
    ]);
    await teacher.delete(`/api/child-milestones/${id}`);
    expect(await names()).toEqual([['First milestone', '2026-02-02']]);
  });

  test('a whole step of age, ten, and ten stars', async () => {
    const early = templates.filter(({ ageRangeMin }) => ageRangeMin < 4);
    expect(early).toHaveLength(10);
    for (const { id } of early) await recorded({ templateId: id, isStarred: true });
    expect((await names()).map(([name]) => name).sort()).toEqual([
      '10 golden stars',
      '10 milestones',
      'All round: 0 to 4 months',
      'All round: 2 to 6 months',
      'First milestone',
    ]);
    const [{ id = 0 } = {}] = (await growth()).achieved;
    await teacher.patch(`/api/child-milestones/${id}`, { isStarred: false });
    expect((await names()).map(([name]) => name)).not.toContain('10 golden stars');
    // A milestone that the center adds to a step takes nobody's badge away.
    const added = await director.post<Template>('/api/milestone-templates', {
      categoryId: early[0]?.categoryId,
      title: 'Another one',
      ageRangeMin: 0,
      ageRangeMax: 4,
      skillType: 'cognitive',
    });
    await recorded({ templateId: titled('First steps').id });
    expect((await names()).map(([name]) => name)).toContain('All round: 0 to 4 months');
    await director.patch(`/api/milestone-templates/${added.body.id}`, { isActive: false });
  });

  test('can be hidden from the family', async () => {
    await recorded();
    const [badge] = (await growth()).badges;
    const parent = await scene.parentOf(family);
    const seen = async () => (await parent.get<Growth>('/api/parent/milestones')).body.badges.length;
    expect(await seen()).toBe(1);
    const hidden = await teacher.patch<Badge>(`/api/milestone-badges/${badge?.id}`, { isVisible: false, version: 1 });
    expect([hidden.body.isVisible, hidden.body.badgeName, await seen()]).toEqual([false, 'First milestone', 0]);
    expect((await teacher.patch(`/api/milestone-badges/${badge?.id}`, { isVisible: true, version: 1 })).status).toBe(
      412,
    );
    expect((await parent.patch(`/api/milestone-badges/${badge?.id}`, { isVisible: true })).status).toBe(403);
  });
});

describe('the family', () => {
  test('is told, celebrates once, and reads no other child’s name', async () => {
    const other = await scene.newFamily();
    await scene.rows('delete from outbox');
    const { id } = await recorded({ notes: `Walked to Child ${other.marker} and back` });
    scene.larkhouse.clock.advance({ minutes: 5 });
    const sent = await outbox();
    expect(sent).toHaveLength(1);
    for (const input of sent) {
      await tellPeople({ server: scene.larkhouse.server, centerId: scene.world.centerId, input, attempt: 1 });
    }
    expect((await growth()).achieved[0]).toMatchObject({
      parentNotified: false,
      notificationSentAt: '2026-03-02T12:35:00.000Z',
    });
    const parent = await scene.parentOf(family);
    const told = async () =>
      (await parent.get<{ kind: string; isRead: boolean }[]>('/api/notifications')).body.filter(
        ({ kind }) => kind === 'milestone',
      );
    expect(await told()).toMatchObject([{ event: 'achieved', isRead: false, aboutId: id }]);

    const celebrations = async (client: Client) => (await client.get<Milestone[]>('/api/parent/celebrations')).body;
    expect(await celebrations(parent)).toMatchObject([
      {
        id,
        title: 'First steps',
        celebrationMessage: en.templates['movement-15'].celebrationMessage,
        parentTip: en.templates['movement-15'].parentTip,
        notes: 'Walked to another child and back',
        firstName: `Child ${family.marker}`,
        categoryName: 'Movement',
      },
    ]);
    const stranger = await scene.parentOf(other);
    expect(await celebrations(stranger)).toEqual([]);
    expect((await stranger.post(`/api/parent/milestones/${id}/seen`)).status).toBe(404);
    expect((await stranger.get(`/api/parent/milestones?childId=${family.childId}`)).status).toBe(404);

    expect((await parent.post(`/api/parent/milestones/${id}/seen`)).status).toBe(200);
    expect((await parent.post(`/api/parent/milestones/${id}/seen`)).status).toBe(200);
    expect([await celebrations(parent), await told()]).toMatchObject([[], [{ isRead: true }]]);
    const own = (await parent.get<Growth>('/api/parent/milestones')).body;
    expect(own.achieved).toMatchObject([{ id, isSeen: true, notes: 'Walked to another child and back' }]);
    expect((await growth()).achieved[0]).toMatchObject({ id, parentNotified: true, version: 1 });

    await teacher.delete(`/api/child-milestones/${id}`);
    expect((await parent.get<Growth>('/api/parent/milestones')).body.achieved).toEqual([]);
    await runJobs(scene, 'take-back-notifications');
  });

  test('looks ahead, never back', async () => {
    const parent = await scene.parentOf(family);
    const { next, ageMonths } = (await parent.get<Growth>('/api/parent/milestones')).body;
    expect(ageMonths).toBe(30);
    expect(next.length).toBeGreaterThan(4);
    for (const one of next) expect([one.ageRangeMax >= 30, one.ageRangeMin <= 36]).toEqual([true, true]);
    const inOneCategory = Map.groupBy(next, ({ categoryId }) => categoryId);
    expect(Math.max(...[...inOneCategory.values()].map((own) => own.length))).toBeLessThanOrEqual(2);
    const [first] = next;
    await recorded({ templateId: first?.templateId });
    const after = (await parent.get<Growth>('/api/parent/milestones')).body.next;
    expect(after.map(({ templateId }) => templateId)).not.toContain(first?.templateId);
  });

  test('reads it in its language', async () => {
    await recorded();
    const parent = await scene.parentOf(family);
    await parent.put('/api/preferences', { language: 'de' });
    const { categories, achieved, badges } = (await parent.get<Growth>('/api/parent/milestones')).body;
    expect([categories[0]?.name, achieved[0], badges[0]?.badgeName]).toMatchObject([
      'Bewegung',
      { title: 'Erste Schritte' },
      'Erster Meilenstein',
    ]);
  });
});

const outbox = async () =>
  (await scene.rows<{ input: unknown }>(`select payload as input from outbox where task = 'notify'`)).map(
    ({ input }) => input,
  );

let elsewhere: World | undefined;
async function otherCenter(): Promise<Client> {
  elsewhere ??= await makeCenter(scene.larkhouse, { name: 'Oak House' });
  return signedIn(scene.larkhouse, 'staff', { centerId: elsewhere.centerId, accountId: elsewhere.staff.Director });
}
