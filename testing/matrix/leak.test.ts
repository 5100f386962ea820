import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ACTORS, type ActorName, readersOf, type Stage, setStage } from './actors.ts';
import { markersIn, send } from './call.ts';
import { callsOf, everyId, READS, unknownNames } from './reads.ts';

let stage: Stage;
let readers: ReadonlyMap<string, readonly ActorName[]>;
let ids: number[];

beforeAll(async () => {
  stage = await setStage({ database: inject('database'), template: inject('template') });
  readers = readersOf(stage);
  ids = await everyId(stage.larkhouse);
});
afterAll(() => stage.larkhouse.stop());

test.each(ACTORS)('%s reads nothing that is not theirs', async (actor) => {
  const client = await stage.clientOf(actor);
  const seen = new Set<string>();
  for (const [route, endpoint] of READS) {
    for (const call of callsOf(endpoint, ids)) {
      const { whole, status } = await send(client, route, call);
      // A still of a camera that is away.
      const isAbsence = status === 503 && route === 'GET /api/cameras/:id/snapshot.jpg';
      expect(status < 500 || isAbsence, `${route}: ${status}`).toBe(true);
      for (const marker of markersIn(whole, readers)) {
        expect(readers.get(marker), `${route} answers ${actor} what belongs to ${marker}`).toContain(actor);
        seen.add(marker);
      }
      // Of nobody's session: no query makes it one.
      if (status === 401) break;
    }
  }
  const isTheirs = (marker: string) => readers.get(marker)?.includes(actor);
  expect([...seen]).toEqual(expect.arrayContaining([...readers.keys()].filter(isTheirs)));
});

test('a query that widens answers is known for every endpoint', () => {
  const unknown = READS.flatMap(([route, endpoint]) => unknownNames(endpoint).map((name) => `${route} ?${name}`));
  expect(unknown, 'Add values that widen the answer to WIDEST, so the leak test asks for everything.').toEqual([]);
});
