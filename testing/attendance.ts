import type { z } from 'zod';
import type { AttendanceDay } from '#contract/attendance.ts';
import type { Answer, Client } from './client.ts';

export type Day = z.output<typeof AttendanceDay>;
export interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

/** The Monday on which tests stand, see MONDAY_MORNING. */
export const MONDAY = '2026-03-02';

/** The calls about attendance as a client makes them, with all that isn't said filled in. */
export const attendanceOf = (client: Client) => {
  const record = (body: object, headers?: Record<string, string>): Promise<Answer<Day & Refused>> =>
    client.post('/api/attendance', body, headers);
  return {
    record,
    checkIn: (childId: number, checkInTime: string, more: object = {}) =>
      record({ childId, date: MONDAY, checkInTime, checkInBy: 'Mother', status: 'present', ...more }),
    checkOut: (childId: number, checkOutTime: string, more: object = {}) =>
      record({ childId, date: MONDAY, checkOutTime, checkOutBy: 'Grandfather', ...more }),
    absent: (childId: number, date = MONDAY) => record({ childId, date, status: 'absent' }),
    amend: (id: number, body: object): Promise<Answer<Day & Refused>> => client.patch(`/api/attendance/${id}`, body),
    undo: (id: number, body: object = {}): Promise<Answer<{ undone: string } & Refused>> =>
      client.post(`/api/attendance/${id}/undo`, body),
    on: async (date = MONDAY) => (await client.get<Day[]>(`/api/attendance?date=${date}`)).body,
    of: async (childId: number, date = MONDAY) =>
      (await client.get<Day[]>(`/api/attendance?date=${date}`)).body.find((day) => day.childId === childId),
    forgotten: async () => (await client.get<Day[]>('/api/attendance/forgotten')).body,
  };
};
