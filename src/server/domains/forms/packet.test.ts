import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { effectsIn } from '#testing/effects/seen.ts';
import { publishedForm } from '#testing/forms.ts';
import { PERMISSION, SIGNING } from '#testing/matrix/fresh-forms.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { lacks } from './packet-rules.ts';
import { FORM_RULES, packetOf } from './packs.ts';

interface Packet {
  readonly lines: {
    id: string;
    by: string;
    isRead: boolean;
    formId: number | null;
    formTitle: string | null;
    lacking: { childId: number; isAsked: boolean; ranOutOn: string | null }[];
  }[];
}

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const lineOf = async (id: string) =>
  (await scene.director.get<Packet>('/api/form-packet')).body.lines.find((line) => line.id === id);
const send = (childIds: number[] | null) =>
  scene.director.post<{ sent: number }>('/api/form-packet', { childIds, dueOn: '2026-04-01', mustSign: 'one' });
const answer = (line: string, formId: number | null) =>
  scene.director.put<Packet>(`/api/form-packet/${line}`, { formId });
const published = () => publishedForm(scene, PERMISSION);

test('the files in rules/forms/ name every line once, and what was not read claims nothing', () => {
  const ids = FORM_RULES.flatMap(({ lines }) => lines.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { isRead, dueWithinDaysOfFirstDay, everyMonths, source } of FORM_RULES.flatMap(({ lines }) => lines))
    if (!isRead)
      expect([dueWithinDaysOfFirstDay, everyMonths, source.evidence === 'read']).toEqual([null, null, false]);
  expect(packetOf('TX').lines.map(({ id }) => id)).toContain('tx-family-forms');
  expect(packetOf(undefined).of.id).toBe('neutral');
  const whose = packetOf('TX').lines.map(({ id, by }) => [id.split('-')[0], by].join(' '));
  expect([...new Set(whose)]).toEqual(['tx state', 'federal federation', 'neutral larkhouse']);
});

test('a line holds until it runs out', () => {
  const child = { childId: 1, name: 'Ida', formId: 1, isAsked: false };
  expect(lacks({ everyMonths: null }, { ...child, signedOn: '2020-01-01' }, '2026-03-02')).toBeNull();
  expect(lacks({ everyMonths: 12 }, { ...child, signedOn: '2025-03-03' }, '2026-03-02')).toBeNull();
  expect(lacks({ everyMonths: 12 }, { ...child, signedOn: '2025-03-02' }, '2026-03-02')?.ranOutOn).toBe('2026-03-02');
  expect(lacks({ everyMonths: 12 }, { ...child, signedOn: null }, '2026-03-02')).toMatchObject({ ranOutOn: null });
});

describe('the packet (forms-36, forms-37)', () => {
  test('says which form answers each line and who lacks it, and sends what is lacking in one go', async () => {
    expect((await send(null)).status).toBe(409);
    const first = await scene.newFamily();
    const second = await scene.newFamily();
    const [enrollment, emergency] = [await published(), await published()];
    const effects = await effectsIn(scene, async () => {
      expect((await answer('neutral-enrollment', enrollment)).status).toBe(200);
      expect((await answer('neutral-enrollment', enrollment)).status).toBe(200);
    });
    expect(effects).toEqual([
      `audit choose form of packet: form [${enrollment}] after {"line":"neutral-enrollment"}`,
      'tell forms',
    ]);
    await answer('neutral-emergency', emergency);
    const line = await lineOf('neutral-enrollment');
    expect(line).toMatchObject({ formId: enrollment, formTitle: 'Walks', isRead: true });
    const both = [first.childId, second.childId];
    expect(line?.lacking.map(({ childId }) => childId)).toEqual(expect.arrayContaining(both));
    const sent = await effectsIn(scene, async () => expect((await send([first.childId])).body).toEqual({ sent: 2 }));
    expect(sent.filter((one) => one.startsWith('audit send form'))).toHaveLength(2);
    expect((await send([first.childId])).body).toEqual({ sent: 0 });
    const lacking = (await lineOf('neutral-emergency'))?.lacking ?? [];
    expect(both.map((id) => lacking.find(({ childId }) => childId === id)?.isAsked)).toEqual([true, false]);
    const parent = await scene.parentOf(first);
    for (const { id } of (await parent.get<{ id: number }[]>('/api/parent/form-requests')).body) {
      const path = `/api/parent/form-requests/${id}`;
      const answers = { 'may-walk': 'no' };
      const { version } = (await parent.put<{ version: number }>(`${path}/draft`, { answers })).body;
      await parent.post(`${path}/sign`, { ...SIGNING, version });
    }
    const own = async (id: string) => (await lineOf(id))?.lacking.find(({ childId }) => childId === first.childId);
    expect([await own('neutral-enrollment'), await own('neutral-emergency')]).toEqual([undefined, undefined]);
    const cleared = (await answer('neutral-enrollment', null)).body.lines;
    expect(cleared.find(({ id }) => id === 'neutral-enrollment')).toMatchObject({ formId: null, lacking: [] });
  });
  test('a form that is not published keeps it from being sent only where it is lacking', async () => {
    const { childId } = await scene.newFamily();
    const draft = { larkhouseForm: 1, body: PERMISSION };
    const { id } = (await scene.director.post<{ id: number }>('/api/forms', draft)).body;
    await answer('neutral-enrollment', await published());
    await answer('neutral-medication', id);
    expect((await send([childId])).status).toBe(201);
    await answer('neutral-consents', id);
    const refused = await send([childId]);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('Publish the forms of the packet first'),
    ]);
    for (const line of ['neutral-medication', 'neutral-consents']) await answer(line, null);
  });
  test('is refused by its fields', async () => {
    expect((await answer('no-such-line', await published())).status).toBe(404);
    expect((await answer('neutral-enrollment', 999_999)).status).toBe(404);
    const retired = await published();
    await scene.director.put(`/api/forms/${retired}/retired`, { isRetired: true });
    expect((await answer('neutral-enrollment', retired)).status).toBe(409);
    expect((await scene.director.put('/api/form-packet/UPPER', { formId: null })).status).toBe(422);
  });
});
