import { addContact } from '#server/domains/child-file/commands.ts';
import type { Stage } from '../matrix/actors.ts';
import * as freshFile from '../matrix/fresh-child-file.ts';
import type { Call } from '../matrix/rows.ts';
import { FILES, household, turn, within } from './crowd.ts';
import type { Examples } from './examples.ts';

/** A change of what a file says once: of the files in turns, so that few take the place of one before. */
const ofFiles = (of: string, body: object) => async (stage: Stage) => ({
  params: { id: await fileInTurn(stage, of) },
  body,
});
const fileInTurn = async (stage: Stage, of: string) =>
  (await household(stage, 1 + (turn(stage, `file ${of}`) % FILES))).childId;

async function contactOfFiles(stage: Stage): Promise<Call> {
  const id = await fileInTurn(stage, 'contact');
  const { file } = await within(stage, (scope) => addContact(stage.larkhouse.server, scope, id, freshFile.DOCTOR));
  return { params: { id, contactId: file.contacts.at(-1)?.id ?? 0 }, body: { phoneNumber: '555 010 7799' } };
}

/** What the files of children say. */
export const OF_FILES: Examples = {
  'PATCH /api/children/:id/file': {
    '': ofFiles('details', { languages: ['Spanish'], diet: 'No pork', specialNeeds: 'Wears glasses' }),
  },
  'PATCH /api/children/:id/file/contacts/:contactId': { '': contactOfFiles },
  'PUT /api/children/:id/file/insurance': { '': ofFiles('insurance', { insurance: freshFile.INSURANCE }) },
  'PUT /api/children/:id/file/custody': { '': ofFiles('custody', { note: 'Lives with her mother' }) },
};
