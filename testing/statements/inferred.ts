import { camelCase } from '#server/db/wire.ts';
import type { Catalog } from './catalog.ts';
import { conditionsOf, conjuncts, narrowedBy, neededBy, placeOf, unconditionalJoins } from './conditions.ts';
import { isNode, nodes, numberOf, numbersOf, type Tree, type TreeNode, textOf, unquoted } from './node-tree.ts';
import { AGGREGATES_NULLS, best, calledNull, type Null, worst } from './nulls.ts';
import { type Fields, nullable, oneOf, type Shape, UNKNOWN } from './shape.ts';
import { constant, type Into, resultType, typed } from './value-types.ts';

/** The columns that a statement answers, by their names in TypeScript, read from PostgreSQL's own analysis of it. */
export function inferredRow(statement: TreeNode, catalog: Catalog): Fields {
  const columns = new Reading(statement, catalog, undefined).columns('row');
  return Object.fromEntries(columns.map(({ name, shape }) => [camelCase(name), shape]));
}

interface Column {
  readonly name: string;
  readonly shape: Shape;
}

/** Kinds of commands. */
const SELECT = '1';
const INSERT = '3';
/** Kinds of what stands in FROM. */
const RELATION = 0;
const SUBQUERY = 1;
const JOINED = 2;
const FUNCTION = 3;
const VALUES = 5;
const CTE = 6;
const NO_TABLE = 8;
const GROUPED = 9;
/** Kinds of subqueries in expressions. */
const EXISTS = '0';
const SCALAR = '4';
const ARRAY = '6';

/** One query of a statement, inside another one perhaps. */
class Reading {
  readonly #query: TreeNode;
  readonly #catalog: Catalog;
  readonly #outer: Reading | undefined;
  readonly #tables: TreeNode[];
  /** Joins `on true`. */
  readonly #unconditional: ReadonlySet<number>;
  readonly #certain: ReadonlySet<string>;
  readonly #narrowed: ReadonlyMap<string, readonly string[]>;
  /** Columns that are there in the branch being looked at, as after `case when … is not null`. */
  #assumed: readonly string[] = [];
  readonly #inner = new Map<TreeNode, Reading>();
  readonly #answered = new Map<Into, readonly Column[]>();

  constructor(query: TreeNode, catalog: Catalog, outer: Reading | undefined) {
    this.#query = query;
    this.#catalog = catalog;
    this.#outer = outer;
    this.#tables = nodes(query.rtable);
    const conditions = conditionsOf(query.jointree);
    this.#unconditional = new Set(unconditionalJoins(query.jointree));
    this.#certain = new Set(conditions.flatMap((condition) => neededBy(condition, catalog)));
    this.#narrowed = new Map(conditions.flatMap((condition) => narrowedBy(condition, catalog)));
  }

  columns(into: Into): readonly Column[] {
    const known = this.#answered.get(into) ?? this.#read(into);
    this.#answered.set(into, known);
    return known;
  }

