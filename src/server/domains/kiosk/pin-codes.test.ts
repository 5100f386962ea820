import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PARENT_LANGUAGES } from '#contract/kernel/languages.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Household, Kiosk, newHousehold, PIN } from '#testing/kiosk.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { pinLetterWords } from './pin-letters.ts';

interface Made {
  expiresAt: string;
  letters: {
    guardianId: number;
    name: string;
    language: string;
    text: string;
    code: string;
    steps: string[];
    validity: string;
  }[];
  kept: { id: number; name: string; reason: string }[];
  message: string;
  fields: { childIds?: string };
}

let scene: Scene;
let kiosk: Kiosk;
let lead: Client;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set('2026-03-02T13:00:00Z');
  await scene.rows('delete from login_throttle');
  lead = await scene.as('Lead Teacher');
  kiosk = new Kiosk(scene);
  await kiosk.pair();
});

const noPin = (names: readonly string[]) => newHousehold(scene, names, { pin: null });
const make = (childIds: readonly number[], client = lead, headers = {}) =>
  client.post<Made>('/api/kiosk-pins/codes', { childIds }, headers);
const codeFor = async ({ childIds }: Household) => firstOf((await make(childIds)).body.letters).code;
const choose = (code: string, pin = PIN) => kiosk.client.post('/api/kiosk/pin', { code, pin });
const codesKept = () =>
  scene.rows<{ guardianId: number; hash: string }>(
    `select guardian_id::int as "guardianId", encode(code_hash, 'hex') as hash from guardian_pin_code order by 1`,
  );

test('a guardian of two children gets one letter, and chooses a PIN with its code', async () => {
  const home = await noPin(['Mia', 'Leo']);
  const { status, body } = await make(home.childIds);
  expect(status).toBe(200);
  expect(body).toMatchObject({ expiresAt: '2026-03-05T13:00:00.000Z', kept: [] });
  expect(body.letters).toHaveLength(1);
  const letter = firstOf(body.letters);
  expect(letter).toMatchObject({ guardianId: home.guardianId, language: 'en' });
  expect(letter.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(letter.text).toContain('sign Leo and Mia in and out');
  expect(letter.steps[2]).toContain(`(${home.phoneDigits})`);
  expect(letter.validity).toContain('until March 5, 2026 at 8:00');

  expect((await choose(letter.code.toLowerCase())).body).toEqual({ phoneDigits: home.phoneDigits });
  expect((await kiosk.identify(home.phoneDigits, PIN)).status).toBe(200);
  expect((await choose(letter.code, '836194')).status).toBe(422);
});

test('who has a PIN, no phone number or no guardian is left out by name', async () => {
  const [has, gets, phoneless, orphan] = [
    await newHousehold(scene, ['Ida']),
    await noPin(['Noa']),
    await noPin(['Tim']),
    await noPin(['Uma']),
  ];
  await scene.rows(`update guardian set phone_number = '12' where id = $1`, phoneless.guardianId);
  await scene.rows('update guardianship set ended_at = now() where guardian_id = $1', orphan.guardianId);
  const { body } = await make([has, gets, phoneless, orphan].flatMap(({ childIds }) => childIds));
  expect(body.letters.map(({ guardianId }) => guardianId)).toEqual([gets.guardianId]);
  expect(body.kept).toEqual([
    { id: has.guardianId, name: expect.stringMatching(/^Ana /), reason: 'has-pin' },
    { id: phoneless.guardianId, name: expect.stringMatching(/^Ana /), reason: 'no-phone' },
    { id: firstOf(orphan.childIds), name: expect.stringMatching(/^Uma /), reason: 'no-guardian' },
  ]);
  expect((await codesKept()).map(({ guardianId }) => guardianId)).not.toContain(has.guardianId);
  const { body: list } = await lead.get<{ guardianId: number; childIds: number[] }[]>('/api/kiosk-pins');
  expect(list.find(({ guardianId }) => guardianId === gets.guardianId)?.childIds).toEqual(gets.childIds);
});

test('a code holds for 72 hours, and not a moment longer', async () => {
  const [early, late] = [await noPin(['Mia']), await noPin(['Leo'])];
  const codes = [await codeFor(early), await codeFor(late)];
  scene.larkhouse.clock.set('2026-03-05T12:59:59.999Z');
  expect((await choose(codes[0] ?? '')).status).toBe(200);
  scene.larkhouse.clock.set('2026-03-05T13:00:00Z');
  expect((await choose(codes[1] ?? '')).status).toBe(422);
});

test('a code of before ends, from a letter or from staff, and with an idempotency key too', async () => {
  const home = await noPin(['Mia']);
  const single = await lead.post<{ code: string }>(`/api/kiosk-pins/${home.guardianId}/code`);
  const first = await codeFor(home);
  const key = { 'idempotency-key': 'letters-again' };
  const [second, third] = [await make(home.childIds, lead, key), await make(home.childIds, lead, key)];
  const [again, newest] = [firstOf(second.body.letters).code, firstOf(third.body.letters).code];
  expect(new Set([single.body.code, first, again, newest]).size).toBe(4);
  for (const ended of [single.body.code, first, again]) expect((await choose(ended)).status).toBe(422);
  expect((await choose(newest)).status).toBe(200);
});

test('staff take a code back', async () => {
  const home = await noPin(['Mia']);
  const code = await codeFor(home);
  expect((await lead.delete(`/api/kiosk-pins/${home.guardianId}`)).status).toBe(200);
  expect((await choose(code)).status).toBe(422);
});

test('a PIN chosen in the portal ends the code on paper', async () => {
  const home = await noPin(['Mia']);
  const code = await codeFor(home);
  const parent = await scene.parentOf({ ...home, childId: 0, marker: '' });
  expect((await parent.put('/api/parent/kiosk-pin', { pin: PIN })).status).toBe(200);
  expect((await choose(code, '836194')).status).toBe(422);
  expect((await kiosk.identify(home.phoneDigits, PIN)).status).toBe(200);
});

test('it happens for all children or for none, and only for those of the own center', async () => {
  const home = await noPin(['Mia']);
  const foreign = await noPin(['Gone']);
  const [childId] = [firstOf(foreign.childIds)];
  await (await scene.as('Director')).delete(`/api/children/${childId}`);
  const before = await codesKept();
  for (const other of [childId, 999_999]) {
    const refused = await make([...home.childIds, other]);
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { childIds: 'There is no enrolled child with this id' } },
    });
  }
  for (const childIds of [[], Array.from({ length: 301 }, (_, n) => n + 1)])
    expect(await make(childIds)).toMatchObject({
      status: 422,
      body: { fields: { childIds: expect.any(String) } },
    });
  expect((await make(home.childIds, await scene.as('Nurse'))).status).toBe(403);
  expect((await make(home.childIds, await scene.parentOf({ ...home, childId: 0, marker: '' }))).status).toBe(403);
  expect(await codesKept()).toEqual(before);
  // Naming a child twice is naming it.
  expect((await make([...home.childIds, ...home.childIds])).body.letters).toHaveLength(1);
});

