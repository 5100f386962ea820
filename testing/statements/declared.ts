import { globSync } from 'node:fs';
import { join } from 'node:path';
import { API, type Checker, SignatureKind, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync';
import { type Fields, NULL, nullable, oneOf, type Shape, UNKNOWN } from './shape.ts';

/** A query or a fragment of one that a `queries.ts` exports, as TypeScript understands it. */
export interface Declared {
  readonly file: string;
  readonly name: string;
  readonly isFunction: boolean;
  readonly parameters: readonly Shape[];
  /** Undefined where nobody reads what comes back. */
  readonly row: Shape | undefined;
}

export const QUERY_FILES = 'src/server/**/{queries,*-queries}.ts';

/** Every exported query of the server, with the types of its arguments and of its rows. */
export function declaredQueries(root: string): Declared[] {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects()[0];
    if (!project) throw new Error('TypeScript found no project');
    const reader = new Reader(project.checker);
    return globSync(QUERY_FILES, { cwd: root })
      .sort()
      .flatMap((file) => {
        const source = project.program.getSourceFile(join(root, file));
        const module = source && project.checker.getSymbolAtLocation(source);
        if (!module) throw new Error(`TypeScript doesn't know ${file}`);
        return project.checker.getExportsOfModule(module).flatMap((symbol) => {
          const type = project.checker.getTypeOfSymbol(symbol);
          const query = type && reader.query(type);
          return query ? [{ file, name: symbol.name, ...query }] : [];
        });
      });
  } finally {
    api.close();
  }
}

const RESULTS = new Set(['InsertResult', 'UpdateResult', 'DeleteResult', 'MergeResult']);

class Reader {
  readonly #checker: Checker;
  readonly #known = new Map<number, Shape>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  query(type: Type): Omit<Declared, 'file' | 'name'> | undefined {
    const [signature] = this.#checker.getSignaturesOfType(type, SignatureKind.Call);
    const built = signature ? this.#checker.getReturnTypeOfSignature(signature) : type;
    const row = built && this.#row(built);
    if (!row) return undefined;
    const parameters = signature?.getParameters() ?? [];
    return {
      isFunction: signature !== undefined,
      parameters: parameters.map((parameter) => this.#property(this.#checker.getTypeOfSymbol(parameter))),
      row: row.flags & TypeFlags.Unknown || RESULTS.has(row.getSymbol()?.name ?? '') ? undefined : this.shape(row),
    };
  }

  /** `Row` of `{ compile(): CompiledQuery<Row> }`. */
  #row(built: Type): Type | undefined {
    const compile = this.#checker.getPropertyOfType(built, 'compile');
    const type = compile && this.#checker.getTypeOfSymbol(compile);
    const [signature] = type ? this.#checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    const compiled = signature && this.#checker.getReturnTypeOfSignature(signature);
    return compiled && this.#checker.getTypeArguments(compiled as TypeReference)[0];
  }

  shape(type: Type | undefined): Shape {
    if (!type) return UNKNOWN;
    let known = this.#known.get(type.id);
    if (!known) {
      // A type that contains itself ends here.
      this.#known.set(type.id, UNKNOWN);
      known = this.#read(type);
      this.#known.set(type.id, known);
    }
    return known;
  }

  #read(type: Type): Shape {
    const { flags } = type;
    if (flags & (TypeFlags.Null | TypeFlags.Undefined)) return NULL;
    if (flags & TypeFlags.BooleanLike) return { kind: 'boolean', null: 'never' };
    if (flags & TypeFlags.NumberLike) return { kind: 'number', null: 'never' };
    if (type.isStringLiteralType()) return { kind: 'string', null: 'never', words: [type.value] };
    if (flags & TypeFlags.StringLike) return { kind: 'string', null: 'never' };
    if (type.isUnionType()) return this.#union(type.getTypes());
    if (type.isTypeParameter()) return this.shape(this.#checker.getConstraintOfTypeParameter(type));
    if (flags & (TypeFlags.Object | TypeFlags.Intersection)) return this.#object(type);
    return UNKNOWN;
  }

  #union(types: readonly Type[]): Shape {
    const whole = oneOf(types.map((one) => this.shape(one)));
    return types.some(({ flags }) => flags & TypeFlags.Null) ? nullable(whole) : whole;
  }

  #object(type: Type): Shape {
    const name = type.getSymbol()?.name ?? '';
    if (name === 'Date' || name === 'Buffer') return { kind: name, null: 'never' };
    if (name === 'Uint8Array') return { kind: 'Buffer', null: 'never' };
    if (this.#checker.isArrayLikeType(type)) {
      const of = oneOf(this.#checker.getTypeArguments(type as TypeReference).map((one) => this.shape(one)));
      return { kind: 'list', null: 'never', of };
    }
    if (this.#row(type)) return { kind: 'sql', null: 'never' };
    const [index] = this.#checker.getIndexInfosOfType(type);
    if (index) return { kind: 'record', null: 'never', of: this.shape(index.valueType) };
    return { kind: 'object', null: 'never', fields: this.#fields(type) };
  }

  #fields(type: Type): Fields {
    const properties = this.#checker.getPropertiesOfType(type);
    return Object.fromEntries(
      properties.map((property) => {
        const shape = this.#property(this.#checker.getTypeOfSymbol(property));
        const known = property.getJsDocTags(this.#checker).find(({ name }) => name === 'known')?.text;
        return [property.name, known ? { ...shape, known } : shape];
      }),
    );
  }

  /** Of something that may be absent: what it is when it isn't. */
  #property(type: Type | undefined): Shape {
    if (!type?.isUnionType()) return this.shape(type);
    const given = type.getTypes().filter(({ flags }) => !(flags & TypeFlags.Undefined));
    if (given.length === type.getTypes().length) return this.shape(type);
    return { ...this.#union(given), isOptional: true };
  }
}
