import type { Client } from '../client.ts';
import type { Call } from './rows.ts';

export interface Given {
  readonly status: number;
  readonly text: string;
  /** Everything that came over the wire: headers and body. */
  readonly whole: string;
}

/** Calls an endpoint, named as in the contract. Of a stream only the headers are read. */
export async function send(client: Client, route: string, { params = {}, query, body }: Call = {}): Promise<Given> {
  const [method = '', address = ''] = route.split(' ');
  const path = address.replace(/:(\w+)/g, (_, name: string) => String(params[name])) + (query ? `?${query}` : '');
  if (address === '/api/live') return openStream(client, path);
  const { status, text, headers } = await client.send(method, path, body);
  return { status, text, whole: headersOf(headers) + text };
}

async function openStream(client: Client, path: string): Promise<Given> {
  const ending = new AbortController();
  const response = await client.open(path, ending.signal);
  const text = response.ok ? '' : await response.text();
  ending.abort();
  return { status: response.status, text, whole: headersOf(response.headers) + text };
}

const headersOf = (headers: Headers) => [...headers].map(([name, value]) => `${name}: ${value}\n`).join('');

/** The markers found in what was answered. */
export const markersIn = (whole: string, markers: ReadonlyMap<string, unknown>): string[] =>
  [...markers.keys()].filter((marker) => whole.includes(marker));
