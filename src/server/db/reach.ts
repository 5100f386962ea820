import type { Reach } from './database.ts';
import type { EmbeddedPostgres } from './embedded/index.ts';
import { rolePassword } from './roles.ts';

/** The built-in server's database of the application. */
export const DATABASE = 'larkhouse';

/** How the built-in server is reached: its roles need no passwords. */
export const ownReach = ({ connection }: Pick<EmbeddedPostgres, 'connection'>): Reach => ({
  admin: connection('postgres', DATABASE),
  as: (role) => connection(role, DATABASE),
  rolesFrom: null,
});

/** How an external server is reached, of which the address of whoever makes the roles is known. */
export function externalReach(url: string, secret: Buffer): Reach {
  const as: Reach['as'] = (role) => {
    const address = new URL(url);
    address.username = role;
    address.password = rolePassword(secret, role);
    return { connectionString: address.href };
  };
  return { admin: { connectionString: url }, as, rolesFrom: secret };
}
