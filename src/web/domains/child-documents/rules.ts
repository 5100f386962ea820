import type { ShownState } from '#contract/child-documents-choices.ts';
import type { ChildDocument } from './queries.ts';

/** Who looks at the documents of a child: a guardian, staff who keep them, or staff who read some. */
export interface DocumentReader {
  readonly isGuardian: boolean;
  readonly keeps: boolean;
}

/** A picture taken with the phone, or a PDF. What one really is, the server finds out. */
export const ACCEPTED_PAGES = 'image/*,.pdf,application/pdf';
export const isPage = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type.startsWith('image/') || type === 'application/pdf' || /\.(pdf|jpe?g|png|heic|webp)$/i.test(name);

/** What the family is to do: give it, or give a newer one before or after it ended; null: nothing. */
export function wanted(state: ShownState): 'give' | 'renew' | null {
  if (state === 'requested' || state === 'overdue' || state === 'refused') return 'give';
  return state === 'expiring' || state === 'expired' ? 'renew' : null;
}

/** Documents that are there or asked for, apart from those whose place a newer one took. */
export const parted = (documents: readonly ChildDocument[]) => ({
  current: documents.filter(({ state }) => state !== 'replaced'),
  former: documents.filter(({ state }) => state === 'replaced'),
});
