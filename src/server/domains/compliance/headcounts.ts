import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import { dayAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { invalid, orRefuse, Refusal } from '../../refusal.ts';
import { childrenPresentIn } from '../center/ratios.ts';
import { headcountById, insertHeadcount, roomToCount } from './queries.ts';

export interface Counted {
  readonly roomId: number;
  /** How many children somebody saw in the room. */
  readonly counted: number;
  readonly note: string;
  /** The one who counted has read that another number was expected. */
  readonly differenceConfirmed?: boolean | undefined;
}

/**
 * Keeps how many children were counted in a room now, beside how many are checked in there. A count other than that is refused
 * with 409 (code `headcount-differs`), which says the number, until it is confirmed; then it is kept as it is.
 */
export async function takeHeadcount(scope: Scope, { roomId, counted, note, differenceConfirmed = false }: Counted) {
  const { actor, center } = await scope.opened;
  const found = scope.maybe(roomToCount(roomId));
  const { children: expected } = await scope.one(childrenPresentIn(roomId, dayAt(scope.now, center.zone)));
  const room = orRefuse(await found, invalid({ roomId: 'There is no room with this id' }));
  if (counted !== expected && !differenceConfirmed) throw differs(room.name, expected);
  const by = staffIdOf(actor);
  const count = { roomId, countedAt: scope.now, counted, expected, note, countedBy: by };
  const { id } = await scope.one(insertHeadcount(count));
  audit(scope, { action: 'take headcount', entity: 'headcount', ids: [id], after: { roomId, counted, expected } });
  return scope.one(headcountById(id));
}

const differs = (room: string, expected: number) =>
  new Refusal(409, '{{room}}: {{count}} children are checked in. Count again, or confirm what you counted.', {
    code: 'headcount-differs',
    values: { room, count: expected },
    fields: { differenceConfirmed: 'Count again, or confirm what you counted.' },
  });
