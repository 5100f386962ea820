import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { rooms } from '#server/domains/center/queries.ts';
import { recordDose, recordExemption } from '#server/domains/compliance/immunizations.ts';
import { makeInspectorLink } from '#server/domains/compliance/links.ts';
import { rollCallOf } from '../roll-call.ts';
import type { Stage } from './actors.ts';
import { family } from './fresh.ts';

const here = <T>({ larkhouse, here: { centerId } }: Stage, work: (scope: Scope) => Promise<T>): Promise<T> =>
  inCenter(larkhouse.server, { centerId }, work);

export const DOSE = { vaccine: 'MMR', dose: 1, givenOn: '2024-10-01', source: 'School form' };
export const COMBINATION = { combination: 'MMRV', givenOn: '2026-01-05', source: '' };
export const EXEMPTION = {
  vaccine: 'HepA',
  kind: 'medical',
  dated: '2024-10-01',
  until: null,
  source: 'Letter',
} as const;
export const LINK = {
  label: 'Ms. Inspector',
  sheets: ['staff-hours'],
  from: '2020-01-06',
  to: '2020-01-10',
  hours: 24,
};

/** A count of a room of the first center in which nobody is. */
export const headcount = async (stage: Stage) => {
  const all = await here(stage, (scope) => scope.all(rooms()));
  const roomId = all.find(({ name }) => name === 'Playground')?.id ?? 0;
  return { body: { roomId, counted: 0, note: '' } };
};

/** The result of a drill of the first center. */
export const rollCall = async (stage: Stage) => {
  const { childId } = await family(stage);
  const [room] = await here(stage, (scope) => scope.all(rooms()));
  const line = { childId, roomId: room?.id ?? 0, isAccounted: true, note: '' };
  return { body: { ...rollCallOf(stage.larkhouse.clock.now(), [line]), isDrill: true } };
};

/** A dose of another child of the first center; returns its id. */
export const dose = async (stage: Stage): Promise<number> => {
  const { childId } = await family(stage);
  const { vaccines } = await here(stage, (scope) => recordDose(scope, childId, DOSE));
  return vaccines.flatMap(({ doses }) => doses).find(({ id }) => id !== null)?.id ?? 0;
};

export const exemption = async (stage: Stage): Promise<number> => {
  const { childId } = await family(stage);
  const { exemptions } = await here(stage, (scope) => recordExemption(scope, childId, EXEMPTION));
  return exemptions[0]?.id ?? 0;
};

/** An inspector's link to days on which nothing was: its id, and the token of its address. */
export const inspectorLink = (stage: Stage): Promise<{ id: number; token: string }> =>
  here(stage, async (scope) => {
    const { id, address } = await makeInspectorLink(stage.larkhouse.server, scope, {
      ...LINK,
      sheets: ['staff-hours'],
    });
    return { id, token: address.split('/').at(-1) ?? '' };
  });
