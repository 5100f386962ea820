import type { Recipients } from '#server/kernel/notify/notify.ts';
import type { DocumentRow } from './queries.ts';
import { toldOf } from './rules.ts';

/** Whom of the family to tell of a document; null: nobody. */
export function recipientsOf(
  document: Pick<DocumentRow, 'childId' | 'kind' | 'state' | 'givenBy' | 'isShared'>,
): Recipients | null {
  const told = toldOf(document);
  if (told === 'guardians') return { guardiansOf: [document.childId] };
  return told === 'giver' && document.givenBy !== null ? { people: [{ kind: 'parent', id: document.givenBy }] } : null;
}
