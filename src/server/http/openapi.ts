import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { api } from '../../contract/index.ts';

/** The OpenAPI 3.1 description of every endpoint, made from the contract. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [route, endpoint] of Object.entries<Endpoint>(api)) {
    const [method = '', path = ''] = route.split(' ');
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: operation(endpoint) };
  }
  return { openapi: '3.1.0', info: { title: 'Larkhouse', version }, paths };
}

function operation({ summary, access, params, query, body, reply, status = 200, stream }: Endpoint) {
  return {
    summary,
    'x-access': access,
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body && { requestBody: { required: true, content: json(body, 'input') } }),
    responses: {
      [status]: {
        description: stream ? 'A stream of server-sent events' : 'Done',
        content: stream ? { 'text/event-stream': {} } : json(reply, 'output'),
      },
      default: { description: 'Refused: `{ code, message, fields? }`' },
    },
  };
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

const json = (schema: z.ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: schemaOf(schema, io) } });

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
