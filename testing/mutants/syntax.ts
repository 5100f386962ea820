import { parseAst } from 'vite';

/** What of a file is replaced by what. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  /** Code in the place of an expression; of a property in short form with its name before it. */
  readonly by: string;
}

/** A part of a program, as ESTree names it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** What `mutate` makes of each expression of a file; it gets the nodes around it too, the nearest first. */
export function mutationsOf(
  code: string,
  mutate: (node: Node, around: readonly Node[]) => readonly Mutation[],
): Mutation[] {
  const visit = (node: Node, around: readonly Node[]): Mutation[] => [
    ...mutate(node, around),
    ...childrenOf(node)
      .filter(({ type }) => !type.startsWith('TS') || WITH_VALUE.has(type))
      .flatMap((child) => visit(child, [node, ...around])),
  ];
  return visit(parseAst(code, { lang: 'ts' }) as unknown as Node, []);
}

/** Of TypeScript's own nodes those that hold a value. */
const WITH_VALUE = new Set(['TSAsExpression', 'TSSatisfiesExpression']);

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The last name of what a call calls: `touch` of `scope.touch()`. */
export function calleeOf({ type, callee }: Node): string {
  if (type !== 'CallExpression' || !isNode(callee)) return '';
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return isNode(name) && typeof name.name === 'string' ? name.name : '';
}
