import type pg from 'pg';

/** A connection that begins with an option of PostgreSQL's (`-c role=…`), beside those that its address names. */
export function withOption(connection: pg.ClientConfig, option: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, options: option };
  const address = new URL(connection.connectionString);
  const named = address.searchParams.get('options');
  address.searchParams.set('options', named ? `${named} ${option}` : option);
  return { ...connection, connectionString: address.href };
}
