import type { Catalog } from './catalog.ts';
import { isNode, nodes, numberOf, type Tree, type TreeNode, textOf } from './node-tree.ts';

/** Conditions that every row of a query fulfils; those of outer joins don't hold for rows without a counterpart. */
export function conditionsOf(tree: Tree | undefined): TreeNode[] {
  if (!isNode(tree)) return [];
  if (tree.tag === 'FROMEXPR') return [...nodes(tree.fromlist).flatMap(conditionsOf), ...conjuncts(tree.quals)];
  if (tree.tag !== 'JOINEXPR') return [];
  const [inner, left, , right] = ['0', '1', '2', '3'].map((type) => tree.jointype === type);
  return [
    ...(inner || left ? conditionsOf(tree.larg) : []),
    ...(inner || right ? conditionsOf(tree.rarg) : []),
    ...(inner ? conjuncts(tree.quals) : []),
  ];
}

/** Joins `on true`, by their places among the tables. */
export function unconditionalJoins(tree: Tree | undefined): number[] {
  if (!isNode(tree)) return [];
  const inside = [...nodes(tree.fromlist), tree.larg, tree.rarg].flatMap(unconditionalJoins);
  const isOnTrue = tree.tag === 'JOINEXPR' && isNode(tree.quals) && tree.quals.tag === 'CONST';
  return isOnTrue ? [...inside, numberOf(tree.rtindex)] : inside;
}

/** What must be true each, where one condition is all of them. */
export function conjuncts(tree: Tree | undefined): TreeNode[] {
  if (!isNode(tree)) return [];
  return tree.tag === 'BOOLEXPR' && tree.boolop === 'and' ? nodes(tree.args).flatMap(conjuncts) : [tree];
}

/** A column within its query: `2.1` is the first of the second table. */
export const placeOf = ({ varno, varattno }: TreeNode) => `${varno}.${varattno}`;
function placesOf(tree: Tree | undefined): string[] {
  if (!isNode(tree)) return [];
  if (tree.tag === 'RELABELTYPE') return placesOf(tree.arg);
  return tree.tag === 'VAR' && tree.varlevelsup === '0' ? [placeOf(tree)] : [];
}

/** Columns without which a condition isn't true. */
export function neededBy(condition: TreeNode, catalog: Catalog): string[] {
  if (condition.tag === 'NULLTEST') return condition.nulltesttype === '1' ? placesOf(condition.arg) : [];
  if (condition.tag === 'VAR') return placesOf(condition);
  if (condition.tag === 'BOOLEXPR') {
    const each = nodes(condition.args).map((one) => neededBy(one, catalog));
    if (condition.boolop === 'not') {
      return nodes(condition.args).flatMap((one) => [...placesOf(one), ...strictlyNeededBy(one, catalog)]);
    }
    if (condition.boolop === 'and') return each.flat();
    const [first = [], ...others] = each;
    return first.filter((place) => others.every((places) => places.includes(place)));
  }
  return strictlyNeededBy(condition, catalog);
}

function strictlyNeededBy(condition: TreeNode, catalog: Catalog): string[] {
  if (condition.tag !== 'OPEXPR' && condition.tag !== 'SCALARARRAYOPEXPR' && condition.tag !== 'FUNCEXPR') {
    return condition.tag === 'RELABELTYPE' ? placesOf(condition) : [];
  }
  const { isStrict } = catalog.function(numberOf(condition.opfuncid ?? condition.funcid));
  // Nothing is different from all of nothing.
  if (!isStrict || condition.useOr === 'false') return [];
  return nodes(condition.args).flatMap((one) => [...placesOf(one), ...strictlyNeededBy(one, catalog)]);
}

/** The words that a condition leaves a column: `kind = 'absence'`. */
export function narrowedBy(condition: TreeNode, catalog: Catalog): [string, string[]][] {
  if (condition.tag !== 'OPEXPR' && condition.tag !== 'SCALARARRAYOPEXPR') return [];
  const { name } = catalog.function(numberOf(condition.opfuncid));
  const [left, right] = nodes(condition.args);
  const [place] = placesOf(left);
  if (name !== 'texteq' || !place || !right) return [];
  if (right.tag === 'CONST' && condition.tag === 'OPEXPR') return [[place, [textOf(right.constvalue)]]];
  if (right.tag !== 'ARRAYEXPR' || condition.useOr !== 'true') return [];
  return [[place, nodes(right.elements).map(({ constvalue }) => textOf(constvalue))]];
}
