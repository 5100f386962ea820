import { familyOf, type Stage } from '../matrix/actors.ts';
import * as fresh from '../matrix/fresh.ts';
import * as freshCare from '../matrix/fresh-care.ts';
import * as freshFiles from '../matrix/fresh-files.ts';
import type { Row } from '../matrix/rows.ts';
import { OF_CENTER } from './examples-center.ts';
import { OF_CHILDREN } from './examples-children.ts';
import { OF_FILES } from './examples-files.ts';
import { OF_STAFF } from './examples-staff.ts';

type Example = Row['call'];
/** By their write, and by their kind where a write takes other texts for each kind of thing. */
export type Examples = Readonly<Record<string, Readonly<Record<string, Example>>>>;

const childOf = (stage: Stage) => familyOf(stage.here, 0).childId;
const toFirstFamily = (stage: Stage) => ({
  body: { to: [{ kind: 'guardian', id: familyOf(stage.here, 0).guardianId }], subject: 'Hello', content: 'Hello' },
});
const logged =
  (what: object): Example =>
  (stage) => ({ body: { childIds: [childOf(stage)], notes: 'Well', ...what } });

/** Of a medication of the first family's child, a dose that was given or refused. */
const dose =
  (what: object): Example =>
  async (stage) => {
    const director = await stage.clientOf('Director');
    const route = `/api/children/${childOf(stage)}/medications`;
    const { body } = await director.post<{ id: number }>(route, { ...freshCare.MEDICATION, minMinutesBetween: null });
    return { body: { kind: 'medicine', childIds: [childOf(stage)], medicationId: body.id, dose: '5 ml', ...what } };
  };

/** Calls that show more of their texts than those of the matrix. */
export const EXAMPLES: Examples = {
  ...OF_CHILDREN,
  ...OF_CENTER,
  ...OF_STAFF,
  ...OF_FILES,
  'POST /api/messages': { '': toFirstFamily },
  'POST /api/messages/drafts': { '': toFirstFamily },
  'PUT /api/messages/drafts/:id': {
    '': async (stage) => ({ ...(await fresh.draft(stage)), ...toFirstFamily(stage) }),
  },
  'POST /api/activities': {
    note: logged({ kind: 'note' }),
    meal: logged({ kind: 'meal', meal: 'lunch', amount: 'all' }),
    diaper: logged({ kind: 'diaper', diaper: 'wet' }),
    learning: logged({ kind: 'learning', title: 'Counting' }),
    dose: dose({ notes: 'Well' }),
    'refused dose': dose({ refusedReason: 'Asleep' }),
  },
  'POST /api/messages/threads/:id/replies': {
    '': async (stage) => ({ params: { id: (await fresh.letter(stage)).threadId }, body: { content: 'Hello' } }),
  },
  'POST /api/attendance': {
    '': async (stage) => ({
      body: { ...(await freshCare.checkIn(stage)).body, checkOutTime: '07:20', checkOutBy: 'Ned Newman' },
    }),
  },
  'PATCH /api/imports/:id': {
    '': async (stage) => ({
      params: { id: await freshFiles.importDraft(stage) },
      body: { edits: [{ line: 2, column: 0, value: 'typed' }] },
    }),
  },
};
