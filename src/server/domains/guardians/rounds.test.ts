import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { accountFor } from '#server/domains/billing/accounts/commands.ts';
import { startJobs } from '#server/jobs.ts';
import type { Jobs } from '#server/kernel/jobs/worker.ts';
import { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { openPostOffice, type PostOffice } from '#testing/post-office.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { asSuperuser, waitingForLocks } from '#testing/superuser.ts';
import { until } from '#testing/until.ts';
import { addGuardian, addGuardianship } from './commands.ts';
import { inviteGuardians } from './rounds.ts';

interface Invitation {
  readonly id: number;
  readonly email: string | null;
  readonly status: string;
  readonly delivery: string;
  readonly deliveryError: string | null;
  readonly invitationCode: string | null;
  readonly invitationLink: string | null;
  readonly parentName: string;
}
interface Round {
  readonly id: number;
  readonly total: number;
  readonly done: number;
  readonly invited: number;
  readonly waiting: number;
  readonly sent: number;
  readonly refused: number;
  readonly toPrint: number;
  readonly finishedAt: string | null;
  readonly invitations: readonly Invitation[];
}

let numbers = 0;
/** Guardians of a child each, without an account. */
async function guardians(scene: Scene, count: number, address = true): Promise<{ id: number; email: string | null }[]> {
  const family = firstOf(scene.world.families);
  const made: { id: number; email: string | null }[] = [];
  for (let n = 0; n < count; n += 1) {
    numbers += 1;
    const email = address ? `guardian-${numbers}@families.test` : null;
    const person = { firstName: 'Gia', lastName: `Number ${numbers}`, email, phoneNumber: null, address: null };
    const id = await inCenter(scene.larkhouse.server, { centerId: scene.world.centerId }, (scope) =>
      addGuardian(scope, { ...person, passwordHash: null }, [{ childId: family.childId, relationship: 'mother' }]),
    );
    made.push({ id, email });
  }
  return made;
}
const idsOf = (people: readonly { id: number }[]) => people.map(({ id }) => id);
const begin = (client: Client, guardianIds: readonly number[], language = 'en') =>
  client.post<Round & { message: string; fields?: object }>('/api/invitation-rounds', { guardianIds, language });
const roundOf = async (client: Client, id: number) => (await client.get<Round>(`/api/invitation-rounds/${id}`)).body;

describe('with a mail server', () => {
  let office: PostOffice;
  let scene: Scene;
  let jobs: Jobs;
  let director: Client;
  beforeAll(async () => {
    office = await openPostOffice();
    scene = await startScene({ config: { smtpUrl: office.url } });
    jobs = await startJobs(scene.larkhouse.server);
    director = scene.director;
  });
  afterAll(async () => {
    await jobs.stop();
    await scene.stop();
    await office.close();
  });

  test('200 invitations with a server that refuses every tenth: each refusal says which and why, and is retried', {
    timeout: 120_000,
  }, async () => {
    const people = await guardians(scene, 200);
    const refused = people.filter((_, n) => n % 10 === 9).map(({ email }) => email ?? '');
    for (const email of refused) office.unknown.add(email);
    const { status, body } = await begin(director, idsOf(people));
    expect(status).toBe(201);
    expect(body).toMatchObject({ total: 200, done: 0, finishedAt: null });
    const round = await until(async () => {
      const now = await roundOf(director, body.id);
      return now.finishedAt !== null && now.waiting === 0 && now;
    }, 90_000);
    expect(round).toMatchObject({ done: 200, invited: 200, sent: 180, refused: 20, toPrint: 20 });
    // Refused ones first, each with its reason.
    expect(
      round.invitations
        .slice(0, 20)
        .map(({ email }) => email)
        .sort(),
    ).toEqual(refused.sort());
    for (const row of round.invitations.slice(0, 20)) {
      expect(row).toMatchObject({ delivery: 'failed', deliveryError: 'EENVELOPE 550' });
    }
    expect(new Set(office.delivered.flatMap(({ to }) => to)).size).toBe(180);

    // One by itself, then all that are left.
    const [first] = round.invitations;
    office.unknown.clear();
    const retry = (sent: object) => director.post<Round>(`/api/invitation-rounds/${body.id}/retry`, sent);
    expect((await retry({ invitationId: first?.id })).status).toBe(200);
    await until(async () => (await roundOf(director, body.id)).refused === 19);
    expect((await retry({})).status).toBe(200);
    const after = await until(async () => {
      const now = await roundOf(director, body.id);
      return now.sent === 200 && now;
    }, 30_000);
    expect(after).toMatchObject({ refused: 0, toPrint: 0, waiting: 0 });
    expect(office.delivered).toHaveLength(200);
    // Nothing is left to be retried.
    await retry({});
    expect((await roundOf(director, body.id)).waiting).toBe(0);
  });

  test('what arrives at the moment in which all are sent again is left out, and the others go', async () => {
    const people = await guardians(scene, 2);
    for (const { email } of people) office.unknown.add(email ?? '');
    const { body } = await begin(director, idsOf(people));
    const refused = await until(async () => {
      const now = await roundOf(director, body.id);
      return now.refused === 2 && now.finishedAt !== null && now;
    });
    office.unknown.clear();
    const answer = await asSuperuser(scene.larkhouse, async (courier) => {
      await courier.query('begin');
      const { rows: mails } = await courier.query<{ id: string }>(
        'select mail_id as id from parent_invitation where id = any ($1) order by mail_id',
        [refused.invitations.map(({ id }) => id)],
      );
      const [first, second] = mails.map(({ id }) => id);
      // Who comes to the first waits, and finds the second sent.
      await courier.query('select from mail where id = $1 for update', [first]);
      await courier.query('update mail set sent_at = now(), failed_at = null where id = $1', [second]);
      const sent = director.post<Round>(`/api/invitation-rounds/${body.id}/retry`, {});
      await until(async () => (await waitingForLocks(scene.larkhouse)) > 0);
      await courier.query('commit');
      return sent;
    });
    expect(answer.status).toBe(200);
    await until(async () => (await roundOf(director, body.id)).sent === 2);
    expect(office.delivered.filter(({ to }) => people.some(({ email }) => to.includes(email ?? '')))).toHaveLength(1);
  });

  test('writes to each in the language that was chosen, and to those without an address not at all', async () => {
    const [withMail] = await guardians(scene, 1);
    const [without] = await guardians(scene, 1, false);
    const { body } = await begin(director, [withMail?.id ?? 0, without?.id ?? 0], 'es');
    const round = await until(async () => {
      const now = await roundOf(director, body.id);
      return now.sent === 1 && now.finishedAt !== null && now;
    });
    expect(round).toMatchObject({ invited: 2, toPrint: 1, refused: 0 });
    const mail = office.delivered.find(({ to }) => to.includes(withMail?.email ?? ''));
    expect(mail?.text).toContain('Cree su cuenta');
    expect(round.invitations.find(({ email }) => email === null)).toMatchObject({
      delivery: 'none',
      status: 'pending',
    });
  });
});

describe('without a mail server', () => {
  let scene: Scene;
  let director: Client;
  beforeAll(async () => {
    scene = await startScene();
    director = scene.director;
  });
  afterAll(() => scene.stop());

  const invited = async (people: readonly { id: number }[], language?: string) => {
    const { body } = await begin(director, idsOf(people), language);
    await runJobs(scene, 'invite-guardians');
    return roundOf(director, body.id);
  };

  test('each gets a letter of their own with link and QR code, and no mail is kept', async () => {
    const people = [...(await guardians(scene, 2)), ...(await guardians(scene, 1, false))];
    const round = await invited(people, 'de');
    expect(round).toMatchObject({ total: 3, done: 3, invited: 3, toPrint: 3, sent: 0, waiting: 0 });
    expect(await scene.rows('select id from mail')).toEqual([]);
    const pdf = await director.open(`/api/invitation-rounds/${round.id}/letters`);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const text = pdfText(Buffer.from(await pdf.arrayBuffer())).replaceAll('\n', '');
    for (const { parentName, invitationCode } of round.invitations) {
      expect(text).toContain(`Guten Tag, ${parentName},`);
      expect(text).toContain(invitationCode ?? 'a code');
    }
  });

  test('pressing twice invites nobody twice, whether the job has run or not', async () => {
    const people = await guardians(scene, 3);
    const both = await Promise.all([begin(director, idsOf(people)), begin(director, idsOf(people))]);
    expect(both.some(({ status }) => status === 201)).toBe(true);
    const third = await begin(director, idsOf(people));
    expect(third).toMatchObject({
      status: 409,
      body: { message: 'Everybody whom you chose is invited or registered already' },
    });
    await runJobs(scene, 'invite-guardians');
    for (const { id } of people) {
      expect(await scene.rows('select id from parent_invitation where guardian_id = $1', id)).toHaveLength(1);
    }
    expect((await begin(director, idsOf(people))).status).toBe(409);
  });

  test('a job that broke off goes on where it was, and running it again changes nothing', async () => {
    const people = await guardians(scene, 4);
    const { body } = await begin(director, idsOf(people));
    const stopped = new AbortController();
    stopped.abort();
    const job = {
      server: scene.larkhouse.server,
      centerId: scene.world.centerId,
      input: { roundId: body.id },
      attempt: 1,
    };
    await expect(inviteGuardians({ ...job, signal: stopped.signal })).rejects.toThrow('The server stops');
    expect(await roundOf(director, body.id)).toMatchObject({ done: 1, invited: 1, finishedAt: null });
    await inviteGuardians(job);
    const round = await roundOf(director, body.id);
    expect(round).toMatchObject({ done: 4, invited: 4 });
    expect(round.finishedAt).not.toBeNull();
    await inviteGuardians(job);
    expect((await roundOf(director, body.id)).invitations).toHaveLength(4);
  });

  test('whoever was invited in between is left out', async () => {
    const people = await guardians(scene, 2);
    const { body } = await begin(director, idsOf(people));
    await director.post('/api/parent-invitations', { guardianId: people[0]?.id });
    await runJobs(scene, 'invite-guardians');
    expect(await roundOf(director, body.id)).toMatchObject({ done: 2, invited: 1 });
    // Whose round comes to its end without anybody to invite still sees it end.
    const [other] = await guardians(scene, 1);
    const { body: last } = await begin(director, [other?.id ?? 0]);
    await director.post('/api/parent-invitations', { guardianId: other?.id });
    expect(await effectsIn(scene, () => runJobs(scene, 'invite-guardians'))).toEqual(['tell parents']);
    expect(await roundOf(director, last.id)).toMatchObject({ done: 1, invited: 0 });
  });

  test('a round that the database does not take is given up, which is told; Retry goes on with it', async () => {
    const people = await guardians(scene, 2);
    const { body } = await begin(director, idsOf(people));
    await scene.rows('alter table parent_invitation add constraint unfit check (false) not valid');
    expect(await effectsIn(scene, () => runJobs(scene, 'invite-guardians'))).toEqual(['tell parents']);
    await scene.rows('alter table parent_invitation drop constraint unfit');
    expect(await roundOf(director, body.id)).toMatchObject({ done: 0, failure: expect.any(String) });
    const again = () => director.post(`/api/invitation-rounds/${body.id}/retry`, {});
    expect(await effectsIn(scene, again)).toEqual([
      `audit invite guardians: invitation_round [${body.id}]`,
      `queue invite-guardians {"roundId":${body.id}}`,
      'tell parents',
    ]);
    await runJobs(scene, 'invite-guardians');
    expect(await roundOf(director, body.id)).toMatchObject({ done: 2, invited: 2, failure: null });
  });

  test('refuses nobody, too many, an unknown language, and who may not invite', async () => {
    const [one] = await guardians(scene, 1);
    expect(await begin(director, [])).toMatchObject({
      status: 422,
      body: { fields: { guardianIds: expect.any(String) } },
    });
    const many = Array.from({ length: 5001 }, (_, n) => n + 1);
    expect(await begin(director, many)).toMatchObject({
      status: 422,
      body: { fields: { guardianIds: expect.any(String) } },
    });
    expect(await begin(director, [one?.id ?? 0], 'xx')).toMatchObject({
      status: 422,
      body: { fields: { language: expect.any(String) } },
    });
    expect((await begin(await scene.as('Nurse'), [one?.id ?? 0])).status).toBe(403);
    expect((await director.get('/api/invitation-rounds/999999')).status).toBe(404);
    expect((await director.get('/api/invitation-rounds/999999/letters')).status).toBe(404);
  });

  describe('a letter on paper', () => {
    const form = (code: string, change: object = {}) => ({
      firstName: 'Gia',
      lastName: 'Paper',
      phoneNumber: '555 0155',
      address: '1 Elm Street',
      emergencyContactName: 'Rui',
      emergencyContactPhone: '555 0101',
      email: 'gia.paper@families.test',
      password: 'a good password',
      registrationToken: code,
      ...change,
    });
    const register = (body: object) =>
      new Client(scene.larkhouse.origin).post<{ fields?: object }>('/api/parent-accounts/register', body);

    test('lets its guardian register with an e-mail of their own, and see every child of theirs', async () => {
      const [person] = await guardians(scene, 1, false);
      const code = firstOf((await invited([person ?? { id: 0 }])).invitations).invitationCode ?? '';
      expect((await register(form(code))).status).toBe(201);
      const parent = new Client(scene.larkhouse.origin);
      const login = { email: 'gia.paper@families.test', password: 'a good password' };
      expect((await parent.post('/api/parent-accounts/login', login)).status).toBe(200);
      expect(await parent.get('/api/parent/child-data')).toMatchObject({
        body: { id: firstOf(scene.world.families).childId },
      });
      // The person on record holds the account; nobody was made twice.
      const rows = await scene.rows<{ email: string }>('select email from guardian where id = $1', person?.id);
      expect(rows).toEqual([{ email: 'gia.paper@families.test' }]);
      expect((await register(form(code, { email: 'again@families.test' }))).status).toBe(404);
    });

    test('adds the child for a parent who is signed in and holds it', async () => {
      const [person] = await guardians(scene, 1, false);
      const code = firstOf((await invited([person ?? { id: 0 }])).invitations).invitationCode ?? '';
      const holder = await scene.newFamily();
      const client = await scene.parentOf(holder);
      const otherName = await client.post('/api/parent-accounts/accept-invitation', { code });
      expect(otherName).toMatchObject({ status: 409, body: { code: 'another-name' } });
      expect((otherName.body as { message: string }).message).toContain('This invitation is for ');
      const listed = async () => (await scene.director.get<{ id: number }[]>('/api/uninvited-guardians')).body;
      // It stays good, and nobody's rights changed.
      expect((await new Client(scene.larkhouse.origin).get(`/api/parent-registration/verify/${code}`)).status).toBe(
        200,
      );
      expect(
        await scene.rows('select from guardianship where guardian_id = $1 and ended_at is null', person?.id),
      ).toHaveLength(1);
      expect(await client.post('/api/parent-accounts/accept-invitation', { code, isAddressee: true })).toMatchObject({
        status: 200,
        body: { childId: firstOf(scene.world.families).childId },
      });
      expect((await listed()).map(({ id }) => id)).not.toContain(person?.id);
      expect((await client.post('/api/parent-accounts/accept-invitation', { code })).status).toBe(404);
    });

    test('makes a parent who is signed in whom it was for: with all children, what narrows the rights, and one entry in each list', async () => {
      const [person = { id: 0 }] = await guardians(scene, 1, false);
      const { childId } = firstOf(scene.world.families);
      const { childId: sibling } = await scene.newFamily();
      const third = await scene.newFamily();
      await scene.inCenter(async (scope) => {
        await addGuardianship(scope, person.id, { childId: sibling, relationship: 'aunt', mayPickUp: false });
        await addGuardianship(scope, person.id, { childId: third.childId, relationship: 'aunt' });
        await accountFor(scope, person.id);
      });
      const between = { guardianId: person.id, otherId: third.guardianId, decision: 'hidden', reason: 'Court order' };
      expect((await scene.director.put(`/api/children/${third.childId}/contacts`, between)).status).toBe(200);
      expect((await scene.director.put(`/api/cameras/blocks/${person.id}`, { reason: 'Court order' })).status).toBe(
        200,
      );
      const code = firstOf((await invited([person])).invitations).invitationCode ?? '';

      const holder = await scene.newFamily();
      const client = await scene.parentOf(holder);
      await scene.rows(
        'update guardian set (first_name, last_name) = (select upper(first_name), last_name from guardian where id = $1) where id = $2',
        person.id,
        holder.guardianId,
      );
      const own = (await client.get<{ children: { id: number }[] }>('/api/parent/child-data')).body.children;
      await scene.inCenter((scope) =>
        addGuardianship(scope, holder.guardianId, { childId: sibling, relationship: 'other' }),
      );
      expect((await client.post('/api/parent-accounts/accept-invitation', { code })).status).toBe(200);

      const listed = await scene.director.get<{ id: number }[]>('/api/uninvited-guardians');
      expect(listed.body.map(({ id }) => id)).not.toContain(person.id);
      const after = (await client.get<{ children: { id: number }[] }>('/api/parent/child-data')).body.children;
      expect(after.map(({ id }) => id).sort()).toEqual(
        [...own.map(({ id }) => id), childId, sibling, third.childId].sort(),
      );
      const guardiansOf = async (id: number) =>
        (await scene.director.get<{ guardians: { guardianId: number }[] }>(`/api/children/${id}/profile`)).body
          .guardians;
      for (const id of [childId, sibling, third.childId]) {
        const found = (await guardiansOf(id)).map(({ guardianId }) => guardianId);
        expect(found).toContain(holder.guardianId);
        expect(found).not.toContain(person.id);
      }
      expect(await guardiansOf(sibling)).toContainEqual(
        expect.objectContaining({ guardianId: holder.guardianId, mayPickUp: false }),
      );
      expect((await scene.director.get(`/api/children/${third.childId}/contacts`)).body).toMatchObject([
        { guardianId: third.guardianId, otherId: holder.guardianId, decision: 'hidden', reason: 'Court order' },
      ]);
      expect((await scene.director.get('/api/cameras/blocks')).body).toContainEqual(
        expect.objectContaining({ guardianId: holder.guardianId, reason: 'Court order' }),
      );
      expect(
        await scene.rows('select guardian_id from billing_account where guardian_id = any ($1)', [
          person.id,
          holder.guardianId,
        ]),
      ).toEqual([{ guardian_id: holder.guardianId }]);
    });

    test('leads to no other guardian by their e-mail', async () => {
      const [person] = await guardians(scene, 1, false);
      const [other] = await guardians(scene, 1);
      const code = firstOf((await invited([person ?? { id: 0 }])).invitations).invitationCode ?? '';
      expect(await register(form(code, { email: other?.email }))).toMatchObject({
        status: 422,
        body: { fields: { email: 'Somebody else here has this email. Use another one, or ask the center.' } },
      });
      expect(
        await scene.rows('select id from guardian where id = $1 and registered_at is not null', other?.id),
      ).toEqual([]);
    });
  });
});
