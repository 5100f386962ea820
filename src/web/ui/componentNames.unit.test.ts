import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The parts of a menu stand once for those who draw it and once for those who wait for it. */
const LAZY_TWINS = 'ui/MenuParts.tsx';

test('no two components that others can import share a name', () => {
  const places = new Map<string, string[]>();
  for (const path of globSync('**/*.tsx', { cwd: root }).filter(
    (one) => one !== LAZY_TWINS && !one.includes('.test.'),
  )) {
    const exported = readFileSync(join(root, path), 'utf8').matchAll(
      /^export (?:default )?(?:function|const) ([A-Z][a-z]\w*)/gm,
    );
    for (const [, name = ''] of exported) places.set(name, [...(places.get(name) ?? []), path]);
  }
  const twins = [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
  expect(twins, 'Name each by what it is of (StaffSettingsForm, ParentSettingsForm), or make them one').toEqual([]);
});
