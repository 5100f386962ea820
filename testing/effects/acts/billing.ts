import { inCenter } from '#server/db/open-scope.ts';
import { closeOn } from '#server/domains/center/commands.ts';
import { familyOf, type Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import * as money from '#testing/matrix/fresh-billing.ts';
import { asSuperuser } from '#testing/superuser.ts';
import { type Acts, by, done } from '../act.ts';

const ofChild = async (stage: Stage) => ({
  ...(await money.account(stage)),
  body: { amount: 1500, description: 'Field trip', childId: familyOf(stage.here, 0).childId },
});

const PAYMENT = { amount: 35_000, method: 'check', reference: '1041', isAnother: true };

export const acts: Acts = {
  // Nobody takes payments online on the stage, see billing/online.test.ts.
  'POST /api/parent/billing/checkout': {},
  'POST /api/parent/billing/payment-method': {},
  'POST /api/billing/accounts/:id/charges': {
    'of a family': by('Director', async (stage) => ({
      ...(await money.account(stage)),
      body: { amount: 1500, description: 'Field trip' },
    })),
    'of a child': by('Director', ofChild),
  },
  'POST /api/billing/accounts/:id/payments': {
    'by a family': by('Director', async (stage) => ({ ...(await money.account(stage)), body: PAYMENT })),
    'by an agency': by('Director', async (stage) => ({ params: { id: await money.agency(stage) }, body: PAYMENT })),
  },
  'POST /api/billing/closures/credit': {
    'of a day': by('Director', async (stage) => {
      const day = '2026-11-27';
      await asSuperuser(stage.larkhouse, (client) =>
        client.query('delete from credited_closure where date = $1', [day]),
      );
      await inCenter(stage.larkhouse.server, stage.here, (scope) => closeOn(scope, [{ date: day, reason: 'Snow' }]));
      return { body: { from: day, to: day } };
    }),
  },
  'POST /api/billing/plans/:id/children': {
    'where one is on other tuition': by('Director', async (stage, client) => {
      const { body } = await money.enrollmentBody(stage);
      await done(client.post('/api/billing/enrollments', body));
      const call = await money.severalOnPlan(stage);
      return { ...call, body: { ...call.body, childIds: [body.childId, ...call.body.childIds], endOthers: true } };
    }),
  },
  'POST /api/billing/enrollments': {
    'in tuition': by('Director', money.enrollmentBody),
    'in a second plan': by('Director', async (stage, client) => {
      const { body } = await money.enrollmentBody(stage);
      await client.post('/api/billing/enrollments', body);
      return { body: { ...body, planId: await money.planId(stage) } };
    }),
    'in a fee': by('Director', async (stage, client) => {
      const fee = { ...money.plan(), kind: 'fee', cadence: 'once' };
      const { body } = await client.post<{ id: number }>('/api/billing/plans', fee);
      return { body: { childId: (await fresh.family(stage)).childId, planId: body.id, from: '2026-03-02' } };
    }),
  },
};
