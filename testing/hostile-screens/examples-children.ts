import { CONSENT_FORMS } from '#contract/children-consents.ts';
import { SCHEDULE } from '#server/domains/compliance/packs.ts';
import { addMedication } from '#server/domains/medications/commands.ts';
import { recordMilestones } from '#server/domains/milestones/commands.ts';
import * as freshCare from '../matrix/fresh-care.ts';
import * as compliance from '../matrix/fresh-compliance.ts';
import * as freshFamilies from '../matrix/fresh-families.ts';
import { anotherGuardian, household, idsOf, slot, turn, within } from './crowd.ts';
import type { Examples } from './examples.ts';

/** Forms that are signed for one child; the others are for several. */
const OF_ONE = 4;
/** How many doses of the large combination a child can have; the small one is after those. */
const LARGE = 5;

/** How many doses of a vaccine of each season are counted. */
const MOST_DOSES = 30;

/** A milestone of the stage's hostile ones, achieved by a child who hasn't achieved it yet. */
const achieved = async (stage: Parameters<typeof household>[0]) => {
  const templates = await idsOf(stage, 'milestone_template', `title ~* 'qz\\w{4}zq'`);
  const n = turn(stage, 'milestone');
  const { childId } = await household(stage, Math.floor(n / templates.length));
  const templateId = templates[n % templates.length] ?? 0;
  return { ...(await freshCare.milestone(stage)).body, childIds: [childId], templateId };
};

/** What is said of children, said of few. */
export const OF_CHILDREN: Examples = {
  'PATCH /api/medications/:id': {
    '': async (stage) => {
      const { childId } = await household(stage, 0);
      const medication = { ...freshCare.MEDICATION, times: [...freshCare.MEDICATION.times] };
      const id = await within(stage, (scope) => addMedication(scope, childId, medication));
      return { params: { id }, body: { dose: '7 ml', instructions: 'With food', consentBy: 'Ned' } };
    },
  },
  'PATCH /api/pickup-people/:id': {
    '': async (stage) => {
      const { params } = await freshFamilies.pickupPerson({ ...stage, about: await household(stage, 1) });
      return { params, body: { relationship: 'Aunt' } };
    },
  },
  'PATCH /api/guardianships/:id': {
    '': async (stage) => ({
      params: { id: (await anotherGuardian(stage, await household(stage, 0))).rightId },
      body: { mayPickUp: false },
    }),
  },
  'PUT /api/cameras/blocks/:id': {
    '': async (stage) => ({
      params: { id: (await anotherGuardian(stage, await household(stage, 2))).id },
      body: { reason: 'Court order' },
    }),
  },
  'PUT /api/children/:id/contacts': {
    '': async (stage) => {
      const family = await household(stage, 1);
      const { id: otherId } = await anotherGuardian(stage, family);
      const { guardianId } = family;
      return { params: { id: family.childId }, body: { guardianId, otherId, decision: 'hidden', reason: 'Order' } };
    },
  },
  // Of what is given each season there may be any number.
  'POST /api/children/:id/immunizations': {
    '': async (stage) => {
      const n = turn(stage, 'dose');
      const { childId } = await household(stage, Math.floor(n / MOST_DOSES));
      const vaccine = SCHEDULE.seasonal[0]?.code ?? '';
      return { params: { id: childId }, body: { ...compliance.DOSE, vaccine, dose: 1 + (n % MOST_DOSES) } };
    },
  },
  'POST /api/children/:id/combination-vaccines': {
    '': async (stage) => {
      const { childId, place } = await slot(stage, 'combination');
      const combination = place < LARGE ? 'DTaP-IPV-Hib-HepB' : 'MMRV';
      return { params: { id: childId }, body: { ...compliance.COMBINATION, combination } };
    },
  },
  'POST /api/children/:id/immunization-exemptions': {
    '': async (stage) => ({ params: { id: (await household(stage, 0)).childId }, body: compliance.EXEMPTION }),
  },
  'POST /api/children/:id/consents': {
    '': async (stage) => {
      const { childId, place } = await slot(stage, 'consent');
      const forms = [CONSENT_FORMS[place % OF_ONE]];
      return { params: { id: childId }, body: { forms, signedOn: '2026-02-27', signedBy: 'Ned Newman' } };
    },
  },
  'POST /api/children/consents': {
    '': async (stage) => {
      const { childId, place } = await slot(stage, 'consents');
      const forms = [CONSENT_FORMS[OF_ONE + (place % (CONSENT_FORMS.length - OF_ONE))]];
      return { body: { forms, signedOn: '2026-03-01', children: [{ childId, signedBy: 'Ned Newman' }] } };
    },
  },
  'POST /api/child-milestones': { '': async (stage) => ({ body: await achieved(stage) }) },
  'PATCH /api/child-milestones/:id': {
    '': async (stage) => {
      const body = await achieved(stage);
      const [id = 0] = await within(stage, (scope) => recordMilestones(scope, body));
      return { params: { id }, body: { notes: 'With a jump' } };
    },
  },
};