  #read(into: Into): readonly Column[] {
    if (isNode(this.#query.setOperations)) return this.#combined(this.#query.setOperations, into);
    const targets = this.#query.commandType === SELECT ? this.#query.targetList : this.#query.returningList;
    return nodes(targets)
      .filter(({ resjunk }) => resjunk === 'false')
      .map(({ resname, expr }) => ({ name: unquoted(resname), shape: this.#shape(expr, into) }));
  }

  #combined(tree: TreeNode, into: Into): readonly Column[] {
    if (tree.tag !== 'SETOPERATIONSTMT') {
      const branch = this.#tables[numberOf(tree.rtindex) - 1]?.subquery;
      return isNode(branch) ? new Reading(branch, this.#catalog, this).columns(into) : [];
    }
    const [left, right] = [tree.larg, tree.rarg].map((side) => (isNode(side) ? this.#combined(side, into) : []));
    return (left ?? []).map(({ name, shape }, at) => ({ name, shape: oneOf([shape, right?.[at]?.shape ?? UNKNOWN]) }));
  }

  #shape(tree: Tree | undefined, into: Into): Shape {
    if (!isNode(tree)) return UNKNOWN;
    return { ...this.#kind(tree, into), null: this.#null(tree) };
  }
  #shapes = (trees: Tree | undefined, into: Into) => nodes(trees).map((tree) => this.#shape(tree, into));

  /** What an expression is, leaving aside whether it may be null. */
  #kind(tree: TreeNode, into: Into): Shape {
    switch (tree.tag) {
      case 'VAR':
        return this.#variable(tree, into);
      case 'CONST':
        return constant(tree, this.#catalog, into);
      case 'PARAM':
        // Its type says nothing of its words.
        return this.#catalog.type(numberOf(tree.paramtype)).name === 'text'
          ? UNKNOWN
          : typed(resultType(tree), this.#catalog, into);
      case 'RELABELTYPE':
        return this.#kind(tree.arg as TreeNode, into);
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return this.#merged(this.#shapes(tree.args, into));
      case 'NULLIFEXPR':
        return this.#shape(nodes(tree.args)[0], into);
      case 'CASEEXPR':
        return this.#merged([
          ...nodes(tree.args).map(({ expr, result }) => this.#assuming(expr, () => this.#shape(result, into))),
          this.#shape(tree.defresult, into),
        ]);
      case 'SUBLINK':
        return this.#sublink(tree, into);
      case 'AGGREF':
        return this.#aggregate(tree, into);
      case 'FUNCEXPR':
        return this.#called(tree, into);
      case 'ARRAYEXPR':
        return { kind: 'list', null: 'never', of: this.#merged(this.#shapes(tree.elements, into)) };
      default:
        return typed(resultType(tree), this.#catalog, into);
    }
  }

  /** One of these; a JSON constant beside them is an empty list or object. */
  #merged(shapes: readonly Shape[]): Shape {
    const known = shapes.filter(({ kind, of, fields }) => kind !== 'unknown' || of || fields);
    return oneOf(known.length > 0 ? known : [UNKNOWN]);
  }

  #called(tree: TreeNode, into: Into): Shape {
    const { name } = this.#catalog.function(numberOf(tree.funcid));
    const args = nodes(tree.args);
    if (/^jsonb?_build_object$/.test(name)) return { kind: 'object', null: 'never', fields: this.#jsonFields(args) };
    if (/^(to_jsonb?|row_to_json)$/.test(name)) return this.#shape(args[0], 'json');
    return typed(numberOf(tree.funcresulttype), this.#catalog, into);
  }

  #jsonFields(args: readonly TreeNode[]): Fields {
    const fields: Record<string, Shape> = {};
    for (let at = 0; at < args.length; at += 2) {
      fields[textOf(args[at]?.constvalue)] = this.#shape(args[at + 1], 'json');
    }
    return fields;
  }

  /** What is true of a branch, or of rows that a filter lets through, on its condition. */
  #assuming<T>(condition: Tree | undefined, read: () => T): T {
    const before = this.#assumed;
    this.#assumed = [...before, ...conjuncts(condition).flatMap((one) => neededBy(one, this.#catalog))];
    try {
      return read();
    } finally {
      this.#assumed = before;
    }
  }

  #aggregate(tree: TreeNode, into: Into): Shape {
    return this.#assuming(tree.aggfilter, () => this.#aggregated(tree, into));
  }
  #aggregated(tree: TreeNode, into: Into): Shape {
    const { name } = this.#catalog.function(numberOf(tree.aggfnoid));
    const [first, second] = nodes(tree.args).map(({ expr }) => expr);
    if (/^jsonb?_agg$/.test(name)) return { kind: 'list', null: 'never', of: this.#shape(first, 'json') };
    if (/^jsonb?_object_agg$/.test(name)) return { kind: 'record', null: 'never', of: this.#shape(second, 'json') };
    if (name === 'array_agg') return { kind: 'list', null: 'never', of: this.#shape(first, into) };
    if (/^(min|max)$/.test(name)) return this.#shape(first, into);
    return typed(numberOf(tree.aggtype), this.#catalog, into);
  }

  #sublink(tree: TreeNode, into: Into): Shape {
    if (!isNode(tree.subselect)) return UNKNOWN;
    const column = () =>
      new Reading(tree.subselect as TreeNode, this.#catalog, this).columns(into)[0]?.shape ?? UNKNOWN;
    if (tree.subLinkType === SCALAR) return column();
    if (tree.subLinkType === ARRAY) return { kind: 'list', null: 'never', of: column() };
    return { kind: 'boolean', null: 'never' };
  }

  #variable(tree: TreeNode, into: Into): Shape {
    const at = this.#at(tree);
    const number = numberOf(tree.varattno);
    const table = at.#tables[numberOf(tree.varno) - 1];
    if (!table) return UNKNOWN;
    if (number === 0) return at.#wholeRow(table, into);
    const words = at.#narrowed.get(placeOf(tree));
    const shape = at.#column(table, number, numberOf(tree.vartype), into);
    return words && shape.kind === 'string' ? { ...shape, words } : shape;
  }

  #wholeRow(table: TreeNode, into: Into): Shape {
    const fields: Record<string, Shape> = {};
    const names = (table.eref as TreeNode).colnames as readonly Tree[];
    for (const [index, name] of names.entries()) fields[unquoted(name)] = this.#column(table, index + 1, 0, into);
    return { kind: 'object', null: 'never', fields };
  }

  /** A column of something in FROM. */
  #column(table: TreeNode, number: number, type: number, into: Into): Shape {
    switch (numberOf(table.rtekind)) {
      case RELATION: {
        const known = this.#catalog.column(numberOf(table.relid), number);
        const shape = ofWords(typed(known.type, this.#catalog, into), known.words);
        return known.isNullable ? nullable(shape) : shape;
      }
      case SUBQUERY:
        return this.#of(table.subquery, this, number, into) ?? UNKNOWN;
      case JOINED:
        return this.#shape(nodes(table.joinaliasvars)[number - 1], into);
      case GROUPED:
        return this.#shape(nodes(table.groupexprs)[number - 1], into);
      case VALUES:
        return this.#merged(listsOf(table.values_lists).map((row) => this.#shape(row[number - 1], into)));
      case CTE:
        return this.#common(table, number, type, into);
      case FUNCTION:
        return { ...typed(type, this.#catalog, into), null: this.#returned(table) };
      default:
        return { ...typed(type, this.#catalog, into), null: 'maybe' };
    }
  }

  #common(table: TreeNode, number: number, type: number, into: Into): Shape {
    const at = this.#up(numberOf(table.ctelevelsup));
    const common = nodes(at.#query.cteList).find(({ ctename }) => ctename === table.ctename);
    const unknown: Shape = { ...typed(type, this.#catalog, into), null: 'maybe' };
    if (!common || table.self_reference === 'true') return unknown;
    return this.#of(common.ctequery, at, number, into) ?? unknown;
  }

  /** A column of a subquery in FROM or WITH. */
  #of(query: Tree | undefined, outer: Reading, number: number, into: Into): Shape | undefined {
    if (!isNode(query)) return undefined;
    const inner = outer.#inner.get(query) ?? new Reading(query, this.#catalog, outer);
    outer.#inner.set(query, inner);
    return inner.columns(into)[number - 1]?.shape;
  }

  /** Of functions in FROM: generate_series answers no nulls. */
  #returned(table: TreeNode): Null {
    const called = nodes(table.functions).map(({ funcexpr }) => funcexpr as TreeNode);
    const names = called.map(({ funcid }) => this.#catalog.function(numberOf(funcid)).name);
    return names.every((name) => name === 'generate_series') ? 'never' : 'maybe';
  }

  #null(tree: TreeNode): Null {
    const all = (trees: Tree | undefined) => worst(nodes(trees).map((one) => this.#null(one)));
    switch (tree.tag) {
      case 'VAR':
        return this.#variableNull(tree);
      case 'CONST':
        return tree.constisnull === 'true' ? 'always possible' : 'never';
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COERCETODOMAIN':
        return this.#null(tree.arg as TreeNode);
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ROWEXPR':
      case 'ARRAYEXPR':
      case 'SQLVALUEFUNCTION':
      case 'GROUPINGFUNC':
        return 'never';
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return best(nodes(tree.args).map((one) => this.#null(one)));
      case 'NULLIFEXPR':
        return 'always possible';
      case 'CASEEXPR':
        return this.#caseNull(tree);
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return all(tree.args);
      case 'OPEXPR':
        return calledNull(numberOf(tree.opfuncid), all(tree.args), this.#catalog);
      case 'FUNCEXPR':
        return calledNull(numberOf(tree.funcid), all(tree.args), this.#catalog);
      case 'WINDOWFUNC':
        return calledNull(numberOf(tree.winfnoid), all(tree.args), this.#catalog);
      case 'AGGREF':
        return this.#aggregateNull(tree);
      case 'SUBLINK':
        return this.#sublinkNull(tree);
      default:
        return 'maybe';
    }
  }

  #caseNull(tree: TreeNode): Null {
    const results = nodes(tree.args).map(({ expr, result }) =>
      this.#assuming(expr, () => this.#null(result as TreeNode)),
    );
    return worst([...results, isNode(tree.defresult) ? this.#null(tree.defresult) : 'always possible']);
  }

  #aggregateNull(tree: TreeNode): Null {
    const { name } = this.#catalog.function(numberOf(tree.aggfnoid));
    if (name === 'count') return 'never';
    const isSomeRow = nodes(this.#query.groupClause).length > 0 && !isNode(tree.aggfilter);
    if (!isSomeRow) return 'always possible';
    if (AGGREGATES_NULLS.test(name)) return 'never';
    return worst(nodes(tree.args).map(({ expr }) => this.#null(expr as TreeNode)));
  }

  #sublinkNull(tree: TreeNode): Null {
    const query = tree.subselect;
    if (tree.subLinkType === EXISTS || tree.subLinkType === ARRAY) return 'never';
    if (tree.subLinkType !== SCALAR || !isNode(query)) return 'maybe';
    const reading = new Reading(query, this.#catalog, this);
    const value = reading.columns('row')[0]?.shape.null ?? 'maybe';
    return value === 'never' && !reading.#hasAlwaysARow() ? 'maybe' : value;
  }

  /** An aggregate of everything, or the center of the scope. */
  #hasAlwaysARow(): boolean {
    const { hasAggs, groupClause, havingQual, limitOffset, jointree } = this.#query;
    if (hasAggs === 'true' && nodes(groupClause).length === 0 && !isNode(havingQual)) return true;
    if (isNode((jointree as TreeNode).quals) || isNode(limitOffset)) return false;
    return this.#tables.every(
      (table) =>
        numberOf(table.rtekind) === NO_TABLE ||
        (numberOf(table.rtekind) === RELATION && this.#catalog.table(numberOf(table.relid)) === 'center'),
    );
  }

  #variableNull(tree: TreeNode): Null {
    const at = this.#at(tree);
    const table = at.#tables[numberOf(tree.varno) - 1];
    if (!table) return 'maybe';
    const written = at.#writtenTo(tree);
    // In what is written, columns are those from before.
    if (written) return new Reading({ ...at.#query, resultRelation: '0' }, this.#catalog, at.#outer).#null(written);
    return at.#readNull(table, tree);
  }

  #readNull(table: TreeNode, tree: TreeNode): Null {
    const place = placeOf(tree);
    if (this.#assumed.includes(place)) return 'never';
    const own = this.#columnNull(table, tree);
    const isMissing = this.#mayBeMissing(tree) && !isOf(tree, this.#assumed);
    const usually = isMissing ? 'always possible' : own;
    if (usually !== 'always possible') return usually;
    // Only with these conditions; a row type shared with other queries may allow for null.
    const isCertain = this.#certain.has(place) || (own !== 'always possible' && isOf(tree, [...this.#certain]));
    return isCertain ? 'maybe' : usually;
  }

  #columnNull(table: TreeNode, { varattno, vartype }: TreeNode): Null {
    if (numberOf(varattno) === 0) return 'never';
    return this.#column(table, numberOf(varattno), numberOf(vartype), 'row').null;
  }

  /** Whether an outer join leaves null what a column is from. */
  #mayBeMissing({ varno, varnullingrels }: TreeNode): boolean {
    const subquery = this.#tables[numberOf(varno) - 1]?.subquery;
    const hasRow = isNode(subquery) && new Reading(subquery, this.#catalog, this).#hasAlwaysARow();
    return numbersOf(varnullingrels).some((join) => !(hasRow && this.#unconditional.has(join)));
  }

  /** What an insert or update puts into a column that it answers. */
  #writtenTo(tree: TreeNode): TreeNode | undefined {
    if (this.#query.commandType === SELECT || tree.varno !== this.#query.resultRelation) return undefined;
    const target = nodes(this.#query.targetList).find(({ resno }) => resno === tree.varattno);
    const onConflict = isNode(this.#query.onConflict) && this.#query.commandType === INSERT;
    return onConflict || !isNode(target?.expr) ? undefined : target.expr;
  }

  #up(levels: number): Reading {
    if (levels === 0) return this;
    if (!this.#outer) throw new Error('A column is of no query around it');
    return this.#outer.#up(levels - 1);
  }
  #at = (variable: TreeNode) => this.#up(numberOf(variable.varlevelsup));
}

/** Whether one of these columns is of the same table. */
const isOf = ({ varno }: TreeNode, places: readonly string[]) => places.some((place) => place.startsWith(`${varno}.`));

const listsOf = (tree: Tree | undefined) => (Array.isArray(tree) ? tree.map((row: Tree) => nodes(row)) : []);

/** The words of a column: of an array they are its elements'. */
function ofWords(shape: Shape, words: readonly string[] | undefined): Shape {
  if (shape.of) return { ...shape, of: ofWords(shape.of, words) };
  return { ...shape, words, vocabulary: words };
}
