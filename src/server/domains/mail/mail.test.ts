import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { startJobs } from '#server/jobs.ts';
import type { Jobs } from '#server/kernel/jobs/worker.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { runJobs } from '#testing/jobs.ts';
import { startLarkhouse } from '#testing/larkhouse.ts';
import { openPostOffice, type PostOffice } from '#testing/post-office.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import { PASSWORD, ROLES } from '#testing/world.ts';
import { sendMail } from './jobs.ts';

interface Sent {
  readonly invitationLink: string;
}
interface Mail {
  readonly id: number;
  readonly to: string;
  readonly status: string;
  readonly sentAt: string | null;
  readonly lastError: string | null;
}

let numbers = 0;
async function invite(director: Client, childId: number, parentName = 'Rosa Silva') {
  numbers += 1;
  const parentEmail = `invited-${numbers}@families.test`;
  const body = { childId, parentName, parentEmail, parentPhone: '555', relationship: 'mother', childName: 'Mia' };
  const { status, body: sent } = await director.post<Sent>('/api/parent-invitations', body);
  expect(status).toBe(201);
  return { to: parentEmail, link: sent.invitationLink };
}
async function mailTo(director: Client, to: string): Promise<Mail> {
  const { body } = await director.get<{ mails: Mail[] }>('/api/mail');
  return firstOf(body.mails.filter((mail) => mail.to === to));
}

