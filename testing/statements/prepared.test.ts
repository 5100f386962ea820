import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase, dropDatabase, type TestDatabase } from '../database.ts';
import { Analyst } from './prepared.ts';
import { written } from './shape.ts';

let database: TestDatabase;
let analyst: Analyst;
beforeAll(async () => {
  database = await cloneDatabase(inject('database'), inject('template'));
  analyst = await Analyst.connect(database.reach.admin);
});
afterAll(async () => {
  await analyst.end();
  await dropDatabase(inject('database'), database);
});

/** The columns of a statement as they would be written in TypeScript; a question mark where null can't be told. */
async function columnsOf(text: string): Promise<Record<string, string>> {
  const row = await analyst.row(text);
  return Object.fromEntries(
    Object.entries(row).map(([name, shape]) => [name, written(shape) + (shape.null === 'maybe' ? '?' : '')]),
  );
}

test('columns are what the table says, words included', async () => {
  expect(await columnsOf('select id, date, status, check_in, check_in_by, was_absent from attendance')).toEqual({
    id: 'number',
    date: 'string',
    status: `'present' | 'late' | 'absent'`,
    checkIn: 'Date | null',
    checkInBy: 'string | null',
    wasAbsent: 'boolean',
  });
});

test('an outer join may leave its columns null, unless it always has a row', async () => {
  expect(
    await columnsOf(`select k.id, r.name, n.days from child k left join room r on r.id = k.room_id
      left join lateral (select count(*)::int as days from attendance a where a.child_id = k.id) n on true`),
  ).toEqual({ id: 'number', name: 'string | null', days: 'number' });
});

test('an aggregate of a group has a value, one of everything may have none', async () => {
  expect(await columnsOf('select child_id, max(date) as last from attendance group by child_id')).toEqual({
    childId: 'number',
    last: 'string',
  });
  expect(await columnsOf('select max(date) as last, count(*) as days from attendance')).toEqual({
    last: 'string | null',
    days: 'number',
  });
});

test('expressions are null where what they are made of is', async () => {
  expect(
    await columnsOf(`select first_name || ' ' || last_name as name, parent_name || '!' as loud, coalesce(parent_name, '') as parent,
      case when parent_name is not null then parent_name else first_name end as either,
      case when parent_name is null then 'none' else 'one' end as which, (select name from center) as center,
      (select name from room where id = room_id) as room from child`),
  ).toEqual({
    name: 'string',
    loud: 'string | null',
    parent: 'string',
    either: 'string',
    which: `'none' | 'one'`,
    center: 'string',
    room: 'string?',
  });
});

test('JSON is looked into, where moments are texts', async () => {
  expect(
    await columnsOf(`select coalesce((select json_agg(json_build_object('id', a.id, 'status', a.status, 'checkIn', a.check_in)
      order by a.id) from attendance a where a.child_id = k.id), '[]') as days from child k`),
  ).toEqual({ days: `({ id: number; status: 'present' | 'late' | 'absent'; checkIn: string | null })[]` });
});

test('conditions narrow what comes back', async () => {
  expect(
    await columnsOf(
      `select check_in, status from attendance where check_in is not null and status in ('present', 'late')`,
    ),
  ).toEqual({ checkIn: 'Date?', status: `'present' | 'late'` });
});

test('what is written comes back, from common table expressions too', async () => {
  expect(
    await columnsOf(`with gone as (update child set removed_at = $1, version = version + 1 returning id, removed_at, version)
      select * from gone`),
  ).toEqual({ id: 'number', removedAt: 'Date?', version: 'number' });
});

test('a statement that PostgreSQL refuses is refused', async () => {
  await expect(analyst.row('select nick_name from child')).rejects.toThrow('column "nick_name" does not exist');
});
