import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { readIgnored } from './context.ts';
import { type Instruction, readDockerfile } from './dockerfile.ts';

const deploy = (name: string) => readFileSync(path.join(ROOT, 'deploy', name), 'utf8');

const waitsFor = (service: string) => `    depends_on:\n      ${service}: { condition: service_healthy }\n`;

const steps = readDockerfile(deploy('Dockerfile'));
const only = <N extends Instruction['name']>(name: N) => {
  const found = steps.filter((step) => step.name === name);
  expect(found, name).toHaveLength(1);
  return found[0] as Extract<Instruction, { name: N }>;
};

test('the data folder is the volume, and the health of the port that is exposed is asked for', () => {
  const { values } = only('ENV');
  expect([values.LARKHOUSE_DATA, values.HOST]).toEqual([only('VOLUME').value, '0.0.0.0']);
  expect(only('HEALTHCHECK').command.join(' ')).toContain(`process.env.PORT || ${only('EXPOSE').port}`);
});

test('deploy/compose.yaml names the volume and the port of deploy/Dockerfile', () => {
  const compose = deploy('compose.yaml');
  expect(compose).toContain('dockerfile: deploy/Dockerfile');
  const data = only('VOLUME').value;
  expect(compose).toContain(`    volumes: [data:${data}, backups:${data}-backups]\n`);
  expect(compose).toContain(`--to larkhouse:${only('EXPOSE').port}\n`);
  // What the image says of these holds: neither is said otherwise.
  expect(compose).not.toMatch(/^ {4}(?:healthcheck|user|command|entrypoint|expose):(?! caddy )/m);
  expect(compose).not.toMatch(/^ {6}(?:HOST|PORT|LARKHOUSE_DATA):/m);
});

test('the proxy waits until Larkhouse says that it is healthy', () => {
  expect(deploy('compose.yaml')).toContain(waitsFor('larkhouse'));
});

describe('deploy/compose.postgres.yaml', () => {
  const compose = deploy('compose.postgres.yaml');
  const said = (pattern: RegExp) => [...compose.matchAll(pattern)].map(([, value]) => value);

  test('Larkhouse waits until its PostgreSQL answers, at its address and for this database', () => {
    expect(compose).toContain(waitsFor('postgres'));
    const [health] = said(/^ {4}healthcheck:\n {6}test: \[(.+)\]$/gm);
    expect(health).toBe('CMD, pg_isready, --host=127.0.0.1, --username=larkhouse, --dbname=larkhouse');
  });

  test('the address that Larkhouse is told is that of the service, its user, password and database', () => {
    const [url = ''] = said(/^ {6}DATABASE_URL: (\S+?)\$\{POSTGRES_PASSWORD:\?[^}]+\}\S+$/gm);
    expect(url).toBe('postgres://larkhouse:');
    expect(compose).toMatch(/\}@postgres:5432\/larkhouse$/m);
    expect(said(/^ {6}POSTGRES_(?:USER|DB): (\S+)$/gm)).toEqual(['larkhouse', 'larkhouse']);
    // Without a password nothing starts: there is none that everybody knows.
    expect(said(/\$\{POSTGRES_PASSWORD(\W+)/g)).toEqual([':?', ':?']);
  });

  test('PostgreSQL is one that Larkhouse takes, keeps its data in a volume and is not reached from outside', () => {
    expect(Number(said(/image: postgres:(\d+)$/gm)[0])).toBeGreaterThanOrEqual(15);
    expect(compose).toContain('    volumes: [postgres:/var/lib/postgresql/data]\n');
    expect(compose).toMatch(/^volumes:\n {2}postgres:\n$/m);
    expect(compose).not.toContain('ports:');
  });
});

test.each([
  'ADD . .',
  'ARG VERSION',
  'COPY --chown=larkhouse . .',
  'COPY *.json ./',
  'RUN --mount=type=cache,target=/root/.npm npm ci',
  'RUN ["npm", "ci"]',
  'ENV HOST 0.0.0.0',
  'CMD node dist/server/main.js',
  'HEALTHCHECK NONE',
])('%s is refused, and not passed over', (line) => {
  expect(() => readDockerfile(`FROM node:24-bookworm-slim\n${line}`)).toThrow('not known here');
});

test('lines that go on are one step, without the comments between them', () => {
  expect(readDockerfile('# why\nFROM a AS b\n\nRUN one \\\n# why\n\t&& two')).toEqual([
    { name: 'FROM', image: 'a', stage: 'b' },
    { name: 'RUN', value: 'one && two' },
  ]);
});

test('the settings of the installation at hand do not come into an image', () => {
  expect(readIgnored()).toEqual(expect.arrayContaining(['data', 'deploy/larkhouse.env']));
});
