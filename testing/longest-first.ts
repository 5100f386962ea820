import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that take longest in the gate or in the slow suite: begun last, one of them would be left alone at the end. */
const LONG = [
  'testing/hostile.test.ts',
  'testing/hostile-against-all.test.ts',
  'testing/hostile-imports.test.ts',
  'testing/hostile-offers.test.ts',
  'testing/hostile-rota.test.ts',
  'src/server/domains/kiosk/room-replay.test.ts',
  'testing/processes/processes.slow.test.ts',
  'testing/hostile-screens.slow.test.ts',
  'testing/effects/effects.test.ts',
  'testing/matrix/matrix.test.ts',
  'testing/matrix/leak.test.ts',
  'src/server/db/dump/dump.test.ts',
  'src/server/domains/imports/imports.test.ts',
  'demo/content.test.ts',
  'testing/backups.test.ts',
  'testing/fuzz.test.ts',
];

/** Without what an earlier run measured, as in a fresh clone, Vitest begins with the largest files: those that take longest come before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => this.#place(a) - this.#place(b));
  }

  #place({ moduleId }: TestSpecification): number {
    const place = LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
    return place < 0 ? LONG.length : place;
  }
}
