import { globSync, readdirSync } from 'node:fs';
import { api } from '#contract/index.ts';
import { type Act, type Acts, actsOfMatrix } from './act.ts';

const CONTRACT = new URL('../../src/contract/', import.meta.url);
const DOMAINS = new URL('../../src/server/domains/', import.meta.url);
const ACTS = new URL('./acts/', import.meta.url);

/** The calls of the contract by their domain: the file they stand in is named after it, as in `messages-threads.ts`. */
export async function callsByDomain(): Promise<ReadonlyMap<string, readonly string[]>> {
  const domains = readdirSync(DOMAINS).toSorted((a, b) => b.length - a.length);
  const domainOf = new Map<string, string>();
  for (const [file, exports] of await modulesOf(CONTRACT)) {
    const domain = domains.find((name) => `${file}-`.startsWith(`${name}-`));
    const routes = Object.values(exports).flatMap((value) => Object.keys(Object(value)));
    for (const route of routes) if (domain !== undefined) domainOf.set(route, domain);
  }
  return Map.groupBy(Object.keys(api), (route) => domainOf.get(route) ?? 'kernel');
}

export const isWrite = (route: string) => !route.startsWith('GET ');

/** What is done by each call: what the matrix calls, unless the acts say other things, or say that nothing can be done. */
export async function actsByCall(): Promise<ReadonlyMap<string, Readonly<Record<string, Act>>>> {
  const own = await ownActs();
  return new Map(Object.keys({ ...api, ...own }).map((route) => [route, own[route] ?? actsOfMatrix(route)]));
}

/** Calls that write of which nobody has said how they are made. */
export async function unplayed(): Promise<string[]> {
  const own = await ownActs();
  return Object.keys(api).filter(
    (route) => isWrite(route) && !(route in own) && Object.keys(actsOfMatrix(route)).length === 0,
  );
}

const ownActs = async (): Promise<Acts> => Object.assign({}, ...(await modulesOf(ACTS)).map(([, { acts }]) => acts));

const modulesOf = (folder: URL) =>
  Promise.all(
    globSync('*.ts', { cwd: folder }).map(
      async (file): Promise<[string, Record<string, unknown>]> => [
        file.replace('.ts', ''),
        await import(new URL(file, folder).href),
      ],
    ),
  );
