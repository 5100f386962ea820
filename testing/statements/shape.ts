/** What a value in TypeScript is, said the same way of a declared type and of what PostgreSQL answers. */
export interface Shape {
  readonly kind: Kind;
  /** `maybe`: PostgreSQL can't tell, as of a parameter. */
  readonly null: 'never' | 'always possible' | 'maybe';
  /** Of a text: the only words it can be. */
  readonly words?: readonly string[] | undefined;
  /** Of a text that comes from columns: all words they may hold, also those that a condition leaves out. */
  readonly vocabulary?: readonly string[] | undefined;
  readonly of?: Shape | undefined;
  readonly fields?: Fields | undefined;
  /** A property that may be absent. */
  readonly isOptional?: boolean | undefined;
  /** Of a declared column: why it is so although PostgreSQL can't tell, from its comment's `@known`. */
  readonly known?: string | undefined;
}
export type Kind =
  | 'number'
  | 'string'
  | 'boolean'
  | 'Date'
  | 'Buffer'
  | 'null'
  | 'list'
  | 'object'
  | 'record'
  | 'sql'
  | 'unknown';
export type Fields = Readonly<Record<string, Shape>>;

export const UNKNOWN: Shape = { kind: 'unknown', null: 'maybe' };
export const NULL: Shape = { kind: 'null', null: 'always possible' };

export const nullable = (shape: Shape): Shape => ({ ...shape, null: 'always possible' });

/** What is one of these. */
export function oneOf(shapes: readonly Shape[]): Shape {
  return shapes.reduce((one, other) => {
    const nulls = [one.null, other.null];
    const whether = nulls.includes('always possible') ? 'always possible' : nulls.includes('maybe') ? 'maybe' : 'never';
    return { ...mixed(one, other), null: whether };
  });
}

function mixed(one: Shape, other: Shape): Shape {
  if (one.kind === 'null') return other;
  if (other.kind === 'null') return one;
  if (one.kind !== other.kind) return UNKNOWN;
  const words = one.words && other.words ? [...new Set([...one.words, ...other.words])] : undefined;
  const of = one.of && other.of ? oneOf([one.of, other.of]) : (one.of ?? other.of);
  const fields = one.fields && other.fields ? mixedFields(one.fields, other.fields) : undefined;
  const vocabulary = one.vocabulary && other.vocabulary ? [...one.vocabulary, ...other.vocabulary] : undefined;
  return { kind: one.kind, null: 'never', words, vocabulary, of, fields };
}

function mixedFields(one: Fields, other: Fields): Fields {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [a, b] = [one[name], other[name]];
      if (a && b) return [name, { ...oneOf([a, b]), isOptional: a.isOptional || b.isOptional }];
      return [name, { ...(a ?? b ?? UNKNOWN), isOptional: true }];
    }),
  );
}

/** As it would be written in TypeScript. */
export function written(shape: Shape): string {
  const text = bare(shape);
  return shape.null === 'always possible' && shape.kind !== 'null' ? `${text} | null` : text;
}

function bare({ kind, words, of, fields }: Shape): string {
  if (words) return words.map((word) => `'${word}'`).join(' | ');
  if (kind === 'list') return of ? `(${written(of)})[]` : '[]';
  if (kind !== 'object' || !fields) return kind;
  const inside = Object.entries(fields).map(
    ([name, field]) => `${name}${field.isOptional ? '?' : ''}: ${written(field)}`,
  );
  return `{ ${inside.join('; ')} }`;
}
