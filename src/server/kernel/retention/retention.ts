import type { Scope } from '#server/db/scope.ts';
import { audit } from '../audit/audit.ts';
import { deleteDetails, deleteOf, type Ids, releaseUploads, rowsBefore } from './queries.ts';

/** The first days (YYYY-MM-DD) that are still within each period; what ended before them is past it. */
export interface FirstDays {
  readonly children: string;
  readonly incidents: string;
  readonly staff: string;
  readonly finances: string;
  /** Tax years before this one are past it: the period begins with the day after the year. */
  readonly taxYear: number;
}

/** Takes on so many rows as one transaction may; answers how many, 0 when it is done. Done again it changes nothing. */
export type Step = (scope: Scope, kept: FirstDays, zone: string) => Promise<number>;
/** Removes what a domain has of people whose records are past their retention; answers how many rows went, by table. */
export type Removal = (scope: Scope, ids: Ids, kept: FirstDays) => Promise<Counts>;
export type Counts = Readonly<Record<string, number>>;

/** What retention removes of a domain (docs/decisions/0025-what-retention-removes.md). */
export interface Retention {
  /** What has a period of its own. These steps run first, in the order of the domains' names. */
  readonly records?: readonly Step[];
  /** What is left of people, once nothing that is kept names them; these run when every domain's records are done. */
  readonly people?: readonly Step[];
  /** What goes with the records of a child who left. */
  readonly ofChildren?: Removal;
  /** What goes with a guardian. */
  readonly ofGuardians?: Removal;
  /** What goes with a member of staff. */
  readonly ofStaff?: Removal;
}

/** The rows of these tables, in this order, whose column names one of the people. */
export const rowsBy =
  (column: string, ...tables: readonly string[]): Removal =>
  (scope, ids) =>
    removeRows(
      scope,
      ids,
      tables.map((table) => [table, column] as const),
    );

/** How many rows went, by table. */
export async function removeRows(
  scope: Scope,
  ids: Ids,
  tables: readonly (readonly [table: string, column: string])[],
): Promise<Counts> {
  const counts: Record<string, number> = {};
  if (ids.length === 0) return counts;
  for (const [table, column] of tables) counts[table] = await scope.count(deleteOf(table, column, ids));
  return counts;
}

/**
 * A step that removes what a table has from before a period, by the day of its column `moment`.
 * @param parts tables whose column refers to it, removed before it
 */
export const rowsOlderThan =
  (
    period: Exclude<keyof FirstDays, 'taxYear'>,
    [table, moment]: readonly [
      table: 'camera_view' | 'headcount' | 'inspector_link' | 'refused_punch' | 'roll_call' | 'room_privacy',
      moment: string,
    ],
    ...parts: readonly (readonly [table: string, column: string])[]
  ): Step =>
  async (scope, kept, zone) => {
    const ids = idsOf(await scope.all(rowsBefore(table, moment, kept[period], zone)));
    if (ids.length === 0) return 0;
    await removeRows(scope, ids, [...parts, [table, 'id']]);
    await scope.count(deleteDetails(table, ids));
    audit(scope, { action: 'remove records past their retention', entity: table, ids });
    return ids.length;
  };

/** Lets go of stored files: their bytes follow with the next sweep. */
export async function release(scope: Scope, files: readonly { readonly path: string | null }[]): Promise<void> {
  const paths = files.flatMap(({ path }) => path ?? []);
  if (paths.length > 0) await scope.count(releaseUploads(paths, scope.now));
}

export const idsOf = (found: readonly { readonly id: number }[]): Ids => found.map(({ id }) => id);
