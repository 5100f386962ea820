import { calleeOf, childrenOf, isNode, type Mutation, mutationsOf, type Node } from './syntax.ts';

/** Calls by which a write audits, notifies or tells open screens. */
const EFFECTS = /^(audit|notify|takeBack|touch)([A-Z]\w*)?$|^tell[A-Z]\w*$/;
/** What an audit says beside the fact. */
const DETAILS = new Set(['children', 'before', 'after']);

/** Leaves out each call for an effect whose answer nobody wants, and each detail of an audit. */
export const withoutEffects = (code: string): Mutation[] =>
  mutationsOf(code, (node, around) => {
    if (!EFFECTS.test(calleeOf(node)) || !isUnwanted(around)) return [];
    const { start, end } = node;
    return [{ start, end, by: 'undefined' }, ...(calleeOf(node) === 'audit' ? detailsOf(node) : [])];
  });

const detailsOf = (call: Node): Mutation[] =>
  childrenOf(call)
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap(childrenOf)
    .filter(({ key }) => isNode(key) && DETAILS.has(String(key.name)))
    .flatMap(({ value, shorthand }) =>
      isNode(value)
        ? [{ start: value.start, end: value.end, by: shorthand ? `${String(value.name)}: undefined` : 'undefined' }]
        : [],
    );

/** What a value passes through on its way to nowhere. */
const PASSING = new Set(['AwaitExpression', 'LogicalExpression', 'ConditionalExpression']);
const NOWHERE = new Set(['ExpressionStatement', 'ArrowFunctionExpression', 'ReturnStatement']);
const isUnwanted = (around: readonly Node[]): boolean =>
  NOWHERE.has(around.find(({ type }) => !PASSING.has(type))?.type ?? '');
