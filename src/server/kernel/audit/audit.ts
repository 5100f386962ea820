import type { Scope } from '#server/db/scope.ts';
import type { AuditAction } from './actions.ts';
import type { FieldOf } from './fields.ts';
import { writeAudit } from './queries.ts';

export interface AuditEntry<Entity extends string = string, Before = unknown, After = unknown> {
  /** A verb phrase: 'check in', 'remove child'. */
  readonly action: AuditAction;
  readonly entity: Entity;
  readonly ids: readonly number[];
  /** Whose family it concerns. */
  readonly children?: readonly number[];
  readonly before?: Before;
  readonly after?: After;
}

/** The names of a type's fields, at any depth; `string` where they are not known. */
type NamesIn<T> = unknown extends T
  ? string
  : T extends Date
    ? never
    : T extends readonly (infer Item)[]
      ? NamesIn<Item>
      : T extends object
        ? { [Name in keyof T]-?: Name | NamesIn<T[Name]> }[keyof T]
        : never;

/** Nothing more to give, or the fields that `fields.ts` does not name. */
type Named<Entity extends string, Detail> =
  Exclude<NamesIn<Detail>, FieldOf<Entity>> extends never
    ? unknown
    : { readonly 'not named in fields.ts': Exclude<NamesIn<Detail>, FieldOf<Entity>> };

/** How long the before/after of a change is kept; the fact that it happened stays. */
const DETAIL_DAYS = 7 * 365;

/**
 * Writes into the audit log, in the same transaction, in the name of the scope's actor. Of before and after the entity's
 * fields are kept that `fields.ts` names.
 */
export function audit<const Entity extends string, Before = undefined, After = undefined>(
  scope: Scope,
  entry: AuditEntry<Entity, Before, After> & Named<Entity, Before> & Named<Entity, After>,
): void {
  const expires = new Date(scope.now.getTime() + DETAIL_DAYS * 86_400_000);
  scope.later(writeAudit(entry, scope.now, expires));
}
