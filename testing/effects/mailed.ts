import { contentOf } from '#server/kernel/mail/queue.ts';
import type { Stage } from '../matrix/actors.ts';
import { asSuperuser } from '../superuser.ts';

/** The newest mail to an address, as text. */
export async function mailedTo({ larkhouse }: Stage, address: string): Promise<string> {
  const { rows } = await asSuperuser(larkhouse, (client) =>
    client.query<{ content_sealed: Buffer }>(
      'select content_sealed from mail where to_address = $1 order by id desc limit 1',
      [address],
    ),
  );
  const [newest] = rows;
  if (!newest) throw new Error(`No mail waits for ${address}`);
  return contentOf(larkhouse.server, newest.content_sealed).text;
}
