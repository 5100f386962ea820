import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays } from '#server/kernel/clock/zone.ts';
import { processGivesWay } from '#server/kernel/work/give-way.ts';
import type { HeavyCenter, HeavyPlace } from './heavy-server.ts';

const INVOICE_RUN = 'an invoice run of two months';

/** Eight pieces of heavy work in four centers, each begun again as soon as it has ended. */
class HeavyWork {
  readonly #origin: string;
  readonly #done: Map<string, number>;
  readonly #running: Promise<void>[];
  #isRunning = true;

  constructor(origin: string, centers: readonly HeavyCenter[], done: Map<string, number>) {
    this.#origin = origin;
    this.#done = done;
    const [first, second, third, fourth] = centers as [HeavyCenter, HeavyCenter, HeavyCenter, HeavyCenter];
    const year = (today: string) => `from=${addDays(today, -365)}&to=${addDays(today, -1)}`;
    this.#running = [
      this.#again('a sheet of a year as PDF', () =>
        this.#file(first.staff, `/api/compliance/sheets/sign-in/download?${year(first.today)}&format=pdf`),
      ),
      this.#again('a report of a year as Excel', () =>
        this.#file(first.staff, `/api/analytics/downloads/attendance?${year(first.today)}&format=xlsx`),
      ),
      this.#again('a sheet of a year as Excel', () =>
        this.#file(second.staff, `/api/compliance/sheets/sign-in/download?${year(second.today)}&format=xlsx`),
      ),
      this.#again("a child's archive", () => this.#archive(second)),
      this.#again('an import of 500 children, and back', () => this.#import(third)),
      this.#again('the ledger of a year as Excel', () =>
        this.#file(third.staff, `/api/billing/export?${year(third.today)}&format=xlsx`),
      ),
      this.#again(INVOICE_RUN, () => this.#invoices(fourth)),
      this.#again("a child's daily reports of a year as PDF", () =>
        this.#file(fourth.parent, `/api/parent/daily-reports/document?${year(fourth.today)}&format=pdf`),
      ),
    ];
  }

  /** Begins nothing anew, and waits until what runs has ended. */
  async end(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#running);
  }

  async #again(what: string, work: () => Promise<void>): Promise<void> {
    while (this.#isRunning) {
      await work();
      this.#done.set(what, (this.#done.get(what) ?? 0) + 1);
    }
  }

  /** Takes a file, and throws its bytes away. */
  async #file(cookie: string, address: string): Promise<void> {
    const answer = await fetch(this.#origin + address, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    for await (const _ of answer.body ?? []);
  }

  async #call<Reply>(cookie: string, method: string, address: string, body?: object): Promise<Reply> {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(this.#origin + address, init);
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Reply;
  }

  /** Waits for a job as a screen does. */
  async #until<Reply>(read: () => Promise<Reply>, isThere: (reply: Reply) => boolean): Promise<void> {
    while (!isThere(await read())) await delay(200);
  }

  async #archive({ parent, childId }: HeavyCenter): Promise<void> {
    const { id } = await this.#call<{ id: number }>(parent, 'POST', '/api/parent/archives', { childId });
    const read = () => this.#call<{ id: number; status: string }[]>(parent, 'GET', '/api/parent/archives');
    await this.#until(read, (all) => all.some((one) => one.id === id && one.status === 'ready'));
    await this.#file(parent, `/api/parent/archives/${id}/file`);
  }

  async #import({ staff }: HeavyCenter): Promise<void> {
    const rows = Array.from({ length: 500 }, (_, n) => `Kid ${n},Import,2023-05-01,Toddler Room,Peanuts`);
    const csv = ['firstName,lastName,dateOfBirth,room,allergies', ...rows].join('\n');
    const file = { fileName: 'children.csv', content: Buffer.from(csv).toString('base64') };
    const { id } = await this.#call<{ id: number }>(staff, 'POST', '/api/imports', file);
    const read = () => this.#call<{ status: string }>(staff, 'GET', `/api/imports/${id}`);
    await this.#call(staff, 'POST', `/api/imports/${id}/start`, { wrong: 'refuse', changes: true });
    await this.#until(read, ({ status }) => status === 'done');
    await this.#call(staff, 'POST', `/api/imports/${id}/take-back`);
    await this.#until(read, ({ status }) => status === 'taken-back');
  }

  async #invoices({ staff, today }: HeavyCenter): Promise<void> {
    // The months after those of the last run: what has been invoiced is not invoiced again.
    const from = addDays(today, 60 * (this.#done.get(INVOICE_RUN) ?? 0));
    const body = { from, to: addDays(from, 59), send: false };
    const { id } = await this.#call<{ id: number }>(staff, 'POST', '/api/billing/invoice-runs', body);
    const read = () => this.#call<{ status: string }>(staff, 'GET', `/api/billing/invoice-runs/${id}`);
    await this.#until(read, ({ status }) => status === 'done');
  }
}

// A process of its own, behind everything else and off the server's first processor: who asks for such work is on another machine, and
// what they are sent is theirs to take in.
processGivesWay(process.pid);
os.setPriority(os.constants.priority.PRIORITY_LOW);
const done = new Map<string, number>();
let work: HeavyWork | undefined;
process.on('message', async (said: HeavyPlace | 'end') => {
  if (said !== 'end') {
    work = new HeavyWork(said.origin, said.centers.slice(1), done);
    return;
  }
  await work?.end();
  process.send?.([...done]);
});
process.on('disconnect', () => process.exit());
