import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

interface FamilyConsent {
  readonly form: string;
  readonly state: string;
  readonly signedOn: string | null;
  readonly isElectronic: boolean;
}

let scene: Scene;
let family: Family;
let parent: Client;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  family = await scene.newFamily();
  parent = await scene.parentOf(family);
});

const at = (rest = '') => `/api/parent/children/${family.childId}/consents${rest}`;
const own = async () => (await parent.get<FamilyConsent[]>(at())).body;
const withdraw = (form: string, client = parent) => client.post<FamilyConsent[]>(at(`/${form}/withdraw`));
const give = (...forms: string[]) =>
  scene.director.post(`/api/children/${family.childId}/consents`, { forms, signedOn: '2026-02-20', signedBy: 'Ada' });

describe('a guardian takes back a consent (children-20)', () => {
  test('given on paper, at once; staff are told, and a second time changes nothing', async () => {
    await give('photoRelease', 'medicalForm');
    expect(await own()).toEqual([
      { form: 'medicalForm', state: 'given', since: expect.any(String), signedOn: '2026-02-20', isElectronic: false },
      { form: 'photoRelease', state: 'given', since: expect.any(String), signedOn: '2026-02-20', isElectronic: false },
    ]);
    const effects = await effectsIn(scene, async () => {
      expect((await withdraw('photoRelease')).body).toMatchObject([
        { form: 'medicalForm', state: 'given' },
        { form: 'photoRelease', state: 'withdrawn' },
      ]);
      expect((await withdraw('photoRelease')).status).toBe(200);
    });
    expect(effects.filter((one) => one.startsWith('audit'))).toEqual([
      expect.stringContaining(`audit revoke consent: consent`),
    ]);
    expect(effects.join('\n')).toContain('"event":"consent-withdrawn"');
    expect(effects).toContain(`tell children of [${family.childId}]`);
    const [row] = await scene.rows<{ revoked_by_guardian: number }>(
      `select revoked_by_guardian from consent where child_id = $1 and form = 'photoRelease'`,
      family.childId,
    );
    expect(row?.revoked_by_guardian).toBe(family.guardianId);
  });
  test('but none without which there is no care, nor of another family', async () => {
    await give('medicalForm', 'photoRelease');
    expect((await withdraw('medicalForm')).status).toBe(422);
    const stranger = await scene.parentOf(await scene.newFamily());
    expect((await withdraw('photoRelease', stranger)).status).toBe(404);
    expect((await stranger.get(at())).status).toBe(404);
    expect((await own()).map(({ state }) => state)).toEqual(['given', 'given']);
  });
  test('of two at once one takes it back', async () => {
    await give('fieldTrip');
    const effects = await effectsIn(scene, () => Promise.all([withdraw('fieldTrip'), withdraw('fieldTrip')]));
    expect(effects.filter((one) => one.startsWith('audit revoke'))).toHaveLength(1);
  });
});
