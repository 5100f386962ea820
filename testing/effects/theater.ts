import type pg from 'pg';
import { familyOf, type Stage, setStage } from '../matrix/actors.ts';
import { send } from '../matrix/call.ts';
import { recordFaults } from '../records.ts';
import { ROLES } from '../world.ts';
import type { Act } from './act.ts';
import { observe } from './effects-of.ts';
import { textOf } from './lines.ts';
import { namesOf, spreadIds } from './names.ts';

/** The stage of the matrix, on which acts are played and what comes of them is seen. */
export interface Theater {
  readonly larkhouse: Stage['larkhouse'];
  /** Does what an act does by a route; what came of it, line by line. `around` is handed that, once all is made ready. */
  play(route: string, act: Act, around?: (doing: () => Promise<string>) => Promise<string>): Promise<string>;
  /** What of the records was changed past the audit log. */
  recordFaults(): Promise<string[]>;
  stop(): Promise<void>;
}

export async function openTheater(on: { database: pg.ClientConfig; template: string }): Promise<Theater> {
  const { template, tables, drop } = await spreadIds(on.database, on.template);
  const stage = await setStage({ database: on.database, template });
  const observer = observe(stage.larkhouse, namesOf(tables, peopleOf(stage)));
  return {
    larkhouse: stage.larkhouse,
    async play(route, act, around = (doing) => doing()) {
      const { client, ...call } = await act(stage);
      return around(async () => {
        const { effects, called } = await observer.effectsOf(() => send(client, route, call));
        if (called.status >= 300) throw new Error(`${route} answers ${called.status}: ${called.text}`);
        return textOf(effects);
      });
    },
    recordFaults: () => recordFaults(stage.larkhouse, stage.here.centerId),
    async stop() {
      await observer.stop();
      await stage.larkhouse.stop();
      await drop();
    },
  };
}

function peopleOf({ here }: Stage): ReadonlyMap<number, string> {
  const { childId, guardianId } = familyOf(here, 0);
  return new Map([
    ...ROLES.map((role) => [here.staff[role], role] as const),
    [childId, 'own child'],
    [guardianId, 'own parent'],
  ]);
}
