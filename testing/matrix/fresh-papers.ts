import { addDocument } from '#server/domains/papers/commands.ts';
import { addOverride } from '#server/domains/papers/override-commands.ts';
import { HEALTH_PAPERS, PAPERS } from '#server/domains/papers/shelves.ts';
import { addTraining } from '#server/domains/papers/training-commands.ts';
import type { Client } from '../client.ts';
import type { Stage } from './actors.ts';
import { colleague, here } from './fresh.ts';
import { uploaded } from './fresh-files.ts';

// Papers and training of staff, for rows that need one of their own.

export const paper = () =>
  ({
    kind: 'cpr',
    title: 'Heartsaver card',
    number: 'HS-48 120',
    issuedOn: '2026-01-15',
    expiresOn: '2028-01-15',
    issuer: 'Red Cross',
  }) as const;
export const healthPaper = () =>
  ({ kind: 'tb-test', title: 'Skin test', number: null, issuedOn: '2026-01-15', issuer: 'Clinic' }) as const;
export const training = () =>
  ({ title: 'Safe sleep', date: '2026-02-10', minutes: 120, mode: 'instructor', topics: ['infants'] }) as const;
export const override = () => ({ reason: 'The course is on Thursday', toDate: '2026-03-20' });

/** Somebody new of the first center. */
export const member = async (stage: Stage) => ({ params: { id: await colleague(stage) } });

/** A paper of somebody new. */
export async function paperOfColleague(stage: Stage) {
  const staffId = await colleague(stage);
  const { id } = await here(stage, (scope) => addDocument(stage.larkhouse.server, scope, PAPERS, staffId, paper()));
  return { params: { id }, staffId };
}
export async function healthPaperOfColleague(stage: Stage) {
  const staffId = await colleague(stage);
  const { id } = await here(stage, (scope) =>
    addDocument(stage.larkhouse.server, scope, HEALTH_PAPERS, staffId, healthPaper()),
  );
  return { params: { id }, staffId };
}
export async function trainingOfColleague(stage: Stage) {
  const staffId = await colleague(stage);
  const { id } = await here(stage, (scope) => addTraining(scope, staffId, training()));
  return { params: { id }, staffId };
}
export async function overrideOfColleague(stage: Stage) {
  const staffId = await colleague(stage);
  const { id } = await here(stage, (scope) => addOverride(scope, staffId, override()));
  return { params: { id }, staffId };
}

const filed = async (stage: Stage, path: (staffId: number) => string, said: object) => {
  const director: Client = await stage.clientOf('Director');
  const { filePath } = await uploaded(stage, 'document');
  const { body } = await director.post<{ id: number }>(path(await colleague(stage)), { ...said, filePath });
  return { params: { id: body.id } };
};
export const paperWithFile = (stage: Stage) => filed(stage, (id) => `/api/staff/${id}/papers`, paper());
export const healthPaperWithFile = (stage: Stage) =>
  filed(stage, (id) => `/api/staff/${id}/health-papers`, healthPaper());
export const trainingWithFile = (stage: Stage) => filed(stage, (id) => `/api/staff/${id}/training`, training());
