import { Chance } from '#demo/chance.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import type { Call } from './matrix/rows.ts';

/** What of a JSON schema the description of the endpoints uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: Schema;
}
export interface Operation {
  readonly method: string;
  /** As `/api/children/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly takesFile: boolean;
}
export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Described {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** Every operation of an OpenAPI description, in its order. */
export const operationsOf = ({ paths }: Description): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody: { content = {} } = { content: {} } }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: content['application/json']?.schema ?? null,
      takesFile: 'multipart/form-data' in content,
    })),
  );

/** Days and moments at and beyond the ends of what calendars, programs and the contract know. */
const DAYS = [
  '2026-03-02',
  '2026-02-28',
  '0000-01-01',
  '0000-12-31',
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2199-12-31',
  '2200-01-01',
  '9999-12-31',
  '2026-02-30',
  '+010000-01-01',
  '-000001-01-01',
  '2026-3-2',
];
const INSTANTS = [
  '2026-03-02T12:30:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '1900-01-01T00:00:00Z',
  '2199-12-31T23:59:60Z',
  '2026-03-02T12:30:00+14:00',
  'now',
];
const NUMBERS = [
  0,
  -0,
  -1,
  1,
  2,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  1e15,
  1e16,
  1e300,
  0.5,
];
const ODD = [null, true, false, '', 0, -1, [], {}, [[]], [null], { id: 1 }, '0', 'null', 'true', [1, 2, 3]];

/** Requests to the operations of a description, in turns; the same seed makes the same. */
export class Fuzz {
  readonly #chance: Chance;
  readonly #schemas: Readonly<Record<string, Schema>>;

  constructor(seed: number, description: Description) {
    this.#chance = new Chance('fuzz', seed);
    this.#schemas = description.components.schemas;
  }

