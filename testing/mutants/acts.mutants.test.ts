import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, inject, test } from 'vitest';
import type { Act } from '../effects/act.ts';
import { actsByCall } from '../effects/routes.ts';
import { openTheater, type Theater } from '../effects/theater.ts';
import { ASKED, UNSEEN } from './hunt.ts';

let theater: Theater;
const open = async () => {
  theater = await openTheater({ database: inject('database'), template: inject('template') });
};
beforeAll(open);
afterAll(() => theater.stop());

interface Played {
  readonly route: string;
  readonly act: Act;
  /** What comes of it without any mutant. */
  readonly text: string;
  /** The mutants it comes by. */
  readonly come: ReadonlySet<string>;
}

/** What comes of an act while a mutant acts, in its call and in the jobs it asks for, and what mutants are come by. */
async function play({ route, act }: Pick<Played, 'route' | 'act'>, acting = '') {
  const come = new Set<string>();
  const text = await theater
    .play(route, act, (doing) => {
      globalThis.isMutant = (id) => {
        come.add(id);
        return id === acting;
      };
      return doing().finally(() => {
        globalThis.isMutant = undefined;
      });
    })
    .catch(() => 'refused');
  return { route, act, text, come };
}

/** A mutant before may have left a stage on which nothing is as it was: only on a sound one a difference counts. */
async function isSeen(played: Played, id: string): Promise<boolean> {
  const differs = async (acting: string) => (await play(played, acting)).text !== played.text;
  if (!(await differs(id))) return false;
  if (!(await differs(''))) return true;
  await renew();
  const isSeenAnew = await differs(id);
  if (await differs('')) await renew();
  return isSeenAnew;
}

async function renew(): Promise<void> {
  await theater.stop();
  await open();
}

/** What an act left behind twice in the same way it leaves behind in another with a mutant, or the mutant lives. */
test('writes down which mutants nobody sees who looks at what acts leave behind', async () => {
  const asked = new Set<string>(JSON.parse(readFileSync(path.join(inject('comeBy'), ASKED), 'utf8')));
  const played: Played[] = [];
  for (const [route, titled] of await actsByCall()) {
    for (const act of Object.values(titled)) {
      const first = await play({ route, act });
      if (![...first.come].some((id) => asked.has(id))) continue;
      const second = await play({ route, act });
      if (first.text === second.text) played.push(second);
    }
  }
  const unseen: string[] = [];
  for (const id of asked) {
    let found = false;
    for (const one of played) found ||= one.come.has(id) && (await isSeen(one, id));
    if (!found) unseen.push(id);
  }
  writeFileSync(path.join(inject('comeBy'), UNSEEN), JSON.stringify(unseen));
});
