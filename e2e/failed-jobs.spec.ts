import pg from 'pg';
import { runInvoices } from '#server/domains/billing/jobs.ts';
import { runImport } from '#server/domains/imports/jobs.ts';
import { signedIn } from '#testing/client.ts';
import { dialog, rowOf } from './dashboard.ts';
import { invite } from './families.ts';
import { test as withMail } from './mail.ts';
import { makeMother } from './parents.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

const WHY = 'Something went wrong on our side. Please try again.';

test(
  'what began a job that failed by its input says so, with the reason',
  SLOW_SUITE,
  async ({ larkhouse, house, open }) => {
    await makeMother(house, 'Ada');
    const director = await signedIn(larkhouse, 'staff', house.as('Director'));
    const planned = await director.get<{ id: number; cadence: string }[]>('/api/billing/plans');
    const planId = planned.body.find(({ cadence }) => cadence === 'weekly')?.id;
    const enrolled = { childId: house.children.Ada, planId, from: '2046-03-05' };
    expect((await director.post('/api/billing/enrollments', enrolled)).status).toBe(201);
    const run = { from: '2046-03-05', to: '2046-03-11' };
    const { body: invoices } = await director.post<{ id: number }>('/api/billing/invoice-runs', run);
    const csv = 'firstName,lastName,dateOfBirth,room\nUna,Unfit,2045-05-01,Toddler Room';
    const file = { fileName: 'children.csv', content: Buffer.from(csv).toString('base64') };
    const { body: imported } = await director.post<{ id: number }>('/api/imports', file);
    await director.post(`/api/imports/${imported.id}/start`, { wrong: 'refuse', changes: true });

    // What the database does not take now it does not take at another try.
    const superuser = new pg.Client(larkhouse.superuser);
    await superuser.connect();
    await superuser.query('alter table invoice add constraint unfit check (false) not valid');
    await superuser.query("alter table child add constraint unfit check (last_name <> 'Unfit') not valid");
    await superuser.end();
    const job = { server: larkhouse.server, centerId: house.centerId, attempt: 1 };
    await runInvoices({ ...job, input: { runId: invoices.id } });
    await runImport({ ...job, input: { importId: imported.id } });

    const office = await open('/billing?tab=invoices&view=runs', { as: house.as('Director') });
    const row = office.getByRole('row', { name: /03\/05\/2046 to 03\/11\/2046/ });
    await expect(row).toContainText('Failed');
    await row.getByRole('button').click();
    await expect(office.getByText('Not all invoices could be created')).toBeVisible();
    await expect(office.getByText(WHY)).toBeVisible();

    await office.goto(`/settings/import?file=${imported.id}`);
    await expect(office.getByText('Nothing was imported')).toBeVisible();
    await expect(office.getByText(WHY)).toBeVisible();
  },
);

withMail(
  'a letter that failed for good says so among the mails, with the reason',
  SLOW_SUITE,
  async ({ postOffice, larkhouse, house, open }) => {
    const nobody = 'nobody-at-all@families.test';
    postOffice.unknown.add(nobody);
    await invite(larkhouse, house, { child: 'Ada', email: nobody });
    const office = await open('/settings/mail', { as: house.as('Director') });
    const row = rowOf(office, nobody);
    await expect(row).toContainText('Not delivered');
    await expect(row).toContainText('Last try: EENVELOPE 550');
    await expect(row.getByRole('button', { name: /^Send again to nobody-at-all/ })).toBeVisible();
    await row.getByRole('button', { name: /^Read the email to nobody-at-all/ }).click();
    await expect(dialog(office)).toContainText('Last try: EENVELOPE 550');
  },
);
