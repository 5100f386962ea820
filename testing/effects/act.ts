import { Client, signedIn } from '../client.ts';
import type { ActorName, Stage } from '../matrix/actors.ts';
import type { Call } from '../matrix/rows.ts';
import { TABLE } from '../matrix/table.ts';

/** One thing that somebody does by one call, which must succeed. Making ready what it needs is no part of the effects. */
export type Act = (stage: Stage) => Promise<Call & { readonly client: Client }>;
/** Of a route what is done by it: titles and acts. */
export type Acts = Readonly<Record<string, Readonly<Record<string, Act>>>>;

/** What somebody of the matrix does. */
export const by =
  (actor: ActorName, call: (stage: Stage, client: Client) => Call | Promise<Call>): Act =>
  async (stage) => {
    const client = await stage.clientOf(actor);
    return { client, ...(await call(stage, client)) };
  };

/** A guardian of the first center, signed in. */
export const asGuardian = ({ larkhouse, here: { centerId } }: Stage, accountId: number): Promise<Client> =>
  signedIn(larkhouse, 'parent', { centerId, accountId });
/** A staff member of the first center, signed in. */
export const asMember = ({ larkhouse, here: { centerId } }: Stage, accountId: number): Promise<Client> =>
  signedIn(larkhouse, 'staff', { centerId, accountId });
/** A browser in which nobody is signed in. */
export const stranger = ({ larkhouse }: Stage): Client => new Client(larkhouse.origin);

/** Does what an act needs to have been done before; answers the body. */
export async function done<T>(answer: Promise<{ status: number; text: string; body: unknown }>): Promise<T> {
  const { status, text, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${text}`);
  return body as T;
}

/** Whose call of the matrix is looked at: the first who may. */
const ACTING = [
  'Director',
  'own parent',
  'kiosk',
  'classroom tablet',
  'anonymous',
] as const satisfies readonly ActorName[];

/** The matrix' own call of a route, if it succeeds for anybody, titled by who makes it. */
export function actsOfMatrix(route: string): Readonly<Record<string, Act>> {
  const row = TABLE[route];
  const actor = ACTING.find((one) => (row?.expected[one] ?? 500) < 300);
  return row && actor ? { [actor]: by(actor, row.call) } : {};
}
