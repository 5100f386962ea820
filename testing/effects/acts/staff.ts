import * as fresh from '#testing/matrix/fresh.ts';
import * as freshCare from '#testing/matrix/fresh-care.ts';
import * as freshTimesheets from '#testing/matrix/fresh-timesheets.ts';
import { type Acts, by, done } from '../act.ts';

export const acts: Acts = {
  'PUT /api/staff/:id': {
    'on duty': by('Director', async (stage) => ({
      params: { id: await fresh.colleague(stage) },
      body: { isOnDuty: true },
    })),
    'off duty': by('Director', async (stage, client) => {
      const id = await fresh.colleague(stage);
      await done(client.put(`/api/staff/${id}`, { isOnDuty: true }));
      return { params: { id }, body: { isOnDuty: false } };
    }),
    'on duty a second time': by('Director', async (stage, client) => {
      const id = await fresh.colleague(stage);
      await done(client.put(`/api/staff/${id}`, { isOnDuty: true }));
      return { params: { id }, body: { isOnDuty: true } };
    }),
  },
  'PUT /api/staff/:id/presence': {
    'to a break': by('Director', async (stage) => ({
      params: { id: await freshCare.colleagueOnDuty(stage) },
      body: { function: 'break' },
    })),
    'to a break a second time': by('Director', async (stage, client) => {
      const id = await freshCare.colleagueOnDuty(stage);
      await done(client.put(`/api/staff/${id}/presence`, { function: 'break' }));
      return { params: { id }, body: { function: 'break' } };
    }),
  },
  'PATCH /api/staff/:id/duties/:dutyId': {
    'of approved hours': by('Director', async (stage, client) => {
      const { staffId: id } = await freshTimesheets.approvedTimesheet(stage);
      const { PAST } = freshTimesheets;
      const [duty] = await done<{ id: number }[]>(client.get(`/api/staff/${id}/duties?from=${PAST}&to=${PAST}`));
      return {
        params: { id, dutyId: duty?.id ?? 0 },
        body: { startDate: PAST, startTime: '08:00', endTime: '15:00', reason: 'Left early' },
      };
    }),
    'other times': by('Director', async (stage) => ({
      params: await fresh.pastDuty(stage),
      body: { ...fresh.duty(), endTime: '15:00' },
    })),
    'the times it has': by('Director', async (stage) => ({ params: await fresh.pastDuty(stage), body: fresh.duty() })),
  },
  'POST /api/staff/:id/duties/:dutyId/void': {
    once: by('Director', async (stage) => ({ params: await fresh.pastDuty(stage), body: { reason: 'Was not there' } })),
    'a second time': by('Director', async (stage, client) => {
      const params = await fresh.pastDuty(stage);
      const body = { reason: 'Was not there' };
      await done(client.post(`/api/staff/${params.id}/duties/${params.dutyId}/void`, body));
      return { params, body };
    }),
  },
  'POST /api/staff/:id/reactivate': {
    'a deactivated member': by('Director', async (stage, client) => {
      const id = await fresh.colleague(stage);
      await done(client.post(`/api/staff/${id}/deactivate`));
      return { params: { id } };
    }),
    'an active one': by('Director', async (stage) => ({ params: { id: await fresh.colleague(stage) } })),
  },
};
