import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type FormEntry = Reply<Api['GET /api/forms']>[number];
export type FormDetails = Reply<Api['GET /api/forms/:id']>;
export type SentForm = Reply<Api['GET /api/form-requests/:id']>;
export type SignedForm = Reply<Api['GET /api/form-requests/:id/answers']>;
export type Reach = Reply<Api['GET /api/form-requests/reach']>;
export type Renewals = Reply<Api['GET /api/forms/:id/renewals']>;
export type FormPacket = Reply<Api['GET /api/form-packet']>;

/** What is wrong in a file, by the block it is in, counted from 1; null: in none of them. */
export interface FileProblem {
  readonly block: number | null;
  readonly label: string | null;
  readonly text: string;
}

/** The server's words on a form from a file, in the order of its blocks. @param fields by path, 'body.blocks.3.label.en' */
export function fileProblems(fields: Readonly<Record<string, string>>, file: unknown): readonly FileProblem[] {
  return Object.entries(fields)
    .map(([path, text]): FileProblem => {
      const at = /^body\.blocks\.(\d+)\b/.exec(path)?.[1];
      return at === undefined
        ? { block: null, label: null, text }
        : { block: Number(at) + 1, label: labelIn(file, Number(at)), text };
    })
    .sort((one, other) => (one.block ?? 0) - (other.block ?? 0));
}

/** What a block of a file that may be anything calls itself. */
function labelIn(file: unknown, at: number): string | null {
  const blocks = partOf(partOf(file, 'body'), 'blocks');
  const label = partOf(partOf(Array.isArray(blocks) ? blocks[at] : null, 'label'), 'en');
  return typeof label === 'string' && label !== '' ? label : null;
}
const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>)[name] : undefined;

/** A file's name for a form: its title in letters, digits and hyphens. */
export const fileNameOf = (title: string): string =>
  `${
    title
      .trim()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'form'
  }.json`;
