import { once } from 'node:events';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { keyOf } from '#server/kernel/uploads/keys.ts';
import { type Client, idempotencyKey } from '#testing/client.ts';
import { ageFolders } from '#testing/old-folders.ts';
import { pictureProcessOf } from '#testing/picture-process.ts';
import { pdf, photograph } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import { sweepFiles } from './jobs.ts';

interface Taken {
  readonly fileName: string;
  readonly filePath: string;
  readonly fileSize: number;
  readonly kind: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly message?: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await scene.rows('update center set file_quota_bytes = 21474836480');
});

const upload = (bytes: Uint8Array<ArrayBuffer>, name: string, client = director) =>
  client.upload<Taken>('/api/uploads', bytes, name);
const filesOf = () => scene.larkhouse.server.files;
const stored = async (filePath: string, variant: string) =>
  buffer(await filesOf().read(keyOf(scene.world.centerId, filePath, variant)));
const desk = () => readdir(path.join(scene.larkhouse.server.config.dataDir, 'incoming'));
const folders = async () => {
  const found: string[] = [];
  for await (const { folder } of filesOf().folders(scene.world.centerId)) found.push(folder);
  return found;
};

describe('a picture', () => {
  test('is written anew in every width, without the place and the camera', async () => {
    const bytes = await photograph({ width: 2400, height: 1600 });
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { status, body } = await upload(bytes, 'Garden day.jpg');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      fileName: 'Garden day.jpg',
      fileSize: bytes.length,
      kind: 'image',
      width: 2400,
      height: 1600,
    });
    expect(body.filePath).toMatch(/^\/uploads\/[0-9a-f]{32}\.jpg$/);
    for (const [variant, width, format] of [
      ['original.jpg', 2400, 'jpeg'],
      ['320.webp', 320, 'webp'],
      ['320.jpg', 320, 'jpeg'],
      ['960.webp', 960, 'webp'],
      ['1920.jpg', 1920, 'jpeg'],
    ] as const) {
      const picture = await stored(body.filePath, variant);
      const found = await sharp(picture).metadata();
      expect([variant, found.width, found.format, found.exif, found.xmp, found.iptc]).toEqual([
        variant,
        width,
        format,
        undefined,
        undefined,
        undefined,
      ]);
      expect(picture.includes('SERIAL-4711')).toBe(false);
    }
    expect(await desk()).toEqual([]);
  });

  test('is known by its content, not by its name', async () => {
    const { status, body } = await upload(await photograph(), 'photo.exe');
    expect([status, body.kind]).toEqual([201, 'image']);
  });
});

test('a PDF is a document', async () => {
  const { status, body } = await upload(pdf(), 'Statement.pdf');
  expect([status, body.kind, body.width]).toEqual([201, 'document', null]);
  expect(Buffer.compare(await stored(body.filePath, 'document'), pdf())).toBe(0);
});

describe('a form that is broken is refused, and leaves nothing behind', () => {
  const part = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 cut off';
  test.each([
    ['without a boundary', 'multipart/form-data', `--x\r\n${part}\r\n--x--\r\n`],
    ['with a very long boundary', `multipart/form-data; boundary=${'x'.repeat(5_000)}`, `--x\r\n${part}\r\n--x--\r\n`],
    ['that ends early', 'multipart/form-data; boundary=x', `--x\r\n${part}`],
    ['that ends within its head', 'multipart/form-data; boundary=x', '--x\r\nContent-Dispo'],
    ['that never begins', 'multipart/form-data; boundary=x', ''],
  ])('%s', async (_, type, body) => {
    const { origin } = scene.larkhouse;
    const headers = { 'content-type': type, cookie: scene.director.cookie };
    const answer = await fetch(`${origin}/api/uploads`, { method: 'POST', headers, body });
    expect([400, 422]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^(unreadable|invalid)$/) });
    expect(await desk()).toEqual([]);
  });
});

