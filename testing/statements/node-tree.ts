/** PostgreSQL's own reading of a statement, as `pg_proc.prosqlbody` keeps it: `{VAR :varno 1 :varattno 2 …}`. */
export interface TreeNode {
  readonly tag: string;
  readonly [field: string]: Tree;
}
export type Tree = string | null | readonly Tree[] | TreeNode;

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);
export const nodes = (tree: Tree | undefined): TreeNode[] => (Array.isArray(tree) ? tree.filter(isNode) : []);
export const numberOf = (tree: Tree | undefined) => Number(tree);
/** Numbers of a set or list: `(b 1 2)`, `(o 20 25)`. */
export const numbersOf = (tree: Tree | undefined): number[] =>
  Array.isArray(tree) ? tree.slice(1).map((one) => Number(one)) : [];

const TOKEN = /\s*([(){}]|\[[^\]]*\]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}\\])+)/gy;

export function parseTree(text: string): Tree {
  const tokens = [...text.matchAll(TOKEN)].map(([, token]) => token as string);
  let at = 0;
  const value = (): Tree => {
    const token = tokens[at++] as string;
    if (token === '(') return list();
    if (token === '{') return node();
    if (token === '<>') return null;
    return token;
  };
  const list = (): Tree[] => {
    const items: Tree[] = [];
    while (tokens[at] !== ')') items.push(value());
    at += 1;
    return items;
  };
  const node = (): TreeNode => {
    const fields: Record<string, Tree> = {};
    const tag = tokens[at++] as string;
    while (tokens[at] !== '}') {
      const name = (tokens[at++] as string).slice(1);
      fields[name] = value();
      // `:constvalue 4 [ 1 0 0 0 ]`: the length goes before the bytes.
      if (tokens[at]?.startsWith('[')) fields[name] = tokens[at++] as string;
    }
    at += 1;
    return { ...fields, tag };
  };
  return value();
}

/** `"a\ b"` or `name` as it was before PostgreSQL wrote it down. */
export const unquoted = (tree: Tree | undefined) =>
  typeof tree === 'string' ? tree.replace(/^"(.*)"$/s, '$1').replaceAll(/\\(.)/gs, '$1') : '';

/** The text of a constant: `[ 28 0 0 0 85 84 67 ]`, after its length where it has one. */
export function textOf(tree: Tree | undefined): string {
  if (typeof tree !== 'string') return '';
  const bytes = Buffer.from(tree.slice(1, -1).trim().split(' ').map(Number));
  // A C string ends with zero; a text begins with its size in four bytes.
  return bytes.at(-1) === 0 ? bytes.toString('utf8', 0, bytes.length - 1) : bytes.toString('utf8', 4);
}
