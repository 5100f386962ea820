import type { TestLarkhouse } from '../larkhouse.ts';
import { asSuperuser } from '../superuser.ts';

/** A job of the first center that was tried as often as a job is; answers its id. */
export const failedJob = ({
  larkhouse,
  here,
}: {
  readonly larkhouse: TestLarkhouse;
  readonly here: { readonly centerId: number };
}): Promise<number> =>
  asSuperuser(larkhouse, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from graphile_worker.add_job('unheard-of', json_build_object('centerId', $1::int, 'input', '{}'::json))`,
      [here.centerId],
    );
    const id = Number(rows[0]?.id);
    await client.query('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [id]);
    return id;
  });
