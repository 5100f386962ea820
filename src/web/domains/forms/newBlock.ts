import type { SimpleBlock, Words } from '#contract/forms-blocks.ts';
import type { AnyBlock, BlockKind } from './editing.ts';

const nothing = (): Words => ({ en: '' });
const asked = () => ({ key: '', label: nothing(), isRequired: false });

/** Blocks as they begin: nothing written, keys still to be made of what is. */
const NEW: { readonly [Kind in BlockKind]: () => Extract<AnyBlock, { kind: Kind }> } = {
  heading: () => ({ kind: 'heading', label: nothing() }),
  text: () => ({ kind: 'text', ...asked(), isLong: false, most: 1_000 }),
  choice: () => ({
    kind: 'choice',
    ...asked(),
    options: [
      { key: '', label: nothing() },
      { key: '', label: nothing() },
    ],
    isMany: false,
  }),
  date: () => ({ kind: 'date', ...asked(), earliest: null, latest: null }),
  number: () => ({ kind: 'number', ...asked(), least: null, most: null, decimals: 0 }),
  table: () => ({
    kind: 'table',
    ...asked(),
    columns: [{ key: '', label: nothing(), holds: 'text' }],
    rows: [{ key: '', label: nothing() }],
  }),
  repeat: () => ({ kind: 'repeat', ...asked(), blocks: [newSimple('text')], most: 10 }),
  file: () => ({ kind: 'file', ...asked() }),
  mapped: () => ({ kind: 'mapped', ...asked(), field: 'child.first-name' }),
  consent: () => ({ kind: 'consent', ...asked(), isRequired: true, text: nothing() }),
  condition: () => ({ kind: 'condition', when: '', isAnyOf: [], blocks: [] }),
  signature: () => ({ kind: 'signature', label: nothing(), text: nothing() }),
};

export const newBlock = (kind: BlockKind): AnyBlock => NEW[kind]();
export const newSimple = (kind: SimpleBlock['kind']): SimpleBlock => NEW[kind]();
