import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const EFFECTS =
  /from '(#server\/kernel\/(audit|notify)\/|[^']*\/(notifications|touches)\.ts)|\bscope\.touch|\bnotify\(/;

test('routes leave audit, notifications and live updates to commands', () => {
  const routes = globSync('src/server/domains/**/*routes.ts');
  expect(routes.length).toBeGreaterThan(20);
  expect(
    routes.filter((path) => EFFECTS.test(readFileSync(path, 'utf8'))),
    'A route only says which command serves it. Let the command decide, write, audit, notify and touch, so that every caller of it (a kiosk, a job, an import) has the same effects.',
  ).toEqual([]);
});
