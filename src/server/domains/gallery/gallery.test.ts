import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { GalleryPhoto } from '#contract/gallery.ts';
import { sweepFiles } from '#server/domains/uploads/jobs.ts';
import type { Client } from '#testing/client.ts';
import { NO_UPLOADS } from '#testing/hostile-files.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { photograph } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { unzipped } from '#testing/zip.ts';

type Create = NonNullable<NonNullable<Parameters<typeof sharp>[1]>['create']>;
type Photo = z.output<typeof GalleryPhoto> & {
  readonly children: { id: number; firstName: string; lastName?: string; hasPhotoRelease?: boolean }[];
  readonly rooms: { id: number; name: string }[];
  readonly message?: string;
  readonly fields?: Record<string, string>;
};

let scene: Scene;
let director: Client;
let [mine, theirs] = [] as unknown as [Family, Family];
let [me, them] = [] as unknown as [Client, Client];

beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());
beforeEach(async () => {
  [mine, theirs] = [await scene.newFamily(), await scene.newFamily()];
  [me, them] = [await scene.parentOf(mine), await scene.parentOf(theirs)];
});

async function post(change: object = {}, client = director) {
  const bytes = await photograph({ width: 600, height: 400 });
  const { body } = await client.upload<{ filePath: string; fileName: string }>('/api/uploads', bytes, 'garden.jpg');
  const { fileName, filePath } = body;
  return client.post<Photo>('/api/gallery', {
    title: 'Garden day',
    description: 'Planting beans',
    fileName,
    filePath,
    fileSize: bytes.length,
    uploadedBy: 4,
    tags: JSON.stringify(['garden', ' spring ', '', 'garden']),
    isVisible: true,
    ...change,
  });
}
const listOf = async (client: Client, query = '') => (await client.get<Photo[]>(`/api/gallery${query}`)).body;
const sees = async (client: Client, id: number) => (await listOf(client)).some((photo) => photo.id === id);
const release = (childId: number) => director.post(`/api/children/${childId}/consents`, { forms: ['photoRelease'] });