describe('refuses, keeping nothing,', () => {
  test.each([
    ['a page that calls itself a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 'cute.jpg'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'a.svg',
    ],
    ['plain text', Buffer.from('hello'), 'note.pdf'],
    ['nothing at all', Buffer.alloc(0), 'empty.jpg'],
  ])('%s', async (_, bytes, name) => {
    const before = (await folders()).length;
    const { status, body } = await upload(Uint8Array.from(bytes), name);
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty('file');
    expect([(await folders()).length, await desk()]).toEqual([before, []]);
  });

  test('a damaged picture', async () => {
    const { status, body } = await upload((await photograph()).slice(0, 700), 'cut.jpg');
    expect([status, body.message]).toEqual([422, 'This picture cannot be read. It may be damaged or too large.']);
  });

  test('more than 25 MB', async () => {
    const bytes = new Uint8Array(26 * 1024 * 1024);
    bytes.set(pdf());
    const { status, body } = await upload(bytes, 'long.pdf');
    expect([status, body.fields, await desk()]).toEqual([413, { file: 'At most 25 MB' }, []]);
  });

  test('a form without a file, another field, and what is no form', async () => {
    const empty = new FormData();
    empty.set('title', 'x');
    expect((await director.post('/api/uploads', empty)).status).toBe(422);
    const wrong = new FormData();
    wrong.set('photo', new File([await photograph()], 'a.jpg'));
    expect((await director.post('/api/uploads', wrong)).status).toBe(422);
    expect((await director.post('/api/uploads', { file: 'a' })).status).toBe(415);
  });

  test('what is beyond the room of the center', async () => {
    await scene.rows('update center set file_quota_bytes = 1000');
    const { status, body } = await upload(await photograph(), 'a.jpg');
    expect([status, body.fields?.file]).toEqual([422, expect.stringContaining('room for files is used up')]);
    await scene.rows('update center set file_quota_bytes = default');
  });

  test('who may not', async () => {
    const support = scene.world.staff['Support Staff'];
    const messages =
      "delete from role_capability where capability = 'messages' and role_id = (select role_id from staff where id = $1)";
    await scene.rows(messages, support);
    expect((await upload(pdf(), 'a.pdf', await scene.as('Support Staff'))).status).toBe(403);
    const former = await scene.newFamily();
    await scene.inCenter((scope) => endGuardianship(scope, former.guardianId, former.childId));
    expect((await upload(pdf(), 'a.pdf', await scene.parentOf(former))).status).toBe(403);
  });

  test("a parent's, when too many wait for their message", async () => {
    const parent = await scene.parentOf(await scene.newFamily());
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await upload(pdf(), 'a.pdf', parent)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 422]);
    // Before any work: nobody looked whether it can be read.
    const { body } = await upload((await photograph()).slice(0, 700), 'cut.jpg', parent);
    expect(body.fields?.file).toContain('Too many files wait');
  });

  test("a parent's, when too many are sent at once", async () => {
    const parent = await scene.parentOf(await scene.newFamily());
    const sent = await Promise.all(Array.from({ length: 25 }, () => upload(pdf(), 'a.pdf', parent)));
    expect(Map.groupBy(sent, ({ status }) => status).get(201)).toHaveLength(20);
  });

  test('of anybody more than 20 at the same time', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => begun('a.pdf', pdf())));
    await until(async () => (await desk()).length === 20);
    expect((await upload(pdf(), 'a.pdf')).status).toBe(429);
    expect((await upload(pdf(), 'a.pdf', await scene.as('Nurse'))).status).toBe(201);
    for (const socket of sockets) socket.destroy();
    await until(async () => (await desk()).length === 0);
    expect((await upload(pdf(), 'a.pdf')).status).toBe(201);
  });
});

test.skipIf(process.platform !== 'linux')('many pictures of one person let those of others pass', async () => {
  const family = await scene.newFamily();
  const parent = await scene.parentOf(family);
  const teacher = await scene.as('Lead Teacher');
  const bytes = await photograph({ width: 600, height: 400 });
  await upload(bytes, 'first.jpg');
  const reader = pictureProcessOf(process.pid);
  if (reader === null) throw new Error('Nothing reads pictures');
  // Nothing is done until all wait.
  process.kill(reader, 'SIGSTOP');
  const received = async () => {
    const folder = path.join(scene.larkhouse.server.config.dataDir, 'incoming');
    const files = (await desk()).map((name) => stat(path.join(folder, name, 'received')).catch(() => null));
    return (await Promise.all(files)).filter((file) => file?.size === bytes.length).length;
  };
  const many = Array.from({ length: 6 }, (_, n) => upload(bytes, `parent-${n}.jpg`, parent));
  await until(async () => (await received()) === 6);
  const one = upload(bytes, 'teacher.jpg', teacher);
  await until(async () => (await received()) === 7);
  process.kill(reader, 'SIGCONT');
  expect((await Promise.all([...many, one])).map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 201));
  const order = await scene.rows<{ own: boolean }>(
    `select uploaded_by_guardian is null as own from upload order by id desc limit 7`,
  );
  // Of the seven, from the last: the teacher's picture is none of the last four.
  expect(order.findIndex(({ own }) => own)).toBeGreaterThanOrEqual(4);
});

