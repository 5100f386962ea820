import { DEFAULT_ROLES } from '#contract/kernel/access.ts';
import type { ParentActor, StaffActor } from '#server/kernel/access/actor.ts';
import type { Guardian } from './people/households.ts';
import type { Employee } from './people/staff.ts';

/** Who exists by now, by name: ids come into being as the history is lived. */
export class Cast {
  readonly #staff = new Map<string, StaffActor>();
  readonly #guardians = new Map<string, ParentActor>();
  readonly #children = new Map<string, number>();

  addStaff({ key, firstName, lastName, role }: Employee, id: number): void {
    const capabilities = new Set<string>(DEFAULT_ROLES.find(({ name }) => name === role)?.capabilities);
    this.#staff.set(key, { kind: 'staff', id, firstName, lastName, role, capabilities });
  }
  addGuardian({ key, firstName, lastName }: Guardian, id: number, childIds: readonly number[]): void {
    this.#guardians.set(key, { kind: 'parent', id, firstName, lastName, childIds });
  }
  addChild(key: string, id: number): void {
    this.#children.set(key, id);
  }

  staff = (key: string): StaffActor => found(this.#staff, key);
  guardian = (key: string): ParentActor => found(this.#guardians, key);
  child = (key: string): number => found(this.#children, key);
}

function found<T>(among: ReadonlyMap<string, T>, key: string): T {
  const one = among.get(key);
  if (one === undefined) throw new Error(`${key} is not here yet`);
  return one;
}
