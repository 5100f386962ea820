import { addDuty } from '#server/domains/staff/duty-corrections.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { familyOf, type Stage } from '../matrix/actors.ts';
import * as fresh from '../matrix/fresh.ts';
import * as admissions from '../matrix/fresh-admissions.ts';
import * as compliance from '../matrix/fresh-compliance.ts';
import * as freshFamilies from '../matrix/fresh-families.ts';
import * as freshFiles from '../matrix/fresh-files.ts';
import { idsOf, turn, within } from './crowd.ts';
import type { Examples } from './examples.ts';

const DUTIES_A_DAY = 20;
/** Half an hour of the last weeks in which the nurse has no other duty. */
const dutyOf = (stage: Stage) => {
  const n = turn(stage, 'duty');
  const hour = String(1 + (n % DUTIES_A_DAY)).padStart(2, '0');
  const startDate = addDays('2026-02-27', -Math.floor(n / DUTIES_A_DAY));
  return { startDate, startTime: `${hour}:00`, endTime: `${hour}:30`, reason: 'Forgot the switch' };
};
const pastDuty = async (stage: Stage) => {
  const duty = dutyOf(stage);
  const id = stage.here.staff.Nurse;
  const { id: dutyId } = await within(stage, (scope) => addDuty(scope, id, duty));
  return { duty, params: { id, dutyId } };
};

/** What a center has many of: each text has its own. */
export const OF_CENTER: Examples = {
  'POST /api/staff/:id/duties': {
    '': async (stage) => ({ params: { id: stage.here.staff.Nurse }, body: dutyOf(stage) }),
  },
  'PATCH /api/staff/:id/duties/:dutyId': {
    '': async (stage) => {
      const { duty, params } = await pastDuty(stage);
      return { params, body: { ...duty, startTime: duty.startTime.replace(':00', ':10') } };
    },
  },
  'POST /api/staff/:id/duties/:dutyId/void': {
    '': async (stage) => ({ params: (await pastDuty(stage)).params, body: { reason: 'Was not there' } }),
  },
  'POST /api/time-clock/requests': {
    '': async (stage) => ({ body: { ...dutyOf(stage), dutyId: null } }),
  },
  // Without what only machines fill in, and of a family each time: of one a few are kept within a day.
  'POST /api/join': {
    family: async (stage) => {
      const { consent, website: _, ...said } = admissions.sent();
      const contacts = said.contacts.map((one) => ({ ...one, email: `asking-${turn(stage, 'join')}@families.test` }));
      return { ...(await admissions.openPage(stage)), body: { ...said, consent, contacts } };
    },
  },
  'POST /api/center/closures': {
    '': async (stage) => {
      const date = addDays('2026-05-01', turn(stage, 'closure'));
      return { body: { from: date, to: date, reason: 'Summer pause' } };
    },
  },
  'PUT /api/events/:id/answer': {
    '': async (stage) => {
      const events = await idsOf(stage, 'event', `asks_answers and audience = 'everybody' and title ~* 'qz\\w{4}zq'`);
      const id = events[turn(stage, 'answer') % events.length] ?? 0;
      const answer = { occurrence: fresh.EVENT.date, answer: 'yes', people: 2, note: 'With a cake' };
      return { params: { id }, body: answer };
    },
  },
  // Without its file a document's name is not shown.
  'POST /api/tax-documents': {
    '': async (stage) => {
      const { guardianId } = familyOf(stage.here, 0);
      const file = await freshFiles.uploaded(stage, 'document');
      return { body: { ...freshFiles.TAX_DOCUMENT, ...file, parentId: guardianId } };
    },
  },
  'POST /api/parent-invitations': {
    list: async (stage) => ({ body: { ...(await freshFamilies.invitationBody(stage)).body, relationship: 'aunt' } }),
    wizard: async (stage) => {
      const { childId, email } = (await freshFamilies.invitationBody(stage)).body;
      const parent = { parentName: 'Ned Newman', parentEmail: email, parentPhone: '555 0199' };
      return { body: { childId, ...parent, relationship: 'father' } };
    },
  },
  'POST /api/roll-call': {
    '': async (stage) => {
      const { body } = await compliance.rollCall(stage);
      return { body: { ...body, isDrill: true, note: 'Quiet' } };
    },
  },
};
