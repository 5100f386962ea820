import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly request: string;
  readonly route?: string;
  readonly [field: string]: unknown;
}

let scene: Scene;
const lines: string[] = [];
beforeAll(async () => {
  scene = await startScene({ logged: (line) => lines.push(line) });
});
afterAll(() => scene.stop());
beforeEach(() => {
  lines.length = 0;
});

const INFO = 30;
const WARN = 40;
const ERROR = 50;
/** The lines of one answer; its own is written once it has been sent. */
const linesOf = async ({ headers }: { headers: Headers }): Promise<Line[]> => {
  const mine = () =>
    lines.map((line) => JSON.parse(line) as Line).filter(({ request }) => request === headers.get('x-request-id'));
  await until(() => mine().some(({ msg }) => msg === 'request'));
  return mine();
};
const withoutTime = ({ time, ms, ...line }: Line) => line;

test('a request leaves one line, with its template and its center and nothing of what was asked (http-21)', async () => {
  const id = scene.world.families[0]?.childId;
  const answer = await scene.director.get(`/api/children/${id}?name=Emma`);
  const reference = answer.headers.get('x-request-id');
  expect(reference).toMatch(/^[0-9a-f]{8}$/);
  const [line] = await linesOf(answer);
  expect(line).toEqual({
    level: INFO,
    time: expect.any(Number),
    request: reference,
    method: 'GET',
    route: '/api/children/:id',
    status: answer.status,
    ms: expect.any(Number),
    center: scene.world.centerId,
    msg: 'request',
  });
  expect(lines.join()).not.toContain('Emma');
});

test('nobody names their request themselves', async () => {
  const answer = await scene.director.get('/api/children', { 'x-request-id': 'mine', 'request-id': 'mine' });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}$/);
});

test('of an address that does not exist nothing is repeated, and who is refused is no trouble', async () => {
  const unknown = await scene.director.get('/api/none/Emma');
  const refused = await (await scene.as('Support Staff')).get('/api/audit');
  expect([unknown.status, refused.status]).toEqual([404, 403]);
  const [first, second] = [await linesOf(unknown), await linesOf(refused)].flat().map(withoutTime);
  expect(first).toMatchObject({ level: INFO, status: 404 });
  expect(second).toMatchObject({ level: INFO, status: 403, route: '/api/audit' });
  expect(lines.join()).not.toContain('Emma');
  expect(unknown.text + refused.text).not.toContain('reference');
});

test('what fails on our side is an error with its route, and its answer says by which reference (http-22)', async () => {
  await scene.rows('alter table notice rename to hidden');
  const failed = await scene.director.get('/api/notices');
  await scene.rows('alter table hidden rename to notice');
  expect(failed.status).toBe(500);
  const reference = failed.headers.get('x-request-id');
  expect(failed.body).toMatchObject({
    code: 'failed',
    message: `Something went wrong on our side. Please try again. Reference ${reference}`,
    reference,
  });
  const [error, line] = await linesOf(failed);
  expect(error).toMatchObject({
    level: ERROR,
    msg: 'request failed',
    method: 'GET',
    route: '/api/notices',
    err: { code: '42P01', message: expect.stringContaining('notice'), stack: expect.stringMatching(/^\s+at /) },
  });
  expect(line).toMatchObject({ level: WARN, status: 500, route: '/api/notices', center: scene.world.centerId });
});