/** An upload of the Director's that goes no further than its first bytes. */
async function begun(name: string, first: Uint8Array): Promise<Socket> {
  const socket = connect(Number(new URL(scene.larkhouse.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/uploads HTTP/1.1\r\nhost: a\r\ncookie: ${director.cookie}\r\ncontent-length: 2000000\r\ncontent-type: multipart/form-data; boundary=cut\r\n\r\n` +
      `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
  );
  socket.write(first);
  return socket;
}

test.each(['a.jpg', 'a.pdf'])(
  'an upload of %s that is cut off midway leaves neither a file nor a row',
  async (name) => {
    const before = [await folders(), await scene.rows('select id from upload order by id')];
    const socket = await begun(name, name === 'a.jpg' ? (await photograph()).slice(0, 500) : pdf());
    await until(async () => (await desk()).length > 0);
    socket.destroy();
    await until(async () => (await desk()).length === 0);
    expect([await folders(), await scene.rows('select id from upload order by id')]).toEqual(before);
  },
);

test('an old folder is swept when no row names it', async () => {
  const { body } = await upload(pdf(), 'named.pdf');
  const { server } = scene.larkhouse;
  const { centerId } = scene.world;
  const left = path.join(server.config.dataDir, 'left.pdf');
  await writeFile(left, pdf());
  await filesOf().put(`${centerId}/left/document`, left, 'application/pdf');
  await sweepFiles({ server, centerId });
  expect(await folders()).toContain(`${centerId}/left`);
  await ageFolders(scene);
  await sweepFiles({ server, centerId });
  expect(await folders()).not.toContain(`${centerId}/left`);
  expect(await filesOf().size(keyOf(centerId, body.filePath, 'document'))).toBeGreaterThan(0);
});

test('what nobody uses is swept after a day, with what a killed server left', async () => {
  const { body } = await upload(pdf(), 'unused.pdf');
  const { server, clock } = scene.larkhouse;
  const job = { server, centerId: scene.world.centerId };
  await sweepFiles(job);
  expect(await filesOf().size(keyOf(job.centerId, body.filePath, 'document'))).toBeGreaterThan(0);
  clock.advance({ hours: 25 });
  await sweepFiles(job);
  expect(await filesOf().size(keyOf(job.centerId, body.filePath, 'document'))).toBeNull();
  expect(await scene.rows('select from upload where path = $1', body.filePath)).toEqual([]);
});

describe('a file that is sent again with its key (uploads-7)', () => {
  let sender: Client;
  beforeAll(async () => {
    sender = await scene.as('Director');
  });
  const send = (bytes: Uint8Array<ArrayBuffer>, key: Record<string, string>, client = sender, name = 'plan.pdf') => {
    const form = new FormData();
    form.set('file', new File([bytes], name));
    return client.send<Taken>('POST', '/api/uploads', form, key);
  };
  const kept = async () => [(await folders()).length, (await scene.rows('select from upload')).length];

  test('is there once, and answered as before', async () => {
    const key = idempotencyKey();
    const first = await send(pdf(), key);
    const before = await kept();
    const again = await send(pdf(), key);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect([await kept(), await desk()]).toEqual([before, []]);
  });

  test('at one moment it is there once, too', async () => {
    const before = await kept();
    const key = idempotencyKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(pdf(), key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await kept()).toEqual(before.map((n) => n + 1));
  });

  test('with another content or name it is refused, and nothing is left', async () => {
    const key = idempotencyKey();
    await send(pdf(), key);
    const before = await kept();
    const other = await send(await photograph(), key, sender, 'plan.pdf');
    const renamed = await send(pdf(), key, sender, 'other.pdf');
    expect([other.status, renamed.status]).toEqual([422, 422]);
    expect(other.body.message).toBe('This Idempotency-Key was already used for something else');
    expect([await kept(), await desk()]).toEqual([before, []]);
  });

  test("under somebody else's key it is another, and a refused one may be mended", async () => {
    const key = idempotencyKey();
    const mine = await send(pdf(), key);
    const theirs = await send(pdf(), key, await scene.as('Nurse'));
    expect([theirs.status, theirs.body.filePath === mine.body.filePath]).toEqual([201, false]);
    const fresh = idempotencyKey();
    expect((await send(Uint8Array.from(Buffer.from('hello')), fresh)).status).toBe(422);
    expect((await send(pdf(), fresh)).status).toBe(201);
  });
});
