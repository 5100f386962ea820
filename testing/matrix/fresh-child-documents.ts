import { randomUUID } from 'node:crypto';
import { requestDocument } from '#server/domains/child-documents/commands.ts';
import { documentsOf } from '#server/domains/child-documents/read.ts';
import type { Client } from '../client.ts';
import { pdf } from '../pictures.ts';
import { familyOf, type Stage } from './actors.ts';
import { here } from './fresh.ts';

// Documents of the first family's child, for rows that need one of their own.

export const ownDocuments = ({ here: world }: Stage) => ({ params: { id: familyOf(world, 0).childId } });

/** A document that no other is the same as. */
export const newTitle = () => `Swim permission ${randomUUID()}`;

/** A page that somebody uploaded, where they may. */
export async function page(client: Client): Promise<string> {
  const { body } = await client.upload<{ filePath?: string }>('/api/uploads', pdf(), 'paper.pdf');
  return body.filePath ?? `/uploads/${'0'.repeat(32)}.pdf`;
}

/** A document that the family is asked for; its id. */
export async function requested(stage: Stage): Promise<number> {
  const { id } = ownDocuments(stage).params;
  return here(stage, async (scope) => {
    await requestDocument(scope, { kind: 'other', title: newTitle(), dueOn: '2026-03-20', childIds: [id] });
    return (await documentsOf(scope, id))[0]?.id ?? 0;
  });
}

/** A document that the guardian gave, and nobody has answered; its id. */
export async function received(stage: Stage): Promise<number> {
  const parent = await stage.clientOf('own parent');
  const given = { kind: 'other', title: newTitle(), filePaths: [await page(parent)] };
  const { params } = ownDocuments(stage);
  return (await parent.post<{ id: number }>(`/api/children/${params.id}/documents`, given)).body.id;
}

/** The first page of a plan for an allergy, given by the Director. */
export async function givenPlan(stage: Stage) {
  const director = await stage.clientOf('Director');
  const given = { kind: 'allergy-plan', filePaths: [await page(director)] };
  const { params } = ownDocuments(stage);
  const { body } = await director.post<{ id: number }>(`/api/children/${params.id}/documents`, given);
  return { params: { id: body.id, page: 1 } };
}
