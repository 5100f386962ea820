import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { send } from '#server/db/sql.ts';
import { attendanceOn, insertAttendance } from '#server/domains/attendance/queries.ts';
import { momentOf } from '#server/kernel/clock/zone.ts';

/** The least that can answer a day's attendance: the same statement on the same kind of pool, and JSON.stringify. */
export function bareAttendance(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/attendance', async (_request, reply) => {
    const client = await pool.connect();
    try {
      const { rows } = await send(client, attendanceOn(new Date(), null));
      return reply.type('application/json').send(JSON.stringify(rows));
    } finally {
      client.release();
    }
  });
}

/** The least that can write what a check-in writes: the same rows in one pipelined transaction. */
export function bareCheckIn(app: FastifyInstance, pool: pg.Pool, staffId: number): void {
  app.post('/attendance', async (request, reply) => {
    const { childId, date, checkInTime, checkInBy } = request.body as Record<string, string>;
    const now = new Date();
    const span = {
      childId: Number(childId),
      date: date ?? '',
      status: 'present',
      checkIn: momentOf(date ?? '', checkInTime ?? '', 'America/New_York'),
      checkOut: null,
      checkInBy: checkInBy ?? null,
      checkOutBy: null,
      checkedInBy: staffId,
      checkedOutBy: null,
      changedAt: now,
    } as const;
    const client = await pool.connect();
    try {
      const [, inserted] = await Promise.all([
        client.query('begin'),
        send(client, insertAttendance([span])),
        client.query({
          name: 'bare_audit',
          text: BARE_AUDIT,
          values: [now, [1], [span.childId], JSON.stringify(span), now],
        }),
        client.query({
          name: 'bare_key',
          text: BARE_KEY,
          values: [randomBytes(32), randomBytes(32), randomBytes(300), now],
        }),
        client.query('commit'),
      ]);
      return reply.type('application/json').send(JSON.stringify({ ...span, id: inserted.rows[0]?.id }));
    } finally {
      client.release();
    }
  });
}

const BARE_AUDIT = `select write_audit($1, 'check in', 'attendance', $2::bigint[], $3::bigint[], null, $4::jsonb, $5)`;
const BARE_KEY =
  'insert into idempotency (key_hash, request_hash, status, answer, created_at) values ($1, $2, 200, $3, $4)';