describe('posting', () => {
  test('takes what the form sends, and gives the picture in the asked width', async () => {
    const { status, body } = await post({}, await scene.as('Assistant Teacher'));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Garden day',
      tags: '["garden","spring"]',
      isVisible: true,
      width: 600,
      height: 400,
    });
    const picture = await director.open(`/api/gallery/${body.id}/image?size=320`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(picture.headers.get('cache-control')).toBe('private, no-cache');
    expect((await sharp(await picture.bytes()).metadata()).width).toBe(320);
    const again = await director.get(`/api/gallery/${body.id}/image?size=320`, {
      'if-none-match': picture.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    const part = await director.get(`/api/gallery/${body.id}/original`, { range: 'bytes=0-99' });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
  });

  test('a photo is read by whom the list shows it, and by nobody else', async () => {
    const { body } = await post({ childIds: [mine.childId] });
    expect((await director.get<Photo>(`/api/gallery/${body.id}`)).body).toEqual(body);
    const own = await me.get<Photo>(`/api/gallery/${body.id}`);
    expect(own.body.children).toEqual([{ id: mine.childId, firstName: expect.any(String) }]);
    expect((await them.get(`/api/gallery/${body.id}`)).status).toBe(404);
    expect((await director.get('/api/gallery/999999')).status).toBe(404);
  });

  test('a photo stands in the day of a child that is in it, as soon as its family may see it', async () => {
    interface Day {
      readonly entries: { kind: string; recordId: number; title: string; thumbnailUrl: string | null }[];
    }
    const photosIn = async (client: Client, query = '') =>
      (await client.get<Day>(`/api/parent/day${query}`)).body.entries.filter(({ kind }) => kind === 'photo');
    const { body } = await post({ childIds: [mine.childId] });
    const alone = await post({ childIds: [] });
    const hidden = await post({ childIds: [mine.childId], isVisible: false });
    const [seen] = (await photosIn(me)).filter(({ recordId }) => recordId === body.id);
    expect(seen).toMatchObject({ title: 'Garden day', thumbnailUrl: expect.stringContaining(`/${body.id}/image`) });
    expect((await me.open(seen?.thumbnailUrl ?? '')).status).toBe(200);
    const ids = (await photosIn(me)).map(({ recordId }) => recordId);
    expect(ids).not.toContain(alone.body.id);
    expect(ids).not.toContain(hidden.body.id);
    expect(await photosIn(them)).toEqual([]);
    expect(await photosIn(me, '?date=2026-02-27')).toEqual([]);
  });

  test('an odd path in the database leads to no file', async () => {
    const { body } = await post();
    for (const odd of ['/uploads/../../etc/passwd', '', `/uploads/${'0'.repeat(32)}.jpg`]) {
      await scene.rows('update gallery_photo set file_path = $1 where id = $2', odd, body.id);
      const answers = await Promise.all(
        ['image?size=320', 'original'].map((file) => director.get(`/api/gallery/${body.id}/${file}`)),
      );
      expect(
        answers.map(({ status }) => status),
        odd,
      ).toEqual([404, 404]);
    }
  });

  test('a path that was never uploaded is a missing file, which parents do not see', async () => {
    const { status, body } = await post({ filePath: '/uploads/Großes Bild (2).jpg' });
    expect([status, body.imageUrl]).toEqual([201, null]);
    expect((await director.get(`/api/gallery/${body.id}/image`)).status).toBe(404);
    expect(await sees(me, body.id)).toBe(false);
  });

  test('an upload belongs to one photo', async () => {
    const { body: first } = await post();
    const again = await post({ filePath: first.filePath });
    expect([again.status, again.body.fields]).toEqual([
      422,
      { filePath: 'This file is used already. Please upload it again.' },
    ]);
    await director.delete(`/api/gallery/${first.id}`);
    expect((await post({ filePath: first.filePath })).status).toBe(422);
  });

  test.each(NO_UPLOADS)('no upload is called %s', async (filePath) => {
    const { status, body } = await post({ filePath });
    expect([status, body.fields]).toEqual([
      422,
      { filePath: 'Upload the file first, and send the path that it was given' },
    ]);
  });

  test('the whole answer to an upload can be sent on', async () => {
    const bytes = await photograph({ width: 600, height: 400 });
    const { body: upload } = await director.upload<object>('/api/uploads', bytes, 'garden.jpg');
    const { status, body } = await director.post<Photo>('/api/gallery', { title: 'Garden day', ...upload });
    expect([status, body.imageUrl === null, body.width]).toEqual([201, false, 600]);
  });

  test.each([
    [{ title: '  ' }, 'title'],
    [{ filePath: '' }, 'filePath'],
  ])('%o says what is missing', async (change, field) => {
    const { status, body } = await post(change);
    expect([status, body.fields]).toEqual([422, { [field]: 'Please fill in all required fields and select a file' }]);
  });

  test('a child who is not enrolled cannot be tagged', async () => {
    expect((await post({ childIds: [999_999] })).body.fields).toEqual({ childIds: 'Choose children who are enrolled' });
  });

  test('who may not', async () => {
    expect((await (await scene.as('Support Staff')).post('/api/gallery', { title: 'x' })).status).toBe(403);
    expect((await me.post('/api/gallery', { title: 'x' })).status).toBe(403);
  });
});

describe('who sees a photo', () => {
  test('of the whole center: every family; hidden: none', async () => {
    const { body } = await post();
    expect([await sees(me, body.id), await sees(them, body.id)]).toEqual([true, true]);
    await director.patch(`/api/gallery/${body.id}`, { isVisible: false });
    expect([await sees(me, body.id), await sees(director, body.id)]).toEqual([false, true]);
    expect((await me.get(`/api/gallery/${body.id}/image`)).status).toBe(404);
  });

  test('of a child: their family alone, and no other child is named to it', async () => {
    for (const family of [mine, theirs]) await release(family.childId);
    const { body } = await post({ childIds: [mine.childId, theirs.childId] });
    const third = await scene.parentOf(await scene.newFamily());
    expect([await sees(me, body.id), await sees(them, body.id), await sees(third, body.id)]).toEqual([
      true,
      true,
      false,
    ]);
    const [photo] = (await listOf(me)).filter(({ id }) => id === body.id);
    expect(photo?.children.map(({ id }) => id)).toEqual([mine.childId]);
    expect((await third.get(`/api/gallery/${body.id}/original`)).status).toBe(404);
  });

  test('with a child without photo release: that child’s family alone, until it is given', async () => {
    await release(mine.childId);
    const { body } = await post({ childIds: [mine.childId, theirs.childId] });
    expect(body.children.map((child) => child.hasPhotoRelease).sort()).toEqual([false, true]);
    expect([await sees(me, body.id), await sees(them, body.id)]).toEqual([false, true]);
    await release(theirs.childId);
    expect([await sees(me, body.id), await sees(them, body.id)]).toEqual([true, true]);
    await director.post(`/api/children/${theirs.childId}/consents/photoRelease/revoke`);
    expect([await sees(me, body.id), await sees(them, body.id)]).toEqual([false, true]);
  });

  test("with a child whose family signed the release 'declined': that family alone, until it gives it", async () => {
    const family = await scene.newFamily();
    await release(mine.childId);
    await director.post(`/api/children/${family.childId}/consents`, { declined: ['photoRelease'] });
    const { body } = await post({ childIds: [mine.childId, family.childId] });
    expect(body.children.map((child) => child.hasPhotoRelease).sort()).toEqual([false, true]);
    const own = await scene.parentOf(family);
    expect([await sees(me, body.id), await sees(own, body.id)]).toEqual([false, true]);
    await release(family.childId);
    expect([await sees(me, body.id), await sees(own, body.id)]).toEqual([true, true]);
    await director.post(`/api/children/${family.childId}/consents`, { declined: ['photoRelease'] });
    expect([await sees(me, body.id), await sees(own, body.id)]).toEqual([false, true]);
  });

  test('of a room: the families of its children', async () => {
    const rooms = (await director.get<{ id: number; name: string }[]>('/api/rooms')).body;
    const [child] = await scene.rows<{ room_id: number }>('select room_id from child where id = $1', mine.childId);
    const other = rooms.find(({ id }) => id !== Number(child?.room_id));
    const { body: own } = await post({ roomIds: [Number(child?.room_id)] });
    const { body: next } = await post({ roomIds: [other?.id] });
    expect([await sees(me, own.id), await sees(me, next.id)]).toEqual([true, false]);
  });

  test('of whom it names now, however often that changes', async () => {
    const { body } = await post({ childIds: [mine.childId] });
    const seenAfter = async (named: object) => {
      await director.patch(`/api/gallery/${body.id}`, named);
      return [await sees(me, body.id), await sees(them, body.id)];
    };
    expect(await seenAfter({ childIds: [] })).toEqual([true, true]);
    expect(await seenAfter({ childIds: [theirs.childId] })).toEqual([false, true]);
    expect(await seenAfter({ childIds: [mine.childId, theirs.childId] })).toEqual([false, false]);
    expect(await seenAfter({ childIds: [mine.childId] })).toEqual([true, false]);
    const [child] = await scene.rows<{ room_id: number }>('select room_id from child where id = $1', mine.childId);
    const rooms = (await director.get<{ id: number }[]>('/api/rooms')).body.map(({ id }) => id);
    const other = rooms.filter((id) => id !== Number(child?.room_id));
    expect(await seenAfter({ childIds: [], roomIds: other.slice(0, 1) })).toEqual([false, false]);
    expect(await seenAfter({ childIds: [mine.childId], roomIds: [] })).toEqual([true, false]);
  });
});

describe('how many families a photo is for, before it is posted', () => {
  const families = async (query: string) =>
    (await director.get<{ families: number }>(`/api/gallery/audience${query}`)).body.families;

  test('of children: as many as see it then, by the releases as they stand', async () => {
    const query = `?childIds=${mine.childId},${theirs.childId}`;
    const tried = async () => {
      const { body } = await post({ childIds: [mine.childId, theirs.childId] });
      const seeing = [await sees(me, body.id), await sees(them, body.id)].filter(Boolean).length;
      expect(await families(query)).toBe(seeing);
      return seeing;
    };
    expect(await tried()).toBe(0);
    await release(mine.childId);
    expect(await tried()).toBe(1);
    await release(theirs.childId);
    expect(await tried()).toBe(2);
    expect(await families(`?childIds=${mine.childId}`)).toBe(1);
  });

  test('of a room and of the center: each family counts once', async () => {
    const [child] = await scene.rows<{ room_id: number }>('select room_id from child where id = $1', mine.childId);
    const room = `?roomIds=${child?.room_id}`;
    const [inRoom, everybody] = [await families(room), await families('')];
    await scene.newFamily();
    expect([await families(room), await families('')]).toEqual([inRoom + 1, everybody + 1]);
  });

  test('is for staff with the gallery, and for ids', async () => {
    expect((await me.get('/api/gallery/audience')).status).toBe(403);
    expect((await (await scene.as('Support Staff')).get('/api/gallery/audience')).status).toBe(403);
    const bad = await director.get<Photo>('/api/gallery/audience?childIds=1,two');
    expect([bad.status, bad.body.fields]).toEqual([422, { childIds: 'Must be ids between commas' }]);
  });
});

interface Counts {
  readonly found: number;
  readonly saveable: number;
  readonly groups: { readonly name: string; readonly count: number }[];
}

test('search, tag and page narrow the list, and the summary counts', async () => {
  const word = `beans-${mine.childId}`;
  for (const title of [`${word} one`, `${word} two`, `${word} three`]) await post({ title, tags: [word] });
  const [newest] = await listOf(me, `?search=${word}&limit=1`);
  expect(newest?.title).toBe(`${word} three`);
  expect((await listOf(me, `?tag=${word}&before=${newest?.id}`)).map(({ title }) => title)).toEqual([
    `${word} two`,
    `${word} one`,
  ]);
  const read = async (by: string) => (await me.get<Counts>(`/api/gallery/summary?search=${word}${by}`)).body;
  expect(await read('')).toMatchObject({ found: 3, groups: [] });
  expect((await read('&by=tag')).groups).toContainEqual({ name: word, count: 3 });
  const { groups, saveable } = await read('&by=month');
  expect(saveable).toBe(3);
  // Of all, whatever is looked for.
  expect(groups.find(({ name }) => name === '2026-03')?.count).toBeGreaterThanOrEqual(3);
});

test('a change needs the newest version, and says what it was', async () => {
  const { body } = await post();
  expect((await director.patch(`/api/gallery/${body.id}`, { title: 'Spring', version: body.version })).status).toBe(
    200,
  );
  expect((await director.patch(`/api/gallery/${body.id}`, { title: 'May', version: body.version })).status).toBe(412);
  expect((await director.patch('/api/gallery/999999', { title: 'May' })).status).toBe(404);
});

test('what is deleted is gone at once, and its bytes with the next sweep; who is reading reads on', async () => {
  const { body } = await post();
  const { server } = scene.larkhouse;
  const folder = `${scene.world.centerId}/${body.filePath.slice('/uploads/'.length, -'.jpg'.length)}`;
  const reading = await server.files.read(`${folder}/original.jpg`);
  expect((await director.delete(`/api/gallery/${body.id}`)).status).toBe(200);
  expect((await director.delete(`/api/gallery/${body.id}`)).status).toBe(404);
  expect((await director.get(`/api/gallery/${body.id}/image`)).status).toBe(404);
  await sweepFiles({ server, centerId: scene.world.centerId });
  expect(await server.files.size(`${folder}/original.jpg`)).toBeNull();
  expect((await sharp(await buffer(reading)).metadata()).width).toBe(600);
});

test('who downloads a photo, or a month, while it is deleted gets all of it', async () => {
  const noise = { width: 2400, height: 2400, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 60 } };
  const bytes = Uint8Array.from(
    await sharp({ create: noise as Create })
      .jpeg()
      .toBuffer(),
  );
  const { fileName, filePath } = (await director.upload<Photo>('/api/uploads', bytes, 'big.jpg')).body;
  // The only photo of its month.
  scene.larkhouse.clock.set('2026-02-10T12:00:00Z');
  const { body } = await director.post<Photo>('/api/gallery', { title: 'Big', fileName, filePath });
  scene.larkhouse.clock.set(MONDAY_MORNING);
  const one = await me.open(`/api/gallery/${body.id}/original`);
  const zip = (await me.open('/api/gallery/archive?month=2026-02')).body?.getReader();
  const begun = await zip?.read();
  expect((await director.delete(`/api/gallery/${body.id}`)).status).toBe(200);
  await sweepFiles({ server: scene.larkhouse.server, centerId: scene.world.centerId });
  const whole = await one.bytes();
  expect(whole.length).toBe(Number(one.headers.get('content-length')));
  expect((await sharp(whole).metadata()).width).toBe(2400);
  const chunks = [begun?.value ?? new Uint8Array()];
  for (let next = await zip?.read(); next?.value; next = await zip?.read()) chunks.push(next.value);
  const [[name, inZip] = []] = unzipped(Buffer.concat(chunks));
  expect([name, inZip?.length]).toEqual(['2026-02-10 001 Big.jpg', whole.length]);
});

