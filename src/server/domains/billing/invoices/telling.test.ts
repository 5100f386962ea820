import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '#testing/jobs.ts';
import { openPostOffice, type PostOffice } from '#testing/post-office.ts';
import { type Scene, startScene } from '#testing/scene.ts';

interface Invoice {
  readonly id: number;
  readonly isToAgency: boolean;
  readonly sentAt: string | null;
  readonly remindedAt: string | null;
}
interface Refused {
  readonly message: string;
}

/** An agency and a parent who each owe something, as staff charged it. */
async function charged({ director, newFamily }: Scene, email: string | null) {
  const { guardianId } = await newFamily();
  const open = async (body: object) => (await director.post<{ id: number }>('/api/billing/accounts', body)).body.id;
  const agency = await open({ name: 'State Child Care Fund', email });
  const parent = await open({ guardianId });
  for (const accountId of [agency, parent]) {
    const charge = { amount: 1200, description: 'Milk' };
    const { status, text } = await director.post(`/api/billing/accounts/${accountId}/charges`, charge);
    expect(status, text).toBe(201);
  }
  return { agency, parent };
}
const invoicesOf = async ({ director }: Scene, id: number) =>
  (await director.get<{ invoices: Invoice[] }>(`/api/billing/accounts/${id}`)).body.invoices;

async function ran(scene: Scene) {
  const { body } = await scene.director.post<{ id: number }>('/api/billing/invoice-runs', {
    from: '2026-03-02',
    to: '2026-03-08',
    send: true,
  });
  await runJobs(scene, 'run-invoices');
  return (await scene.director.get<{ invoices: number; untold: number }>(`/api/billing/invoice-runs/${body.id}`)).body;
}

describe('without a mail server', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await startScene();
  });
  afterAll(() => scene?.stop());

  test('an agency is not said to be told: by a run, by hand, or of what is overdue', async () => {
    const { agency, parent } = await charged(scene, 'fund@state.test');
    expect(await ran(scene)).toMatchObject({ invoices: 2, untold: 1 });
    const [unsent] = await invoicesOf(scene, agency);
    const [sent] = await invoicesOf(scene, parent);
    expect([unsent?.sentAt, sent?.sentAt]).toEqual([null, expect.any(String)]);
    expect([unsent?.isToAgency, sent?.isToAgency]).toEqual([true, false]);

    for (const way of ['send', 'remind']) {
      const refused = await scene.director.post<Refused>(`/api/billing/invoices/${unsent?.id}/${way}`);
      expect(refused.status).toBe(409);
      expect(refused.body.message).toContain('Mail is not set up. Save the invoice as a PDF');
      expect((await scene.director.post(`/api/billing/invoices/${sent?.id}/${way}`)).status).toBe(200);
    }
    expect(await invoicesOf(scene, agency)).toMatchObject([{ sentAt: null, remindedAt: null }]);
    expect(await scene.rows("select from mail where to_address = 'fund@state.test'")).toEqual([]);
  });

  test('a parent without an account is not said to be told, and is once they have one', async () => {
    const { parent } = await charged(scene, 'fund@state.test');
    const [{ guardianId = 0 } = {}] = await scene.rows<{ guardianId: number }>(
      'select guardian_id as "guardianId" from billing_account where id = $1',
      parent,
    );
    const [{ hash = '' } = {}] = await scene.rows<{ hash: string }>(
      'select password_hash as hash from guardian where id = $1',
      guardianId,
    );
    const setPassword = (to: string | null) =>
      scene.rows('update guardian set password_hash = $2 where id = $1', guardianId, to);
    await setPassword(null);
    expect(await ran(scene)).toMatchObject({ invoices: 2, untold: 2 });
    const [invoice] = await invoicesOf(scene, parent);
    expect(invoice?.sentAt).toBeNull();
    for (const way of ['send', 'remind']) {
      const refused = await scene.director.post<Refused>(`/api/billing/invoices/${invoice?.id}/${way}`);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringContaining('not in the parent portal'),
      ]);
    }
    await setPassword(hash);
    expect((await scene.director.post(`/api/billing/invoices/${invoice?.id}/send`)).status).toBe(200);
    expect(await invoicesOf(scene, parent)).toMatchObject([{ sentAt: expect.any(String) }]);
  });
});

describe('with a mail server', () => {
  let scene: Scene;
  let office: PostOffice;
  beforeAll(async () => {
    office = await openPostOffice();
    scene = await startScene({ config: { smtpUrl: office.url } });
  });
  afterAll(async () => {
    await scene?.stop();
    await office?.close();
  });

  test('an agency is told by mail, unless no address of it is known', async () => {
    const { agency } = await charged(scene, 'fund@state.test');
    const { agency: unknown } = await charged(scene, null);
    expect(await ran(scene)).toMatchObject({ invoices: 4, untold: 1 });
    const [sent] = await invoicesOf(scene, agency);
    expect(sent?.sentAt).toEqual(expect.any(String));
    expect(await scene.rows("select from mail where to_address = 'fund@state.test'")).toHaveLength(1);
    const [unsent] = await invoicesOf(scene, unknown);
    expect(unsent?.sentAt).toBeNull();
    const refused = await scene.director.post<Refused>(`/api/billing/invoices/${unsent?.id}/send`);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('There is no email of')]);
    expect((await scene.director.post(`/api/billing/invoices/${sent?.id}/remind`)).status).toBe(200);
    expect(await scene.rows("select from mail where to_address = 'fund@state.test'")).toHaveLength(2);
  });
});