  /**
   * One request of an operation: mostly what its schema asks for, with a few parts that are not.
   * @param example a call that is known to be good, some parts of which are changed
   */
  request({ method, path, parameters, body, takesFile }: Operation, example: Call = {}): Request {
    const of = (place: 'path' | 'query') => parameters.filter((one) => one.in === place);
    const values = new Map(
      of('path').map(({ name, schema }) => [name, this.#piece(this.#example(name, schema, example))]),
    );
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '1');
    const query = of('query')
      .filter(() => this.#chance.happens(0.7))
      .map(({ name, schema }) => `${name}=${this.#piece(this.#value(schema, 0, 0.2))}`);
    if (this.#chance.happens(0.05)) query.push(`${this.#piece(this.#text())}=${this.#piece(this.#text())}`);
    const url = query.length > 0 ? `${address}?${query.join('&')}` : address;
    if (takesFile && this.#chance.happens(0.8)) return { method, url, ...this.#form() };
    if (method === 'GET' || method === 'HEAD') return { method, url, headers: {}, body: null };
    return { method, url, ...this.#json(body, example.body) };
  }

  /** Which of a list, at random. */
  pick<T>(list: readonly T[]): T {
    return this.#chance.pick(list);
  }

  #example(name: string, schema: Schema, { params = {} }: Call): unknown {
    return name in params && this.#chance.happens(0.4) ? params[name] : this.#value(schema, 0, 0.15);
  }

  #json(schema: Schema | null, example: unknown): Pick<Request, 'headers' | 'body'> {
    const headers = { 'content-type': 'application/json' };
    if (this.#chance.happens(0.03))
      return { headers, body: this.#chance.pick(['{', '', 'null', '[]', '"\\ud800"', '1e999']) };
    if (!schema) return { headers: {}, body: null };
    const value =
      example !== undefined && this.#chance.happens(0.6) ? this.#changed(example, schema) : this.#value(schema, 0, 0.1);
    return { headers, body: JSON.stringify(value) ?? '' };
  }

  /** Forms that are cut off, have no boundary or one that is too long, beside whole ones. */
  #form(): Pick<Request, 'headers' | 'body'> {
    const boundary = this.#chance.pick(['x', 'x'.repeat(70), 'x'.repeat(5_000), '', '"', 'a b', '\u00e9']);
    const said = this.#chance.happens(0.2) ? '' : `; boundary=${boundary}`;
    const disposition = this.#chance.pick([
      'form-data; name="file"; filename="a.png"',
      'form-data; name="file"',
      'form-data',
      'form-data; name="other"; filename="a.png"',
      'form-data; name="__proto__"; filename="a.png"',
      `form-data; name="file"; filename="${'a'.repeat(3_000)}.pdf"`,
    ]);
    const bytes = this.#chance.pick(['', '%PDF-1.4 nothing', 'GIF89a', '\x89PNG\r\n\x1a\n', 'text']);
    const whole = `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n${bytes}\r\n--${boundary}--\r\n`;
    const cut = this.#chance.happens(0.4) ? whole.slice(0, this.#chance.between(0, whole.length)) : whole;
    const type = Buffer.from(`multipart/form-data${said}`).toString('latin1');
    return { headers: { 'content-type': type }, body: cut };
  }

  /** A good value of which one or two parts are another's. */
  #changed(example: unknown, schema: Schema): unknown {
    const { properties = {} } = this.#resolved(schema);
    if (typeof example !== 'object' || example === null || Array.isArray(example)) return this.#value(schema, 0, 0.1);
    const changed: Record<string, unknown> = { ...example };
    const names = [...new Set([...Object.keys(properties), ...Object.keys(changed)])];
    if (names.length === 0) return changed;
    for (let at = this.#chance.between(0, 2); at > 0; at -= 1) {
      const name = this.#chance.pick(names);
      if (this.#chance.happens(0.1)) delete changed[name];
      else changed[name] = this.#value(properties[name] ?? {}, 1, 0.5);
    }
    return changed;
  }

  /** A value of a schema; `wrong` of all values are none of it. */
  #value(schema: Schema, depth: number, wrong: number): unknown {
    if (this.#chance.happens(wrong)) return this.#wrong();
    const { const: only, enum: choices, anyOf, oneOf, allOf, type, format, ...rest } = this.#resolved(schema);
    if (only !== undefined) return only;
    if (choices) return this.#chance.pick(choices);
    const shapes = anyOf ?? oneOf;
    if (shapes?.length) return this.#value(this.#chance.pick(shapes), depth, wrong);
    if (allOf?.length) return Object.assign({}, ...allOf.map((one) => this.#value(one, depth, wrong)));
    if (type === 'object' || rest.properties) return this.#object(rest, depth, wrong);
    if (type === 'array') return this.#list(rest.items ?? {}, depth, wrong);
    if (type === 'integer' || type === 'number') return this.#number(rest);
    if (type === 'boolean') return this.#chance.happens(0.5);
    if (type === 'null') return null;
    if (format === 'date') return this.#chance.happens(0.7) ? '2026-03-02' : this.#chance.pick(DAYS);
    if (format === 'date-time') return this.#chance.pick(INSTANTS);
    if (format === 'email') return this.#chance.happens(0.7) ? `a${this.#chance.between(1, 99)}@b.test` : this.#text();
    if (type === 'string')
      return this.#chance.happens(0.4) ? this.#text() : this.#chance.pick(['2026-03-02', '08:15', 'Ana', 'all', '1']);
    return this.#wrong();
  }

  #object({ properties = {}, required = [] }: Schema, depth: number, wrong: number): unknown {
    const names = Object.keys(properties).filter((name) => required.includes(name) || this.#chance.happens(0.5));
    const entries = names.map((name) => [name, this.#value(properties[name] ?? {}, depth + 1, wrong)]);
    if (this.#chance.happens(wrong / 4)) entries.push(['constructor', 1]);
    return Object.fromEntries(entries);
  }
  #list(items: Schema, depth: number, wrong: number): unknown[] {
    const most = depth > 3 ? 1 : this.#chance.happens(0.02) ? 400 : 3;
    return Array.from({ length: this.#chance.between(0, most) }, () => this.#value(items, depth + 1, wrong));
  }
  /** Ids of a small center are small, so most of them are somebody's. */
  #number({ minimum = 1, maximum = 60 }: Schema): number {
    if (this.#chance.happens(0.15)) return this.#chance.pick(NUMBERS);
    return this.#chance.between(Math.max(minimum, -1000), Math.min(Math.max(maximum, minimum), minimum + 60));
  }
  #wrong(): unknown {
    const kinds = [ODD, NUMBERS, DAYS, HOSTILE_TEXTS] as const;
    return this.#chance.pick(this.#chance.pick<readonly unknown[]>(kinds));
  }
  #text = (): string => this.#chance.pick(HOSTILE_TEXTS);

  #resolved(schema: Schema): Schema {
    const named = schema.$ref && this.#schemas[schema.$ref.replace('#/components/schemas/', '')];
    return named ? this.#resolved(named) : schema;
  }

  /** A part of an address: mostly written as it should be. */
  #piece(value: unknown): string {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    if (this.#chance.happens(0.03))
      return this.#chance.pick(['%00', 'a%00b', '%', '%ff', '%c3%28', '..', '%2e%2e%2f', '%0d%0aX: y']);
    return encodeURIComponent(text.toWellFormed().slice(0, 1_500));
  }
}
