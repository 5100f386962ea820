import type { Scope } from '#server/db/scope.ts';
import { addQualification } from '#server/domains/employment/qualifications.ts';
import { addDocument } from '#server/domains/papers/commands.ts';
import { HEALTH_PAPERS, PAPERS } from '#server/domains/papers/shelves.ts';
import { addTraining } from '#server/domains/papers/training-commands.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Stage } from '../matrix/actors.ts';
import * as freshEmployment from '../matrix/fresh-employment.ts';
import * as freshPapers from '../matrix/fresh-papers.ts';
import { turn, within } from './crowd.ts';
import type { Examples } from './examples.ts';

const ofNurse = (body: () => object) => async (stage: Stage) => ({
  params: { id: stage.here.staff.Nurse },
  body: body(),
});
const addedTo =
  (add: (scope: Scope, stage: Stage, staffId: number) => Promise<{ id: number }>, body: object) =>
  async (stage: Stage) => {
    const { id } = await within(stage, (scope) => add(scope, stage, stage.here.staff.Nurse));
    return { params: { id }, body };
  };

/** Of days on which she was qualified for nothing else. */
const qualification = (stage: Stage) => {
  const fromDate = addDays('2010-01-01', 2 * turn(stage, 'qualification'));
  return { ...freshEmployment.qualification(), fromDate, toDate: addDays(fromDate, 1) };
};

/** What a member of staff has many of: all of them the nurse's. */
export const OF_STAFF: Examples = {
  'POST /api/staff/:id/papers': { '': ofNurse(freshPapers.paper) },
  'POST /api/staff/:id/health-papers': { '': ofNurse(freshPapers.healthPaper) },
  'POST /api/staff/:id/paper-overrides': { '': ofNurse(freshPapers.override) },
  'POST /api/staff/:id/training': { '': ofNurse(freshPapers.training) },
  'PATCH /api/papers/:id': {
    '': addedTo((scope, stage, id) => addDocument(stage.larkhouse.server, scope, PAPERS, id, freshPapers.paper()), {
      issuer: 'Heart Association',
    }),
  },
  'PATCH /api/health-papers/:id': {
    '': addedTo(
      (scope, stage, id) => addDocument(stage.larkhouse.server, scope, HEALTH_PAPERS, id, freshPapers.healthPaper()),
      { issuer: 'Health department' },
    ),
  },
  'PATCH /api/training/:id': {
    '': addedTo((scope, _stage, id) => addTraining(scope, id, freshPapers.training()), { minutes: 150 }),
  },
  'POST /api/staff/:id/qualifications': {
    '': async (stage) => ({ params: { id: stage.here.staff.Nurse }, body: qualification(stage) }),
  },
  'PATCH /api/staff/:id/qualifications/:qualificationId': {
    '': async (stage) => {
      const id = stage.here.staff.Nurse;
      const days = qualification(stage);
      const { qualifications } = await within(stage, (scope) => addQualification(scope, id, days));
      const qualificationId = qualifications.find(({ fromDate }) => fromDate === days.fromDate)?.id ?? 0;
      return { params: { id, qualificationId }, body: { note: 'Bachelor' } };
    },
  },
};