test('each letter is in the audit log with the children, and no code is there or in the database', async () => {
  const [mia, leo] = [await noPin(['Mia', 'Zoe']), await noPin(['Leo'])];
  // Only one of the two is chosen; the code is for the guardian of both.
  const { body } = await make([firstOf(mia.childIds), ...leo.childIds]);
  const entries = await scene.rows<{ id: number; children: number[] }>(
    `select (entity_ids[1])::int as id, child_ids::int[] as children from audit
     where action = 'make kiosk PIN code' and entity_ids && $1::bigint[]`,
    [mia.guardianId, leo.guardianId],
  );
  expect(entries).toHaveLength(2);
  expect(entries).toEqual(
    expect.arrayContaining([
      { id: mia.guardianId, children: mia.childIds },
      { id: leo.guardianId, children: leo.childIds },
    ]),
  );
  const codes = body.letters.map(({ code }) => code);
  const [{ log = '' } = {}] = await scene.rows<{ log: string }>(
    `select concat((select json_agg(a) from audit a), (select json_agg(d) from audit_detail d)) as log`,
  );
  for (const code of codes)
    for (const written of [code, code.replace('-', '')]) {
      expect(log).not.toContain(written);
      const hex = Buffer.from(written).toString('hex');
      expect((await codesKept()).some(({ hash }) => hash.includes(hex))).toBe(false);
    }
});

test('a letter is in the language its guardian chose, else in that of their invitation', async () => {
  const [chosen, invited] = [await noPin(['Mia']), await noPin(['Leo'])];
  await scene.rows(
    `insert into parent_invitation (center_id, child_id, guardian_id, email, email_key, relationship, language, code_hash, code_sealed, created_at, expires_at)
     select center_id, $2, id, email, email_key, 'mother', 'es', decode(md5(random()::text), 'hex'), '', now(), now() from guardian where id = any ($1)`,
    [chosen.guardianId, invited.guardianId],
    firstOf(invited.childIds),
  );
  const parent = await scene.parentOf({ ...chosen, childId: 0, marker: '' });
  await parent.put('/api/preferences', { language: 'de' });
  const { body } = await make([...chosen.childIds, ...invited.childIds]);
  const languages = body.letters.map(({ guardianId, language }) => [guardianId, language]);
  expect(new Map(languages as [number, string][])).toEqual(
    new Map([
      [chosen.guardianId, 'de'],
      [invited.guardianId, 'es'],
    ]),
  );
  expect(body.letters.find(({ language }) => language === 'de')?.validity).toContain('5. März 2026');
});

test('the first step names the button as the kiosk does', () => {
  const until = { expiresAt: new Date('2026-03-05T13:00:00Z'), zone: 'America/New_York' };
  for (const language of PARENT_LANGUAGES) {
    const file = new URL(`../../../web/locales/${language}/kiosk.json`, import.meta.url);
    const { other } = JSON.parse(readFileSync(file, 'utf8')) as { other: { code: string } };
    const { steps } = pinLetterWords({ name: 'Ana', language, children: ['Mia'], phoneDigits: '4711' }, until);
    expect(steps[0]).toContain(other.code);
  }
});

test('a pickup person chooses a PIN with a code of their own, and that is written down (pickup-people-6)', async () => {
  const home = await noPin(['Mia']);
  const director = await scene.as('Director');
  const { id } = (
    await director.post<{ id: number }>('/api/pickup-people', {
      childIds: home.childIds,
      firstName: 'Rosa',
      lastName: 'Marin',
      phoneNumber: '555 020 7788',
      relationship: 'grandmother',
      mayDropOff: true,
      mayPickUp: true,
    })
  ).body;
  const { code } = (await director.post<{ code: string }>(`/api/pickup-people/${id}/pin-code`)).body;
  const effects = await effectsIn(scene, async () => expect((await choose(code)).status).toBe(200));
  expect(effects).toEqual([`audit set kiosk PIN: pickup_person [${id}]`, 'tell children']);
});
