import { sql } from 'kysely';

export interface EntryRow {
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  readonly entity: string;
  readonly entityIds: number[];
  readonly actorKind: 'staff' | 'parent' | 'device' | 'inspector' | 'system';
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly children: { readonly id: number; readonly name: string }[];
  readonly details: 'kept' | 'erased' | 'none';
}

export interface Filter {
  /** Local dates, both included. */
  readonly from: string;
  readonly to: string;
  readonly entities: readonly string[] | null;
  readonly childId: number | null;
  readonly actorKind: string | null;
  readonly actorId: number | null;
}

const entry = sql`
  select a.id, a.at, a.action, a.entity, a.entity_ids, a.actor_kind, a.actor_id,
    case a.actor_kind
      when 'staff' then (select s.first_name || ' ' || s.last_name from staff s where s.center_id = a.center_id and s.id = a.actor_id)
      when 'parent' then (select g.first_name || ' ' || g.last_name from guardian g where g.center_id = a.center_id and g.id = a.actor_id)
      when 'device' then (select k.name from kiosk k where k.center_id = a.center_id and k.id = a.actor_id)
      when 'inspector' then (select l.label from inspector_link l where l.center_id = a.center_id and l.id = a.actor_id)
    end as actor_name,
    (select coalesce(json_agg(json_build_object('id', k.id, 'name', k.first_name || ' ' || k.last_name) order by k.id), '[]')
      from child k where k.center_id = a.center_id and k.id = any (a.child_ids)) as children,
    case when a.content is null then 'none'
      when exists (select from audit_detail d where d.center_id = a.center_id and d.audit_id = a.id) then 'kept'
      else 'erased' end as details
  from audit a`;

/** Entries of the log that are asked for. */
const asked = ({ from, to, entities, childId, actorKind, actorId }: Filter) => {
  const narrowed = [
    ...(entities ? [sql`a.entity = any (${entities}::text[])`] : []),
    ...(childId === null ? [] : [sql`${childId} = any (a.child_ids)`]),
    ...(actorKind === null ? [] : [sql`a.actor_kind = ${actorKind} and a.actor_id = ${actorId}`]),
  ];
  return sql`cross join center c
    where a.at >= ${from}::date::timestamp at time zone c.time_zone
      and a.at < (${to}::date + 1)::timestamp at time zone c.time_zone
      ${sql.join(
        narrowed.map((part) => sql`and ${part}`),
        sql` `,
      )}`;
};

/** Newest first; of those older than an entry where its id is given. */
export const entries = (filter: Filter, before: number | null, limit: number) => {
  const older =
    before === null ? sql`` : sql`and (a.at, a.id) < (select b.at, b.id from audit b where b.id = ${before})`;
  return sql<EntryRow>`${entry} ${asked(filter)} ${older} order by a.at desc, a.id desc limit ${limit}`;
};

/** Whether there are more than so many. */
export const exceeds = (filter: Filter, most: number) => sql<{ exceeds: boolean }>`
  select exists (select from audit a ${asked(filter)} offset ${most}) as exceeds`;

export const entryById = (id: number) => sql<EntryRow>`${entry} where a.id = ${id}`;

export const detailsOf = (id: number) =>
  sql<{ before: unknown; after: unknown }>`select before, after from audit_detail where audit_id = ${id}`;

interface Person {
  readonly id: number;
  readonly name: string;
}
export const staffOfLog = () => sql<Person>`
  select id, first_name || ' ' || last_name as name from staff where erased_at is null
  order by last_name collate "und-x-icu", first_name collate "und-x-icu", id`;
export const guardiansOfLog = () => sql<Person>`
  select id, first_name || ' ' || last_name as name from guardian where erased_at is null
  order by last_name collate "und-x-icu", first_name collate "und-x-icu", id`;
export const childrenOfLog = () => sql<Person>`
  select id, first_name || ' ' || last_name as name from child where erased_at is null
  order by last_name collate "und-x-icu", first_name collate "und-x-icu", id`;
