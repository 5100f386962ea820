import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { type Instruction, readDockerfile } from './dockerfile.ts';

const deploy = (name: string) => readFileSync(path.join(ROOT, 'deploy', name), 'utf8');

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
  expect(compose).toContain(`    volumes: [data:${only('VOLUME').value}]\n`);
  expect(compose).toContain(`--to larkhouse:${only('EXPOSE').port}\n`);
  // What the image says of these holds: neither is said otherwise.
  expect(compose).not.toMatch(/^ {4}(?:healthcheck|user|command|entrypoint|expose):(?! caddy )/m);
  expect(compose).not.toMatch(/^ {6}(?:HOST|PORT|LARKHOUSE_DATA):/m);
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
