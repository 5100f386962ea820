import type { Catalog } from './catalog.ts';
import { numberOf, type TreeNode, textOf } from './node-tree.ts';
import { NULL, type Shape } from './shape.ts';

/** Where a value is going: into a row, or into JSON, where moments are texts. */
export type Into = 'row' | 'json';

/** What a value of a type is. */
export function typed(oid: number, catalog: Catalog, into: Into): Shape {
  const { name, element } = catalog.type(oid);
  if (element > 0) return { kind: 'list', null: 'never', of: { ...typed(element, catalog, into), null: 'maybe' } };
  const kind = (into === 'json' ? IN_JSON[name] : undefined) ?? IN_ROW[name] ?? 'unknown';
  return { kind, null: 'never' };
}

export function constant(tree: TreeNode, catalog: Catalog, into: Into): Shape {
  if (tree.constisnull === 'true') return NULL;
  const { name } = catalog.type(numberOf(tree.consttype));
  if (name === 'json' && textOf(tree.constvalue) === '[]') return { kind: 'list', null: 'never' };
  if (name === 'text' || name === 'unknown') return { kind: 'string', null: 'never', words: [textOf(tree.constvalue)] };
  return typed(numberOf(tree.consttype), catalog, into);
}

const BOOLEAN = 16;
const RESULT_TYPES = ['opresulttype', 'funcresulttype', 'resulttype', 'paramtype', 'wintype', 'type', 'refrestype'];
/** The number of the type of an expression. */
export function resultType(tree: TreeNode): number {
  const field = RESULT_TYPES.find((name) => typeof tree[name] === 'string');
  return field ? numberOf(tree[field]) : BOOLEAN;
}

const TEXTS = {
  text: 'string',
  uuid: 'string',
  name: 'string',
  xid8: 'string',
  date: 'string',
  time: 'string',
} as const;
const NUMBERS = {
  int8: 'number',
  int4: 'number',
  int2: 'number',
  numeric: 'number',
  float8: 'number',
  oid: 'number',
} as const;
/** How values come out of the database, see wire.ts. */
const IN_ROW: Readonly<Record<string, Shape['kind']>> = {
  ...TEXTS,
  ...NUMBERS,
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
};
const IN_JSON: Readonly<Record<string, Shape['kind']>> = {
  timestamptz: 'string',
  timestamp: 'string',
  bytea: 'string',
};