describe('with a mail server', () => {
  let office: PostOffice;
  let scene: Scene;
  let jobs: Jobs;
  beforeAll(async () => {
    office = await openPostOffice();
    scene = await startScene({ config: { smtpUrl: office.url } });
    jobs = await startJobs(scene.larkhouse.server);
  });
  afterAll(async () => {
    await jobs.stop();
    await scene.stop();
    await office.close();
  });
  const deliveredTo = (to: string) => office.delivered.filter((mail) => mail.to.includes(to));
  const arrival = (to: string) => until(() => deliveredTo(to)[0]);
  const childId = () => firstOf(scene.world.families).childId;
  const attempt = (mailId: number, attempt: number) =>
    sendMail({ server: scene.larkhouse.server, centerId: scene.world.centerId, input: { mailId }, attempt });

  test('an invitation arrives as text and HTML with its link, and nothing to fetch', async () => {
    const { to, link } = await invite(scene.director, childId());
    const mail = await arrival(to);
    expect(mail.to).toEqual([to]);
    expect(mail.subject).toBe('Maple House invites you');
    expect(mail.raw).toContain('From: Larkhouse <larkhouse@larkhouse.test>');
    expect(mail.text).toContain('Hello Rosa Silva,');
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).not.toMatch(/<img|<link|<script|<iframe|src=|url\(|@import/i);
    expect(mail.html.match(/https?:\/\/[^"<\s]+/g)).toEqual([link, link]);
    const row = await until(async () => {
      const row = await mailTo(scene.director, to);
      return row.status === 'sent' && row;
    });
    expect(row).toMatchObject({ sentAt: scene.larkhouse.clock.now().toISOString(), lastError: null });
  });

  test('says no more of the child than the first name', async () => {
    const { marker } = firstOf(scene.world.families);
    const { to } = await invite(scene.director, childId());
    const { raw, text } = await arrival(to);
    expect(text).toContain(`Child ${marker}`);
    for (const word of ['Last', 'Allergy', 'Contact', 'License', 'Custody', 'Street']) {
      expect(raw).not.toContain(`${word} ${marker}`);
    }
  });

  test('markup in a name is shown as text', async () => {
    const name = '<img src="https://evil.test/x.png"> & \'Co\'';
    const { to } = await invite(scene.director, childId(), name);
    const { text, html } = await arrival(to);
    expect(text).toContain(`Hello ${name},`);
    expect(html).not.toContain('<img');
    expect(html).toContain('Hello &lt;img src=&quot;https://evil.test/x.png&quot;&gt; &amp; &#39;Co&#39;,');
  });

  test('a name of several lines adds no header and no recipient', async () => {
    const name = 'Rosa\r\nBcc: thief@evil.test\r\n\r\nHello';
    const { to } = await invite(scene.director, childId(), name);
    const { raw, to: recipients } = await arrival(to);
    expect(recipients).toEqual([to]);
    expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^bcc:|thief/im);
  });

  test('a server that is away or busy is tried again, and the mail arrives once', async () => {
    const left = () => scene.rows("select from graphile_worker.jobs where task_identifier = 'send-mail'");
    await until(async () => (await left()).length === 0);
    await office.close();
    const { to } = await invite(scene.director, childId());
    const waiting = await until(async () => {
      const mail = await mailTo(scene.director, to);
      return mail.lastError !== null && mail;
    });
    expect(waiting).toMatchObject({
      status: 'waiting',
      sentAt: null,
      lastError: expect.stringMatching(/^[A-Z0-9_ ]+$/),
    });
    office.isBusy = true;
    await office.reopen();
    await expect(attempt(waiting.id, 2)).rejects.toThrow('The mail server did not take the mail');
    expect(await mailTo(scene.director, to)).toMatchObject({ status: 'waiting', lastError: 'EMESSAGE 451' });
    expect(deliveredTo(to)).toEqual([]);
    expect(await left()).toHaveLength(1);
    office.isBusy = false;
    expect((await scene.director.post(`/api/mail/${waiting.id}/retry`)).status).toBe(200);
    await arrival(to);
    await until(async () => (await mailTo(scene.director, to)).status === 'sent');
    await until(async () => (await left()).length === 0);
    expect(deliveredTo(to)).toHaveLength(1);
  });

  test('counts as failed after the last try, and is sent when the Director asks', async () => {
    office.isBusy = true;
    const { to } = await invite(scene.director, childId());
    // The queue's own try has to be over, or it would count after the last one.
    const { id } = await until(async () => {
      const mail = await mailTo(scene.director, to);
      return mail.lastError !== null && mail;
    });
    await expect(attempt(id, 19)).rejects.toThrow();
    expect(await mailTo(scene.director, to)).toMatchObject({ status: 'waiting' });
    await attempt(id, 20);
    expect(await mailTo(scene.director, to)).toMatchObject({
      status: 'failed',
      lastError: expect.stringContaining('451'),
    });
    office.isBusy = false;
    expect((await scene.director.post(`/api/mail/${id}/retry`)).status).toBe(200);
    await arrival(to);
    await until(async () => (await mailTo(scene.director, to)).status === 'sent');
  });

  test('to an address that nobody has counts as failed at once', async () => {
    office.unknown.add(`invited-${numbers + 1}@families.test`);
    const { to } = await invite(scene.director, childId());
    const { lastError } = await until(async () => {
      const mail = await mailTo(scene.director, to);
      return mail.status === 'failed' && mail;
    });
    expect(lastError).toBe('EENVELOPE 550');
    await until(
      async () =>
        (await scene.rows("select from graphile_worker.jobs where task_identifier = 'send-mail'")).length === 0,
    );
  });

  test('a mail that was sent is not sent again', async () => {
    const { to } = await invite(scene.director, childId());
    await arrival(to);
    const { id } = await until(async () => {
      const mail = await mailTo(scene.director, to);
      return mail.status === 'sent' && mail;
    });
    await attempt(id, 1);
    expect(await scene.director.post(`/api/mail/${id}/retry`)).toMatchObject({
      status: 409,
      body: { message: 'This mail was already sent' },
    });
    expect(deliveredTo(to)).toHaveLength(1);
  });

  test('an invitation that is taken back is not mailed', async () => {
    const body = { childId: 999_999, email: 'nobody@families.test', phoneNumber: '555' };
    expect((await scene.director.post('/api/parent-invitations', body)).status).toBe(422);
    const { to } = await invite(scene.director, childId());
    await arrival(to);
    expect(deliveredTo('nobody@families.test')).toEqual([]);
  });
});

describe('without a mail server', () => {
  let scene: Scene;
  let jobs: Jobs;
  beforeAll(async () => {
    scene = await startScene();
    jobs = await startJobs(scene.larkhouse.server);
  });
  afterAll(async () => {
    await jobs.stop();
    await scene.stop();
  });
  const keptMail = async () => {
    const { to, link } = await invite(scene.director, firstOf(scene.world.families).childId);
    const mail = await until(async () => {
      const mail = await mailTo(scene.director, to);
      return mail.status === 'kept' && mail;
    });
    return { ...mail, link };
  };

  test('mails are kept, and the Director reads them, which is written down', async () => {
    const { id, link } = await keptMail();
    expect((await scene.director.get('/api/mail')).body).toMatchObject({ isConfigured: false });
    const reads = () => scene.rows("select from audit where action = 'read mail'");
    const before = (await reads()).length;
    expect(await scene.director.get(`/api/mail/${id}`)).toMatchObject({
      status: 200,
      body: { id, status: 'kept', text: expect.stringContaining(link) },
    });
    expect(await reads()).toHaveLength(before + 1);
    expect((await scene.director.get('/api/mail')).text).not.toContain(link);
    expect((await scene.director.get('/api/mail/999999')).status).toBe(404);
    expect((await scene.director.post('/api/mail/999999/retry')).status).toBe(404);
  });

  test('nobody else does', async () => {
    const { id } = await keptMail();
    const others = await Promise.all(ROLES.filter((role) => role !== 'Director').map((role) => scene.as(role)));
    for (const client of [...others, await scene.parentOf(firstOf(scene.world.families))]) {
      expect((await client.get('/api/mail')).status).toBe(403);
      expect((await client.get(`/api/mail/${id}`)).status).toBe(403);
      expect((await client.post(`/api/mail/${id}/retry`)).status).toBe(403);
    }
  });

  test('neither text nor link is readable in the database', async () => {
    const { id, link } = await keptMail();
    const [row] = await scene.rows<{ text: string }>('select m::text as text from mail m where id = $1', id);
    expect(row?.text).not.toContain(Buffer.from(link).toString('hex'));
    expect(row?.text).not.toContain(Buffer.from('Hello').toString('hex'));
  });
});

describe('a link that opens an account', () => {
  const HEARD = 'A link to your account was read';
  interface Shown {
    readonly text: string;
    readonly withheld: string | null;
  }
  let scene: Scene;
  let office: PostOffice;
  beforeAll(async () => {
    scene = await startScene();
    office = await openPostOffice();
  });
  afterAll(async () => {
    await scene.stop();
    await office.close();
  });

  /** Somebody forgets their password; the letter with their link. */
  async function forgotten(audience: 'staff' | 'parent', email: string): Promise<Mail> {
    const path = audience === 'staff' ? '/api/auth/forgot' : '/api/parent-accounts/forgot';
    await scene.director.post(path, { email });
    await runJobs(scene, 'send-reset-links');
    return mailTo(scene.director, email);
  }
  const shown = (client: Client, id: number) => client.get<Shown>(`/api/mail/${id}`);
  const heard = (email: string) => scene.rows('select from mail where to_address = $1 and subject = $2', email, HEARD);
  const links = (id: number) =>
    scene.rows(
      "select from audit where action = 'read account link' and entity = 'staff' and $1 = any (entity_ids)",
      id,
    );
  const nurse = 'nurse@maple-house.test';
  const director = 'director@maple-house.test';

  /** A role may do more for one test. */
  async function allow(role: string, ...more: string[]) {
    const { body } =
      await scene.director.get<{ id: number; name: string; capabilities: string[]; version: number }[]>('/api/roles');
    const { id, capabilities, version } = firstOf(body.filter(({ name }) => name === role));
    const set = (list: string[], at: number) =>
      scene.director.put(`/api/roles/${id}/capabilities`, { capabilities: list, version: at });
    expect((await set([...capabilities, ...more], version)).status).toBe(200);
    onTestFinished(async () => {
      expect((await set(capabilities, version + 1)).status).toBe(200);
    });
  }

  test('is shown for accounts below one’s own, which is written down and told to its holder, once', async () => {
    const { id } = await forgotten('staff', nurse);
    const before = (await links(scene.world.staff.Nurse)).length;
    for (const _ of [1, 2]) {
      const { body } = await shown(scene.director, id);
      expect(body).toMatchObject({ withheld: null, text: expect.stringContaining('/reset-password?token=') });
    }
    expect(await links(scene.world.staff.Nurse)).toHaveLength(before + 2);
    expect(await heard(nurse)).toHaveLength(1);

    const family = firstOf(scene.world.families);
    const mail = await forgotten('parent', `${family.marker}@families.test`);
    expect((await shown(scene.director, mail.id)).body.text).toContain('/parent-reset-password?token=');
    expect(await heard(`${family.marker}@families.test`)).toHaveLength(1);
  });

  test('of a Director is shown to nobody, whoever manages the center', async () => {
    await allow('Nurse', 'center.manage', 'account-links');
    const { id } = await forgotten('staff', director);
    for (const client of [await scene.as('Nurse'), scene.director]) {
      const { status, body } = await shown(client, id);
      expect([status, body.withheld]).toEqual([200, 'not-below']);
      expect(body.text).not.toMatch(/token|https?:/);
    }
    expect(await heard(director)).toEqual([]);
    expect(await links(scene.world.staff.Director)).toEqual([]);
  });

  test('needs a right of its own, where mail and its other links need none', async () => {
    await allow('Nurse', 'center.manage');
    const { id } = await forgotten('parent', `${firstOf(scene.world.families).marker}@families.test`);
    const client = await scene.as('Nurse');
    const { body } = await shown(client, id);
    expect(body.withheld).toBe('no-right');
    expect(body.text).not.toMatch(/token|https?:/);
    const { to, link } = await invite(scene.director, firstOf(scene.world.families).childId);
    expect((await shown(client, (await mailTo(scene.director, to)).id)).body).toMatchObject({
      withheld: null,
      text: expect.stringContaining(link),
    });
  });

  test('that confirms another e-mail is none the less', async () => {
    const client = await scene.as('Director');
    const email = 'another@maple-house.test';
    expect((await client.post('/api/account/email', { email, password: PASSWORD })).status).toBe(200);
    const { body } = await shown(scene.director, (await mailTo(scene.director, email)).id);
    expect(body.withheld).toBe('not-below');
    expect(body.text).not.toMatch(/token|https?:/);
  });

  test('is shown to nobody once mail is sent', async () => {
    const { id } = await forgotten('staff', nurse);
    const on = { database: inject('database'), template: inject('template') };
    const sending = await startLarkhouse(on, { beside: scene.larkhouse, config: { smtpUrl: office.url } });
    onTestFinished(() => sending.stop());
    const account = { centerId: scene.world.centerId, accountId: scene.world.staff.Director };
    const { body } = await shown(await signedIn(sending, 'staff', account), id);
    expect(body.withheld).toBe('by-mail');
    expect(body.text).not.toMatch(/token|https?:/);
  });
});
