import type { AskedBlock } from '#contract/forms-asked.ts';
import type { SimpleBlock } from '#contract/forms-blocks.ts';
import { MAPPABLE } from '#contract/forms-choices.ts';

/** A field of the child's file as the question that it is. */
export function simpleOf({
  field,
  key,
  label,
  hint,
  isRequired,
}: Extract<AskedBlock, { kind: 'mapped' }>): SimpleBlock {
  const about = { key, label, hint, isRequired };
  const asked = MAPPABLE[field];
  return asked.kind === 'date'
    ? { kind: 'date', ...about, earliest: null, latest: null }
    : { kind: 'text', ...about, isLong: asked.most > 200, most: asked.most };
}
