// What the screens hold of a child's documents, without zod.

export const DOCUMENT_KINDS = [
  'birth-certificate',
  'immunizations',
  'health-exam',
  'insurance-card',
  'allergy-plan',
  'custody',
  'guardian-id',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_STATES = ['requested', 'received', 'accepted', 'refused', 'withdrawn', 'replaced'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Read by whoever gave it, and by the other guardians where staff say so (child-documents-4). */
const ONES_OWN: readonly DocumentKind[] = ['custody', 'guardian-id', 'other'];
export const isOnesOwn = (kind: DocumentKind): boolean => ONES_OWN.includes(kind);

/** Of one document. */
export const MOST_PAGES = 12;
/** Days before its end in which a document counts as expiring. */
export const EXPIRING_DAYS = 60;

export const SHOWN_STATES = [...DOCUMENT_STATES, 'overdue', 'expiring', 'expired'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

interface Dated {
  readonly state: DocumentState;
  readonly dueOn: string | null;
  readonly expiresOn: string | null;
}

/** How a document is on a local date: its last day still counts, and what was refused is due as before. */
export function shownState({ state, dueOn, expiresOn }: Dated, today: string): ShownState {
  if (state === 'requested' && dueOn !== null && dueOn < today) return 'overdue';
  if (state !== 'accepted' || expiresOn === null) return state;
  if (expiresOn < today) return 'expired';
  return daysFrom(today, expiresOn) <= EXPIRING_DAYS ? 'expiring' : state;
}

const daysFrom = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
