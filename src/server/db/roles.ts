import { createHmac } from 'node:crypto';
import pg from 'pg';
import { ConfigError } from '#server/config.ts';

/** The roles that requests and jobs connect as; none of them can pass row-level security. */
export const REQUEST_ROLES = ['larkhouse_staff', 'larkhouse_parent', 'larkhouse_jobs'] as const;
export type RequestRole = (typeof REQUEST_ROLES)[number];
export const OWNER_ROLE = 'larkhouse_owner';

/** A request role's password on an external server, derived from the installation's secret. */
export const rolePassword = (secret: Buffer, role: RequestRole) =>
  createHmac('sha256', secret).update(`database role ${role}`).digest('base64url');

/**
 * Makes the four roles (once) and lets the request roles log in. Without a secret no passwords are set, which suits a
 * socket that only the application can open.
 */
export async function ensureRoles(admin: pg.ClientBase, secret: Buffer | null): Promise<void> {
  await admin.query('begin');
  await admin.query("select pg_advisory_xact_lock(hashtext('larkhouse:roles'))");
  await ensureRole(admin, OWNER_ROLE, 'nologin');
  for (const role of REQUEST_ROLES) {
    const password = secret ? ` password ${pg.escapeLiteral(rolePassword(secret, role))}` : '';
    await ensureRole(admin, role, `login${password}`);
    await admin.query(`alter role ${role} set lock_timeout = '5s'`);
    // Row-level security makes each plan dear and no better for knowing the values: half of a check-in's database time.
    await admin.query(`alter role ${role} set plan_cache_mode = force_generic_plan`);
    await admin.query(`alter role ${role} set statement_timeout = '30s'`);
    await admin.query(`alter role ${role} set idle_in_transaction_session_timeout = '60s'`);
  }
  await admin.query(`grant ${OWNER_ROLE} to current_user`);
  await admin.query(`grant create, usage on schema public to ${OWNER_ROLE}`);
  const { rows } = await admin.query<{ name: string }>('select current_database() as name');
  const database = pg.escapeIdentifier(rows[0]?.name ?? '');
  await admin.query(`grant create, connect on database ${database} to ${OWNER_ROLE}`);
  await admin.query(`grant connect on database ${database} to ${REQUEST_ROLES.join(', ')}`);
  await admin.query(`grant usage on schema public to ${REQUEST_ROLES.join(', ')}`);
  await admin.query('commit');
}

async function ensureRole(admin: pg.ClientBase, role: string, options: string): Promise<void> {
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role]);
  await admin.query(`${rowCount ? 'alter' : 'create'} role ${role} ${options}`);
}

/** Throws when a request role could see past row-level security: then nothing may be served. */
export async function refuseTooPowerfulRoles(admin: pg.ClientBase): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select rolname as name from pg_roles r
     where rolname = any ($1) and (rolsuper or rolbypassrls or pg_has_role(rolname, $2, 'member'))`,
    [[...REQUEST_ROLES], OWNER_ROLE],
  );
  if (rows.length > 0) {
    throw new ConfigError(
      `The database role ${rows.map(({ name }) => name).join(', ')} can bypass row-level security; Larkhouse does not serve with it.`,
    );
  }
}