/** The titles in the zip file that somebody gets; empty when it is refused. */
async function titlesIn(client: Client, query: string): Promise<string[]> {
  const answer = await client.open(`/api/gallery/archive?${query}`);
  if (answer.status !== 200) return [];
  const names = [...unzipped(Buffer.from(await answer.bytes())).keys()];
  return names.map((name) => name.replace(/^[\d-]+ \d{3} |\.jpg$/g, '')).toSorted();
}
const numbers = async (client: Client, query: string) =>
  (await client.get<Counts>(`/api/gallery/summary?${query}`)).body;

describe('one zip file of photos', () => {
  const DAY = 'from=2026-01-14&to=2026-01-14';
  const at = (moment: string) => scene.larkhouse.clock.set(moment);
  afterEach(() => at(MONDAY_MORNING));

  test('holds those of a child, or of days of the center, that the family may see', async () => {
    // In New York it is still the 14th.
    at('2026-01-15T04:30:00Z');
    await post({ childIds: [mine.childId], title: 'Ours' });
    await post({ title: 'Of all' });
    at('2026-01-15T05:30:00Z');
    await post({ childIds: [mine.childId], title: 'The day after' });
    at(MONDAY_MORNING);
    [me, them] = [await scene.parentOf(mine), await scene.parentOf(theirs)];
    const child = `childId=${mine.childId}`;
    expect(await titlesIn(me, DAY)).toEqual(['Of all', 'Ours']);
    expect(await titlesIn(me, child)).toEqual(['Ours', 'The day after']);
    expect(await titlesIn(me, `${child}&from=2026-01-15`)).toEqual(['The day after']);
    expect(await numbers(me, child)).toMatchObject({ found: 2, saveable: 2 });
    expect(await numbers(me, DAY)).toMatchObject({ found: 2, saveable: 2 });
    // Of another family's child there is none, however it is asked for.
    expect(await titlesIn(them, DAY)).toEqual(['Of all']);
    expect((await them.get(`/api/gallery/archive?${child}`)).status).toBe(404);
    expect(await numbers(them, child)).toMatchObject({ found: 0, saveable: 0 });
  });

  test('holds none that was hidden, and none of a child whose release was taken back', async () => {
    at('2026-01-21T15:00:00Z');
    await release(theirs.childId);
    const hidden = await post({ childIds: [mine.childId], title: 'Hidden later' });
    await post({ childIds: [mine.childId, theirs.childId], title: 'Both' });
    await post({ title: 'Of all' });
    [me, them] = [await scene.parentOf(mine), await scene.parentOf(theirs)];
    const days = 'from=2026-01-21&to=2026-01-21';
    const before = await titlesIn(me, days);
    expect(before).toContain('Hidden later');
    expect((await director.patch(`/api/gallery/${hidden.body.id}`, { isVisible: false })).status).toBe(200);
    expect(await titlesIn(me, days)).toEqual(before.filter((title) => title !== 'Hidden later'));
    expect(await titlesIn(them, days)).not.toContain('Hidden later');
  });

  test('is refused where there is nothing, for days the wrong way round, and beyond what one file holds', async () => {
    const refused = async (query: string) => {
      const { status, body } = await me.get<Photo>(`/api/gallery/archive?${query}`);
      return [status, ...Object.entries(body.fields ?? {}).flat()];
    };
    expect(await refused('from=2001-01-01&to=2001-01-31')).toEqual([404]);
    expect((await refused('from=2026-01-31&to=2026-01-01'))[0]).toBe(422);
    expect((await refused('from=2026-02-30'))[0]).toBe(422);
    await post({ title: 'One of many' });
    await scene.rows(
      `insert into gallery_photo (center_id, title, description, tags, file_name, file_path, file_size, file_stored, is_visible, created_at)
       select center_id, 'Many', '', '{}', 'many.jpg', file_path || n, 1, true, true, '2025-06-02T15:00:00Z'
       from gallery_photo, generate_series(1, 2001) n where title = 'One of many' limit 2001`,
    );
    expect(await refused('from=2025-06-02&to=2025-06-02')).toEqual([
      422,
      'to',
      'One file holds at most 2,000 photos. Please choose fewer days.',
    ]);
    await scene.rows(`delete from gallery_photo where title = 'Many'`);
  });
});

test('a month is one zip file of what the family may see', async () => {
  await release(theirs.childId);
  await post({ childIds: [theirs.childId], title: 'Not for us' });
  await post({ title: 'For everybody' });
  const answer = await me.open('/api/gallery/archive?month=2026-03');
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const names = Buffer.from(await answer.bytes()).toString('latin1');
  expect([names.includes('For everybody'), names.includes('Not for us')]).toEqual([true, false]);
  expect((await me.get('/api/gallery/archive?month=2001-01')).status).toBe(404);
  expect((await me.get('/api/gallery/archive?month=2026-13')).status).toBe(422);
});
