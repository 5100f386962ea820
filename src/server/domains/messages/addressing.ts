import { isOfFamilies } from '#contract/messages-limits.ts';
import type { Scope } from '#server/db/scope.ts';
import type { ParentActor, StaffActor } from '#server/kernel/access/actor.ts';
import { allow } from '#server/kernel/access/rules.ts';
import { invalid, orRefuse } from '#server/kernel/http-error.ts';
import { mayBeginThread } from './access.ts';
import {
  type AddresseeRow,
  childrenOfGuardians,
  familyAddressees,
  knownAddressees,
  senderRightsOf,
  staffAddressees,
} from './addressing-queries.ts';
import { type Address, commonChildren, mayAddress, threadKind } from './rules.ts';
import type { NewMember, NewThread } from './writes.ts';

export interface SpeaksFor {
  readonly kind: 'room' | 'office';
  readonly id?: number | null | undefined;
}
export interface Addressed {
  readonly to: readonly Address[];
  readonly as?: SpeaksFor | null | undefined;
  readonly childId?: number | null | undefined;
}
type Between = Pick<NewThread, 'kind' | 'childId' | 'members'>;

/** Whom the acting person can write to, and for whom they can speak. */
export async function addressees(scope: Scope, actor: StaffActor | ParentActor) {
  const office = { kind: 'office', id: null, name: '', detail: null } as const;
  if (actor.kind === 'parent') {
    const rows = actor.childIds.length > 0 ? await scope.all(familyAddressees()) : [];
    return { to: actor.childIds.length > 0 ? [office, ...rows] : [], as: [] };
  }
  const rights = await scope.one(senderRightsOf(actor.id));
  const rows = await scope.all(staffAddressees(actor.id));
  const wide: AddresseeRow[] = [office, { ...office, kind: 'all-staff' }, { ...office, kind: 'all-families' }];
  return {
    to: [...wide, ...rows].filter((address) => mayAddress(address, rights)),
    as: [
      ...(rights.isOffice ? [{ kind: 'office' as const, id: null, name: '' }] : []),
      ...(rights.roomId === null ? [] : [{ kind: 'room' as const, id: rights.roomId, name: rights.roomName ?? '' }]),
    ],
  };
}

/** Between whom a new thread of the acting person's is. Refuses with 422 at `to`, `as` or `childId` whom they can't write to or speak for. */
export const between = (scope: Scope, actor: StaffActor | ParentActor, addressed: Addressed): Promise<Between> =>
  actor.kind === 'staff' ? fromStaff(scope, actor, addressed) : fromParent(scope, actor, addressed);

async function fromStaff(scope: Scope, actor: StaffActor, { to, as, childId = null }: Addressed): Promise<Between> {
  const rights = await scope.one(senderRightsOf(actor.id));
  const mine = speaker(actor, as, rights);
  if (!to.every((address) => mayAddress(address, rights))) throw invalid({ to: OFFICE_ALONE });
  const idsOf = (...kinds: Address['kind'][]) => [
    ...new Set(to.flatMap(({ kind, id }) => (kinds.includes(kind) && id != null ? [id] : []))),
  ];
  const asked = {
    children: [...new Set([...idsOf('family'), ...(childId === null ? [] : [childId])])],
    rooms: idsOf('room', 'room-families'),
    staff: idsOf('staff'),
  };
  const guardianIds = idsOf('guardian');
  const known = await scope.one(knownAddressees(asked));
  if (childId !== null && known.children < asked.children.length) throw invalid({ childId: 'Please select a child' });
  if (known.children < asked.children.length || known.rooms < asked.rooms.length || known.staff < asked.staff.length)
    throw invalid({ to: UNKNOWN });
  const guardians = new Map(
    (guardianIds.length > 0 ? await scope.all(childrenOfGuardians(guardianIds)) : []).map((row) => [
      row.guardianId,
      row.childIds,
    ]),
  );
  const childrenOf = (address: Address): readonly number[] => {
    if (address.kind === 'family') return [address.id ?? 0];
    const own = orRefuse(guardians.get(address.id ?? 0), invalid({ to: UNKNOWN }));
    if (childId === null) return own;
    if (!own.includes(childId)) throw invalid({ childId: 'This child is not in the care of whom you write to' });
    return [childId];
  };
  const families = to
    .filter(({ kind }) => kind === 'guardian' || kind === 'family')
    .map((address) => ({ ...address, childIds: childrenOf(address) }));
  const common = commonChildren(families);
  const throughOf = (address: Address) => (families.length > 1 && common.length > 0 ? common : childrenOf(address));
  return {
    kind: threadKind(to, families),
    childId: childId ?? (common.length === 1 && to.every(isOfFamilies) ? (common[0] ?? null) : null),
    members: [mine, ...to.map((address) => memberOf(address, address.kind === 'guardian' ? throughOf(address) : []))],
  };
}

/** What stands for a staff member in a thread they begin. */
function speaker(
  actor: StaffActor,
  as: SpeaksFor | null | undefined,
  { roomId, isOffice }: { roomId: number | null; isOffice: boolean },
): NewMember {
  if (!as) return { kind: 'staff', staffId: actor.id, isFrom: true };
  if (as.kind === 'office' && isOffice) return { kind: 'office', isFrom: true };
  if (as.kind === 'room' && roomId !== null && as.id === roomId) return { kind: 'room', roomId, isFrom: true };
  throw invalid({ as: 'You can speak for your own room, and for the office if you belong to it' });
}

async function fromParent(scope: Scope, actor: ParentActor, { to, as, childId = null }: Addressed): Promise<Between> {
  allow(actor, mayBeginThread(as));
  if (childId !== null && !actor.childIds.includes(childId)) throw invalid({ childId: 'Please select a child' });
  const known = await scope.all(familyAddressees());
  const isKnown = ({ kind, id }: Address) =>
    kind === 'office' || known.some((one) => one.kind === kind && one.id === id);
  if (!to.every(isKnown)) throw invalid({ to: UNKNOWN });
  const about = childId ?? (actor.childIds.length === 1 ? (actor.childIds[0] ?? null) : null);
  const childIds = about === null ? actor.childIds : [about];
  return {
    kind: 'conversation',
    childId: about,
    members: [
      { kind: 'guardian', guardianId: actor.id, childIds, isFrom: true },
      ...to.map((address) => memberOf(address, [])),
    ],
  };
}

function memberOf({ kind, id }: Address, childIds: readonly number[]): NewMember {
  if (id == null) return { kind };
  if (kind === 'staff') return { kind, staffId: id };
  if (kind === 'guardian') return { kind, guardianId: id, childIds };
  if (kind === 'family') return { kind, childId: id };
  return { kind, roomId: id };
}

const UNKNOWN = 'Choose people, rooms or families of this center who can get messages';
const OFFICE_ALONE = 'To all families and to those of other rooms only the office can write';
