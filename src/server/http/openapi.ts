import { z } from 'zod';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';

/** The OpenAPI 3.1 description of every endpoint, made from the contract. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  const schemas: Schemas = {};
  for (const [route, endpoint] of Object.entries<Endpoint>(api)) {
    const [method = '', path = ''] = route.split(' ');
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: operation(endpoint, schemas) };
  }
  return { openapi: '3.1.0', info: { title: 'Larkhouse', version }, paths, components: { schemas } };
}

/** The named schemas, which references in the description lead to. */
type Schemas = Record<string, object>;

function operation(endpoint: Endpoint, schemas: Schemas) {
  const { summary, access, params, query, body, upload, status = 200 } = endpoint;
  const json = (schema: z.ZodType, io: 'input' | 'output') => ({
    'application/json': { schema: referring(schemaOf(schema, io), schemas) },
  });
  return {
    summary,
    'x-access': access,
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body && { requestBody: { required: true, content: json(body, 'input') } }),
    ...(upload && { requestBody: { required: true, content: FORM } }),
    responses: {
      [status]: answered(endpoint, (schema) => json(schema, 'output')),
      default: { description: 'Refused: `{ code, message, fields?, reference? }`' },
    },
  };
}

const FORM = {
  'multipart/form-data': {
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  },
};

function answered({ stream, file, reply }: Endpoint, json: (schema: z.ZodType) => object) {
  if (stream) return { description: 'A stream of server-sent events', content: { 'text/event-stream': {} } };
  if (file) return { description: 'The file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  return { description: 'Done', content: json(reply) };
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined) {
  const { properties = {}, required = [] } = schema
    ? (schemaOf(schema, 'input') as z.core.JSONSchema.ObjectSchema)
    : {};
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}

/** A schema whose named parts stand in the description once: references count from the root of the whole document. */
function referring({ $schema, $defs = {}, ...schema }: z.core.JSONSchema.BaseSchema, schemas: Schemas): object {
  const atRoot = (part: object) =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')) as object;
  for (const [name, part] of Object.entries($defs)) schemas[name] = atRoot(part as object);
  return atRoot(schema);
}

/** Without what a format or a type says already: the pattern of a date, and that a number is safe in a program. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
