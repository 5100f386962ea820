import type { Api } from '#contract/index.ts';
import type { Sent } from '#contract/kernel/endpoint.ts';

export type FormFile = Sent<Api['POST /api/forms']>['body'];

/** Forms to begin with, for a center's own counsel to read before they are used; in every language. */
const FILES = {
  'enrollment-agreement': () => import('./examples/enrollment-agreement.ts'),
  'photo-consent': () => import('./examples/photo-consent.ts'),
  'field-trip': () => import('./examples/field-trip.ts'),
  medication: () => import('./examples/medication.ts'),
} as const;

export type Example = keyof typeof FILES;
export const EXAMPLES = Object.keys(FILES) as Example[];

/** What a new form says: an example's words, fetched when it is chosen. */
export const exampleFile = async (example: Example): Promise<FormFile> => (await FILES[example]()).default;
