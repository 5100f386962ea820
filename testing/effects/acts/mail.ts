import { sql } from 'kysely';
import { inCenter } from '#server/db/open-scope.ts';
import type { Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import { type Acts, by, done } from '../act.ts';

/** A server of the center's that nobody answers at, with its sign-in, whatever was set before. */
async function isSet({ larkhouse: { server }, here: { centerId } }: Stage) {
  const { host, port, security, username, password, senderName, senderAddress } = fresh.mailServer();
  const sealed = server.mailServers.sealLogin(centerId, {
    host,
    port,
    security,
    login: { username, password },
    senderName,
    senderAddress,
  });
  await inCenter(server, { centerId }, (scope) =>
    scope.count(sql`
      insert into mail_server (host, port, security, login_sealed, sender_name, sender_address, version)
      values (${host}, ${port}, ${security}, ${sealed}, ${senderName}, ${senderAddress}, 2)
      on conflict (center_id) do update set host = excluded.host, port = excluded.port, security = excluded.security,
        login_sealed = excluded.login_sealed, sender_name = excluded.sender_name, sender_address = excluded.sender_address`),
  );
  return { host, port, security, username, password, senderName, senderAddress };
}

// In the order of their addresses: none is set in the end, so that letters of the other acts are kept.
export const acts: Acts = {
  'DELETE /api/center/mail-server': {
    'that was set': by('Director', async (stage) => {
      await isSet(stage);
      return {};
    }),
    'where none is set': by('Director', () => ({})),
  },
  'PUT /api/center/mail-server': {
    'another sender': by('Director', async (stage) => ({
      body: { ...(await isSet(stage)), senderName: 'The office' },
    })),
    'another server': by('Director', async (stage) => ({
      body: { ...(await isSet(stage)), port: 2, security: 'tls' },
    })),
  },
  'POST /api/center/mail-test': {
    Director: by('Director', async (_, client) => {
      await done(client.delete('/api/center/mail-server'));
      return {};
    }),
  },
};
