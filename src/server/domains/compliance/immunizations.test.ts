import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { ChildImmunizations } from '#contract/compliance-immunizations.ts';
import type { Refused } from '#testing/attendance.ts';
import { linesOf, sheetOf } from '#testing/compliance.ts';
import { type Scene, startScene } from '#testing/scene.ts';

type Answer = z.output<typeof ChildImmunizations> & Refused;

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());

/** A child born in September 2023: two and a half years old on the test's Monday. */
const newChild = async () => (await scene.newFamily()).childId;
const doseOf = ({ vaccines }: Answer, vaccine: string, dose: number) =>
  vaccines.find((one) => one.vaccine === vaccine)?.doses.find((one) => one.dose === dose);

test('a dose is recorded once, with the paper it stands on, and can be taken back', async () => {
  const nurse = await scene.as('Nurse');
  const id = await newChild();
  const path = `/api/children/${id}/immunizations`;
  const { body: before } = await nurse.get<Answer>(path);
  expect(doseOf(before, 'MMR', 1)).toMatchObject({ state: 'overdue', dueOn: '2024-09-01', id: null });
  expect(doseOf(before, 'MMR', 2)).toMatchObject({ state: 'later', dueOn: '2027-09-01' });
  const [read] = await scene.rows<{ action: string; child_ids: number[] }>(
    'select action, child_ids from audit order by id desc limit 1',
  );
  expect(read).toEqual({ action: 'read medical records', child_ids: [id] });

  const dose = { vaccine: 'MMR', dose: 1, givenOn: '2024-09-10', source: 'State form' };
  const { status, body } = await nurse.post<Answer>(path, dose);
  const kept = doseOf(body, 'MMR', 1);
  expect([status, kept?.state, kept?.givenOn, kept?.source]).toEqual([201, 'given', '2024-09-10', 'State form']);
  expect((await nurse.post(path, dose)).status).toBe(409);
  const { body: after } = await nurse.delete<Answer>(`/api/immunizations/${kept?.id}`);
  expect(doseOf(after, 'MMR', 1)?.state).toBe('overdue');
  expect((await nurse.delete(`/api/immunizations/${kept?.id}`)).status).toBe(404);
  expect((await nurse.post(path, dose)).status).toBe(201);
});

test('what cannot be is refused by its field', async () => {
  const path = `/api/children/${await newChild()}/immunizations`;
  const refused = async (changes: object) => {
    const body = { vaccine: 'MMR', dose: 1, givenOn: '2024-09-10', source: '', ...changes };
    const answer = await scene.director.post<Refused>(path, body);
    return [answer.status, Object.keys(answer.body.fields ?? {})];
  };
  expect(await refused({ vaccine: 'XYZ' })).toEqual([422, ['vaccine']]);
  expect(await refused({ dose: 3 })).toEqual([422, ['dose']]);
  expect(await refused({ givenOn: '2026-03-03' })).toEqual([422, ['givenOn']]);
  expect(await refused({ givenOn: '2023-08-31' })).toEqual([422, ['givenOn']]);
  expect((await scene.director.post('/api/children/999999/immunizations', {})).status).toBe(422);
});

test('an exemption holds until it ends, and stands on the due list', async () => {
  const id = await newChild();
  const path = `/api/children/${id}/immunization-exemptions`;
  const exemption = { vaccine: null, kind: 'medical', dated: '2026-02-01', source: 'Letter' };
  const { status, body } = await scene.director.post<Answer>(path, exemption);
  expect([status, doseOf(body, 'MMR', 1)?.state, body.exemptions.length]).toEqual([201, 'exempt', 1]);
  const due = async () =>
    linesOf((await sheetOf(scene.director, 'immunizations', `childId=${id}`)).body).map(({ vaccine, state }) => [
      vaccine,
      state,
    ]);
  expect(await due()).toEqual([['All vaccines', 'Exempt for medical reasons']]);
  const ended = await scene.director.delete<Answer>(`/api/immunization-exemptions/${body.exemptions[0]?.id}`);
  expect(doseOf(ended.body, 'MMR', 1)?.state).toBe('overdue');
  expect(await due()).toContainEqual(['Measles, mumps, rubella (MMR)', 'Overdue']);

  const refused = async (changes: object) => {
    const answer = await scene.director.post<Refused>(path, { ...exemption, ...changes });
    return [answer.status, Object.keys(answer.body.fields ?? {})];
  };
  expect(await refused({ until: '2026-01-01' })).toEqual([422, ['until']]);
  expect(await refused({ dated: '2026-03-03' })).toEqual([422, ['dated']]);
  expect(await refused({ kind: 'no wish' })).toEqual([422, ['kind']]);
  expect(await refused({ vaccine: 'XYZ' })).toEqual([422, ['vaccine']]);
});

