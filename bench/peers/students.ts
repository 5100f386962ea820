import type pg from 'pg';

/** As many as the demonstration has children; and of them in the example's class. */
const STUDENTS = 64;
const IN_CLASS = 15;
/** Where a student's classes stand. */
const CLASSES = 'schedule';

interface Column {
  readonly name: string;
  readonly hasDefault: boolean;
  /** Alone it tells rows apart, as a login does. */
  readonly isUnique: boolean;
}

/**
 * Gives an example of one student as many as our demonstration has: each row that names the student is repeated for the others, in every
 * table with a `student_id`, so that nothing has to be known here of what is in them.
 */
export async function repeatStudent(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: number }>('select student_id as id from students order by 1 limit 1');
  const [first] = rows;
  if (!first) throw new Error('The example has no student');
  for (const table of await tablesOfStudents(client)) {
    const others = table === CLASSES ? IN_CLASS - 1 : STUDENTS - 1;
    const columns = (await columnsOf(client, table)).filter(({ name, hasDefault }) => isStudent(name) || !hasDefault);
    const value = ({ name, isUnique }: Column) => (isStudent(name) ? `${name} + 1000 + n` : isUnique ? 'null' : name);
    await client.query(
      `insert into ${table} (${columns.map(({ name }) => name).join()})
       select ${columns.map(value).join()} from ${table}, generate_series(1, ${others}) n where student_id = $1`,
      [first.id],
    );
  }
}

const isStudent = (name: string) => name === 'student_id';

/** The students first, since others refer to them. */
async function tablesOfStudents(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
     where c.table_schema = 'public' and c.column_name = 'student_id' and t.table_type = 'BASE TABLE'
     order by c.table_name <> 'students', 1`,
  );
  return rows.map(({ name }) => name);
}

async function columnsOf(client: pg.ClientBase, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, a.atthasdef or a.attidentity <> '' as "hasDefault",
       exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and i.indnkeyatts = 1
         and i.indkey[0] = a.attnum) as "isUnique"
     from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by a.attnum`,
    [table],
  );
  return rows;
}
