import type { z } from 'zod';
import type { Activity, activities, NapCheck } from '#contract/activities.ts';
import { attendanceOf, type Refused } from './attendance.ts';
import type { Answer, Client } from './client.ts';
import { firstOf, type Scene } from './scene.ts';

type Logged = z.output<typeof Activity>;
export type Log = z.output<(typeof activities)['GET /api/rooms/:id/log']['reply']>;
type Batch = { readonly batch: string; readonly activities: Logged[] };

/** The calls about activities. */
export const activitiesOf = (client: Client) => ({
  log: (body: object): Promise<Answer<Batch & Refused & { code?: string }>> => client.post('/api/activities', body),
  undo: (body: object): Promise<Answer<{ ids: number[] } & Refused>> => client.post('/api/activities/undo', body),
  endNaps: (ids: readonly number[], time?: string): Promise<Answer<Logged[] & Refused>> =>
    client.post('/api/naps/end', { ids, ...(time && { time }) }),
  resume: (id: number): Promise<Answer<Logged & Refused>> => client.post(`/api/naps/${id}/resume`, {}),
  look: (id: number, more: object = {}): Promise<Answer<z.output<typeof NapCheck> & Refused>> =>
    client.post(`/api/naps/${id}/checks`, { position: 'back', breathingNormal: true, note: '', ...more }),
  lookAtAll: (ids: readonly number[]): Promise<Answer<z.output<typeof NapCheck>[] & Refused>> =>
    client.post('/api/naps/checks', { ids }),
  of: async (childId: number) =>
    (await client.get<Logged[]>('/api/activities')).body.filter((one) => one.childId === childId),
});

export async function roomNamed(scene: Scene, name: string): Promise<number> {
  return firstOf(await scene.rows<{ id: number }>('select id from room where name = $1', name)).id;
}
export const logOf = async (client: Client, roomId: number) => (await client.get<Log>(`/api/rooms/${roomId}/log`)).body;

/** A new child who was brought at 07:00. */
export async function presentChild(scene: Scene): Promise<number> {
  const { childId } = await scene.newFamily();
  await attendanceOf(scene.director).checkIn(childId, '07:00');
  return childId;
}
