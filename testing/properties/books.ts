import fc from 'fast-check';
import type { Client } from '../client.ts';
import type { Scene } from '../scene.ts';

/** Something staff do with an account; numbers choose among what is there. */
type Step =
  | { readonly do: 'charge' | 'credit' | 'pay' | 'adjust'; readonly amount: number }
  | { readonly do: 'refund'; readonly amount: number; readonly which: number }
  | { readonly do: 'reverse' | 'void'; readonly which: number }
  | { readonly do: 'invoice' };

const amount = fc.integer({ min: 1, max: 90_000 });
const which = fc.nat(50);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('charge' as const, 'credit' as const, 'pay' as const, 'adjust' as const), amount }),
  fc.record({ do: fc.constant('refund' as const), amount, which }),
  fc.record({ do: fc.constantFrom('reverse' as const, 'void' as const), which }),
  fc.constant({ do: 'invoice' as const }),
);

interface Booked {
  readonly id: number;
  readonly kind: string;
}
interface Account {
  readonly balance: number;
  readonly uninvoiced: number;
  readonly invoices: { readonly id: number; readonly status: string; readonly total: number; readonly open: number }[];
}

/**
 * After any sequence of bookings the entries make zero, the balance is what the bookings make, and what is open of the invoices is
 * what is owed: however often each call is sent. Refused calls change nothing.
 */
export async function booksHold(
  scene: Scene,
  client: Client,
  { numRuns, maxLength }: { numRuns: number; maxLength: number },
): Promise<void> {
  const sequences = fc.array(fc.tuple(step, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength });
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const { guardianId } = await scene.newFamily();
      const opened = await client.post<{ id: number }>('/api/billing/accounts', { guardianId });
      const path = `/api/billing/accounts/${opened.body.id}`;
      const booked: Booked[] = [];
      for (const [one, times] of sequence) await send(client, path, one, times, booked);
      await check(scene, client, path, opened.body.id);
    }),
    { numRuns },
  );
}

let keys = 0;
async function send(client: Client, path: string, one: Step, times: number, booked: Booked[]): Promise<void> {
  const call = await callOf(client, path, one, booked);
  if (!call) return;
  keys += 1;
  // A client that got no answer sends the same again.
  const key = { 'idempotency-key': `books-${keys}` };
  const answers = await Promise.all(
    Array.from({ length: times }, () => client.post<Booked>(call.path, call.body, key)),
  );
  const [first] = answers;
  for (const answer of answers) {
    if (answer.status >= 500) throw new Error(`${call.path} answered ${answer.status}`);
    if (answer.status < 300 && answer.body.id !== first?.body.id) throw new Error(`${call.path} was done twice`);
  }
  if (first && first.status < 300 && 'kind' in first.body) booked.push(first.body);
}

async function callOf(client: Client, path: string, one: Step, booked: readonly Booked[]) {
  const chosen = 'which' in one && booked.length > 0 ? booked[one.which % booked.length] : undefined;
  if (one.do === 'charge') return { path: `${path}/charges`, body: { amount: one.amount, description: 'Care' } };
  if (one.do === 'credit') return { path: `${path}/credits`, body: { amount: one.amount, reason: 'Sorry' } };
  if (one.do === 'adjust') {
    const amount = one.amount % 2 === 0 ? one.amount : -one.amount;
    return { path: `${path}/adjustments`, body: { amount, reason: 'Wrong' } };
  }
  if (one.do === 'pay')
    return { path: `${path}/payments`, body: { amount: one.amount, method: 'check', isAnother: true } };
  if (one.do === 'invoice') return { path: `${path}/invoice`, body: {} };
  if (one.do === 'void') {
    const { body } = await client.get<Account>(path);
    const invoice = body.invoices[one.which % Math.max(1, body.invoices.length)];
    return invoice && { path: `/api/billing/invoices/${invoice.id}/void`, body: { reason: 'Wrong' } };
  }
  if (!chosen) return undefined;
  return one.do === 'refund'
    ? { path: `/api/billing/payments/${chosen.id}/refund`, body: { amount: one.amount, reason: 'Back' } }
    : { path: `/api/billing/transactions/${chosen.id}/reverse`, body: { reason: 'Wrong' } };
}

async function check(scene: Scene, client: Client, path: string, id: number): Promise<void> {
  const [books] = await scene.rows<{ entries: number; receivable: number; bookings: number; uninvoiced: number }>(
    `select coalesce(sum(e.amount), 0)::int as entries, coalesce(sum(e.amount) filter (where e.account = 'receivable'), 0)::int as receivable,
       (select coalesce(sum(amount), 0) from ledger_transaction where billing_account_id = $1)::int as bookings,
       (select coalesce(sum(c.amount), 0) from ledger_transaction c
         where c.billing_account_id = $1 and c.kind in ('charge', 'adjustment') and c.amount > 0
           and not exists (select from invoice_line l where l.transaction_id = c.id)
           and not exists (select from ledger_transaction r where r.reverses_id = c.id))::int as uninvoiced
     from ledger_entry e join ledger_transaction t on t.id = e.transaction_id where t.billing_account_id = $1`,
    id,
  );
  const { balance, uninvoiced, invoices } = (await client.get<Account>(path)).body;
  const open = invoices.reduce((sum, invoice) => sum + invoice.open, 0);
  const invoiced = invoices.reduce((sum, { status, total }) => sum + (status === 'void' ? 0 : total), 0);
  const problems = [
    books?.entries === 0 || `entries make ${books?.entries}`,
    books?.receivable === balance || `entries say ${books?.receivable}, the account ${balance}`,
    books?.bookings === balance || `bookings say ${books?.bookings}, the account ${balance}`,
    // Charge by charge; the account says it by sums.
    books?.uninvoiced === uninvoiced || `${books?.uninvoiced} is on no invoice, the account says ${uninvoiced}`,
    open === Math.min(invoiced, Math.max(0, balance - uninvoiced)) || `open ${open} of ${balance} less ${uninvoiced}`,
    invoices.every((invoice) => invoice.open >= 0 && invoice.open <= invoice.total) || 'more open than invoiced',
  ].filter((problem) => problem !== true);
  if (problems.length > 0) throw new Error(problems.join('; '));
}
