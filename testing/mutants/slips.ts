import { calleeOf, isNode, type Mutation, mutationsOf, type Node } from './syntax.ts';

/** Slips that a programmer makes: a bound off by one, a condition turned round, a step left out. */
export const withSlips = (code: string): Mutation[] =>
  mutationsOf(code, (node, around) => {
    if (around.some(({ type }) => LOOPS.has(type)) && node.type === 'BinaryExpression') return [];
    const by = slipOf(node, around[0], (part) => code.slice(part.start, part.end));
    return by === null ? [] : [{ start: node.start, end: node.end, by }];
  });

/** Loops that might never end. */
const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoWhileStatement']);
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };
/** Calls that give as much as they get. */
const SIFTING = new Set(['filter', 'toSorted', 'slice']);

function slipOf(node: Node, parent: Node | undefined, textOf: (part: Node) => string): string | null {
  const { type, operator, left, right, value, argument, callee } = node;
  if ((type === 'BinaryExpression' || type === 'LogicalExpression') && isNode(left) && isNode(right)) {
    const other = OPERATORS[String(operator)];
    if (other === undefined || (operator === '+' && [left, right].some(isText))) return null;
    return `(${textOf(left)}) ${other} (${textOf(right)})`;
  }
  if (type === 'UnaryExpression' && isNode(argument) && (operator === '!' || operator === '-')) return textOf(argument);
  if (type === 'Literal' && parent?.type !== 'ImportDeclaration' && parent?.type !== 'ExportNamedDeclaration') {
    if (parent?.type === 'Property' && parent.key === node) return null;
    if (typeof value === 'boolean') return String(!value);
    if (typeof value === 'number') return String(value + 1);
    // A sentence is for people; what it says is read over by them.
    return typeof value === 'string' && /^[\w-]+$/.test(value) ? "'slip'" : null;
  }
  if (type === 'CallExpression' && isNode(callee)) {
    if (parent?.type === 'ExpressionStatement' || parent?.type === 'AwaitExpression') {
      return isStatement(parent) ? 'undefined' : null;
    }
    const name = calleeOf(node);
    const { object, property } = callee;
    if (callee.type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return null;
    if (SIFTING.has(name)) return textOf(object);
    const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
    if (method !== undefined) return `(${textOf(object)}).${method}${textOf(node).slice(property.end - node.start)}`;
  }
  return isCondition(node, parent) ? `!(${textOf(node)})` : null;
}

const isText = (node: Node) => node.type === 'TemplateLiteral' || typeof node.value === 'string';
const isStatement = ({ type }: Node) => type === 'ExpressionStatement';
const isCondition = (node: Node, parent: Node | undefined) =>
  (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') && parent.test === node;