test('a combination vaccine is one record of each vaccine in it', async () => {
  const nurse = await scene.as('Nurse');
  const id = await newChild();
  const path = `/api/children/${id}/combination-vaccines`;
  const { status, body } = await nurse.post<Answer>(path, {
    combination: 'MMRV',
    givenOn: '2024-09-10',
    source: 'State form',
  });
  expect(status).toBe(201);
  expect(body.combinations).toContainEqual({ code: 'MMRV', known: 'ProQuad' });
  for (const vaccine of ['MMR', 'VAR'])
    expect(doseOf(body, vaccine, 1)).toMatchObject({
      state: 'given',
      givenOn: '2024-09-10',
      source: 'MMRV · State form',
    });
  const [audited] = await scene.rows<{ after: object }>(
    "select after from audit join audit_detail on audit_id = id where action = 'record immunization' order by id desc limit 1",
  );
  expect(audited?.after).toMatchObject([{ vaccine: 'MMR' }, { vaccine: 'VAR' }]);
  expect((await nurse.post(path, { combination: 'MMRV', givenOn: '2026-02-02', source: '' })).status).toBe(201);
  expect((await nurse.post(path, { combination: 'MMRV', givenOn: '2026-02-02', source: '' })).status).toBe(409);
  const unknown = await nurse.post<Refused>(path, { combination: 'MMRX', givenOn: '2024-09-10', source: '' });
  expect([unknown.status, Object.keys(unknown.body.fields ?? {})]).toEqual([422, ['combination']]);
});

test('what is too early to count, or cannot be told, is not called given or overdue', async () => {
  const id = await newChild();
  const path = `/api/children/${id}/immunizations`;
  const give = (vaccine: string, dose: number, givenOn: string) =>
    scene.director.post<Answer>(path, { vaccine, dose, givenOn, source: '' });
  const { body } = await give('DTaP', 5, '2025-12-01');
  expect(doseOf(body, 'DTaP', 5)?.state).toBe('check');
  expect(doseOf(body, 'RV', 1)?.state).toBe('closed');
  expect(doseOf(body, 'FLU', 1)?.state).toBe('due');
  const { body: flu } = await give('FLU', 1, '2025-10-01');
  expect([doseOf(flu, 'FLU', 1)?.state, doseOf(flu, 'FLU', 2)?.state]).toEqual(['given', 'verify']);
  const rows = linesOf((await sheetOf(scene.director, 'immunizations', `childId=${id}`)).body);
  expect(rows).toContainEqual(
    expect.objectContaining({ dose: 5, state: 'Given too early: verify', mark: 'attention' }),
  );
  expect(rows.filter(({ vaccine }) => String(vaccine).includes('RV'))).toEqual([]);
});

test('a family reads the record of its own child, without the papers', async () => {
  const family = await scene.newFamily();
  const { childId } = family;
  const parent = await scene.parentOf(family);
  const other = await scene.newFamily();
  const dose = { vaccine: 'MMR', dose: 1, givenOn: '2024-09-10', source: 'Given with Mia’s' };
  await scene.director.post(`/api/children/${childId}/immunizations`, dose);
  const { status, body } = await parent.get<Answer & { childId: number }>('/api/parent/immunizations');
  expect([status, body.childId, doseOf(body, 'MMR', 1)?.state]).toEqual([200, childId, 'given']);
  expect(JSON.stringify(body)).not.toContain('Mia');
  expect((await parent.get(`/api/parent/immunizations?childId=${other.childId}`)).status).toBe(404);
  expect((await parent.get(`/api/children/${childId}/immunizations`)).status).toBe(403);
});
