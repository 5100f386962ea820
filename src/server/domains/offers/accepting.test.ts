import { expect, test } from 'vitest';
import { effectsIn } from '#testing/effects/seen.ts';
import { publishedForm } from '#testing/forms.ts';
import { PERMISSION } from '#testing/matrix/fresh-forms.ts';
import { type AnsweredOffer, offerStage, type Refused, STARTS } from '#testing/offer-stage.ts';
import { firstOf } from '#testing/scene.ts';

const { now } = offerStage();

const ANA = { firstName: 'Ana', lastName: 'Okafor', email: 'ana@okafor.test', phoneNumber: '555 030 1122' };
const BEN = { firstName: 'Ben', lastName: 'Roy', email: 'ben@roy.test', phoneNumber: null };
const rowsOf = <Row>(sql: string, ...values: unknown[]) => now().scene.rows<Row>(sql, ...values);
async function plan(body: object): Promise<number> {
  const { body: made, text } = await now().director.post<{ id: number }>('/api/billing/plans', body);
  if (!made.id) throw new Error(text);
  return made.id;
}
let plans = 0;
const monthly = () => {
  plans += 1;
  return plan({ name: `Three days ${plans}`, kind: 'tuition', cadence: 'monthly', amount: 90_000 });
};
const form = () => publishedForm(now(), PERMISSION);

test('accepting enrolls the child with days, guardians, plan, deposit, forms and invitations, at once and once (offers-4)', async () => {
  const family = await now().ask({ contacts: [ANA, BEN] });
  const [planId, formId] = [await monthly(), await form()];
  const offer = await now().offered(family, { planIds: [planId], formIds: [formId], deposit: 50_000 });
  expect(offer.price).toMatchObject({ regular: [{ cadence: 'monthly', amount: 90_000 }], months: [{}, {}, {}] });
  expect((await now().accept(family, offer, offer.price.total + 1)).body.message).toBe(
    'The price has changed. Please look at the offer once more.',
  );
  const told = await effectsIn(now().scene, () => now().accept(family, offer));
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^audit accept offer: inquiry .*"total":/),
      expect.stringMatching(/^audit enroll child: child/),
      expect.stringMatching(/^audit agree on booked days: child_schedule/),
      expect.stringMatching(/^audit enroll in plan: plan_enrollment/),
      expect.stringMatching(/^audit charge deposit: ledger_transaction .*"amount":50000/),
      expect.stringMatching(/^audit send form: form_request/),
      expect.stringMatching(/^audit invite parent: parent_invitation/),
      expect.stringMatching(/^audit move inquiry: inquiry .*"state":"enrolled"/),
      expect.stringMatching(/^queue notify .*"event":"offer-ended"/),
    ]),
  );
  const { childId } = firstOf(await now().list());
  const { body: child } = await now().director.get<object>(`/api/children/${childId}`);
  expect(child).toMatchObject({
    enrolledOn: STARTS,
    room: 'Toddler Room',
    parentName: 'Ana Okafor',
    allergies: '',
    emergencyContact: null,
  });
  const { body: schedules } = await now().director.get<{ from: string; slots: object[] }[]>(
    `/api/children/${childId}/schedules`,
  );
  expect(JSON.stringify(schedules)).toContain(STARTS);
  expect(
    await rowsOf('select from_date::text as from, weekdays from plan_enrollment where child_id = $1', childId),
  ).toEqual([{ from: STARTS, weekdays: [1, 2, 3] }]);
  const entries = await rowsOf<{ account: string; amount: number }>(
    'select e.account, e.amount::int from ledger_entry e join ledger_transaction t on t.center_id = e.center_id and t.id = e.transaction_id where t.child_id = $1 order by 1',
    childId,
  );
  expect(entries.map(({ account, amount }) => [account, Number(amount)])).toEqual([
    ['deposits', -50_000],
    ['receivable', 50_000],
  ]);
  const [request] = await rowsOf<{ must_sign: string; due_on: string; signers: number }>(
    'select must_sign, due_on::text, (select count(*)::int from form_signer s where s.form_request_id = r.id) as signers from form_request r where child_id = $1',
    childId,
  );
  expect(request).toMatchObject({ must_sign: 'all', due_on: '2026-05-03', signers: 2 });
  expect((await now().mails()).filter((subject) => subject === 'Maple House invites you')).toHaveLength(2);
  // Once more it is the same.
  expect(await effectsIn(now().scene, () => now().accept(family, offer))).toEqual([]);
  expect(await rowsOf('select from child where removed_at is null')).toHaveLength(1);
  expect((await now().seen(family)).offers[0]).toMatchObject({
    state: 'accepted',
    openDeposit: 50_000,
    waitsForBirth: false,
  });
});

test('two taps at one moment enroll one child (offers-4)', async () => {
  const family = await now().ask();
  const offer = await now().offered(family);
  const answers = await Promise.all([now().accept(family, offer), now().accept(family, offer)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await rowsOf('select from child where removed_at is null')).toHaveLength(1);
});

test('one child that two families ask for is enrolled once (offers-4)', async () => {
  const child = { firstName: 'Mia', lastName: 'Roy' };
  const [one, other] = [await now().ask({ child }), await now().ask({ child })];
  const [first, second] = [await now().offered(one), await now().offered(other)];
  const answers = await Promise.all([now().accept(one, first), now().accept(other, second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toContain('enrolled already');
  expect(await rowsOf('select from child where removed_at is null')).toHaveLength(1);
});

test('a place for a child not born yet is held until it is, and then it is enrolled (offers-10)', async () => {
  const family = await now().ask({
    child: { firstName: null, birthDate: null, dueDate: '2026-04-01', wishedStart: '2026-10-05' },
  });
  const [infants] = await rowsOf<{ id: number }>("select id from room where name = 'Infant Room'");
  const offer = await now().offered(family, { roomId: infants?.id, startsOn: '2026-10-05', shortAcknowledged: true });
  expect((await now().accept(family, offer)).body.offers[0]).toMatchObject({ state: 'accepted', waitsForBirth: true });
  now().scene.larkhouse.clock.set('2026-04-20T14:00:00Z');
  await now().runExpiry();
  const director = await now().scene.as('Director');
  const born = (body: object) =>
    director.post<AnsweredOffer & Refused>(`/api/offers/${offer.id}/birth`, {
      firstName: 'Noa',
      lastName: 'Okafor',
      ...body,
    });
  expect((await born({ birthDate: '2026-04-21' })).body.fields).toHaveProperty('birthDate');
  const told = await effectsIn(now().scene, () => born({ birthDate: '2026-04-11' }));
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^audit note birth: inquiry/),
      expect.stringMatching(/^audit enroll child: child/),
      expect.stringMatching(/^tell .*offers/),
    ]),
  );
  expect((await born({ birthDate: '2026-04-11' })).status).toBe(409);
  expect(await rowsOf('select date_of_birth::text as born from child where removed_at is null')).toEqual([
    { born: '2026-04-11' },
  ]);
});

test('a place held for a birth can be withdrawn (offers-10)', async () => {
  const family = await now().ask({
    child: { firstName: null, birthDate: null, dueDate: '2026-04-01', wishedStart: '2026-10-05' },
  });
  const [infants] = await rowsOf<{ id: number }>("select id from room where name = 'Infant Room'");
  const offer = await now().offered(family, { roomId: infants?.id, startsOn: '2026-10-05', shortAcknowledged: true });
  await now().accept(family, offer);
  const { body } = await now().director.post<AnsweredOffer>(`/api/offers/${offer.id}/end`, {
    as: 'withdrawn',
    reason: null,
  });
  expect(body.state).toBe('withdrawn');
});

test('who asked first becomes guardian with the account of the same e-mail, others are invited (offers-5)', async () => {
  const known = await now().scene.newFamily();
  const [account] = await rowsOf<{ email: string }>('select email from guardian where id = $1', known.guardianId);
  const ben = { ...BEN, email: 'other-ben@roy.test' };
  const family = await now().ask({ contacts: [{ ...ANA, email: account?.email }, ben] });
  await now().accept(family, await now().offered(family));
  const { childId } = firstOf(await now().list());
  const guardians = await rowsOf<{ id: number; email: string | null; has: boolean }>(
    'select g.id, g.email, g.password_hash is not null as has from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id where s.child_id = $1 order by s.id',
    childId,
  );
  expect(guardians).toEqual([
    { id: known.guardianId, email: account?.email, has: true },
    { id: expect.any(Number), email: 'other-ben@roy.test', has: false },
  ]);
  const invited = await rowsOf<{ email: string }>('select email from parent_invitation where child_id = $1', childId);
  expect(invited).toEqual([{ email: 'other-ben@roy.test' }]);
});

test('somebody who only says that an e-mail is theirs does not get the account behind it (offers-5)', async () => {
  const known = await now().scene.newFamily();
  const [account] = await rowsOf<{ email: string }>('select email from guardian where id = $1', known.guardianId);
  const family = await now().ask({ contacts: [ANA, { ...BEN, email: account?.email }] });
  await now().accept(family, await now().offered(family));
  const { childId } = firstOf(await now().list());
  expect(
    await rowsOf('select from guardianship where child_id = $1 and guardian_id = $2', childId, known.guardianId),
  ).toEqual([]);
  expect(
    await rowsOf<{ email: string }>(
      'select email from parent_invitation where child_id = $1 and email = $2',
      childId,
      account?.email,
    ),
  ).toHaveLength(1);
});

test('siblings of one inquiry have the same guardians, also those without an e-mail (offers-5)', async () => {
  const phone = { firstName: 'Kim', lastName: 'Lee', email: null, phoneNumber: '555 909 1234' };
  const family = await now().ask({ contacts: [phone] });
  const { body: inquiry } = await now().director.get<{ id: number }>(`/api/inquiries/${family.inquiryId}`);
  await rowsOf(
    `insert into inquiry_child (center_id, inquiry_id, first_name, last_name, birth_date, child_key, wished_start, weekdays)
     select center_id, id, 'Sam', 'Okafor', '2024-03-01', 'sam okafor 2024-03-01', '2026-05-04', '{1}' from inquiry where id = $1`,
    inquiry.id,
  );
  const [, sibling] = await rowsOf<{ id: number }>(
    'select id from inquiry_child where inquiry_id = $1 order by id',
    inquiry.id,
  );
  for (const childId of [family.childId, Number(sibling?.id)]) {
    const offer = await now().offered({ ...family, childId });
    expect(offer.hasNoEmail).toBe(true);
    const { status } = await now().director.post(`/api/offers/${offer.id}/accept`, { total: offer.price.total });
    expect(status).toBe(200);
  }
  expect(await rowsOf("select from guardian where first_name = 'Kim'")).toHaveLength(1);
  expect(
    await rowsOf("select from guardianship s join guardian g on g.id = s.guardian_id where g.first_name = 'Kim'"),
  ).toHaveLength(2);
});

test('a deposit is taken back by whoever keeps the books, once (offers-11)', async () => {
  const family = await now().ask();
  const offer = await now().offered(family, { deposit: 50_000 });
  const give = (reason = 'They moved away', who = now().director) =>
    who.post<{ returned: number } & Refused>(`/api/offers/${offer.id}/deposit/return`, { reason });
  expect((await give()).status).toBe(409);
  await now().accept(family, offer);
  expect((await give(' ')).body.fields).toHaveProperty('reason');
  expect((await give('Because', await now().scene.as('Lead Teacher'))).status).toBe(403);
  expect(firstOf(await now().list())).toMatchObject({ chargedDeposit: 50_000, openDeposit: 50_000 });
  const told = await effectsIn(now().scene, () => give());
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^audit take back deposit: ledger_transaction .*"amount":50000,"reason":"They moved away"/),
      expect.stringMatching(/^tell .*billing.*offers/),
    ]),
  );
  expect((await give()).status).toBe(409);
  expect(firstOf(await now().list())).toMatchObject({ chargedDeposit: 0, openDeposit: 0 });
  expect((await now().seen(family)).offers[0]?.openDeposit).toBe(0);
});

test('a deposit on an invoice is taken back by a credit, which is no income lost (offers-11)', async () => {
  const family = await now().ask();
  const offer = await now().offered(family, { deposit: 50_000 });
  await now().accept(family, offer);
  const [account] = await rowsOf<{ id: number }>(
    "select billing_account_id as id from ledger_transaction where category = 'deposit' order by id desc limit 1",
  );
  const { status } = await now().director.post(`/api/billing/accounts/${account?.id}/invoice`, {});
  expect(status).toBeLessThan(300);
  const { body } = await now().director.post(`/api/offers/${offer.id}/deposit/return`, { reason: 'They moved away' });
  expect(body).toEqual({ returned: 50_000 });
  const sums = await rowsOf<{ account: string; sum: number }>(
    'select e.account, sum(e.amount)::int as sum from ledger_entry e join ledger_transaction t on t.center_id = e.center_id and t.id = e.transaction_id where t.billing_account_id = $1 group by 1 order by 1',
    account?.id,
  );
  expect(sums.map(({ sum }) => Number(sum))).toEqual([0, 0]);
  expect(sums.map((one) => one.account)).toEqual(['deposits', 'receivable']);
});

test('without a provider a deposit cannot be paid online, and nothing is due before acceptance (offers-11)', async () => {
  const family = await now().ask();
  const offer = await now().offered(family, { deposit: 50_000 });
  const pay = () =>
    now().stranger.post<{ url: string } & Refused>(
      `/api/join/inquiries/${family.token}/offers/${offer.id}/deposit`,
      {},
    );
  expect((await pay()).status).toBe(409);
  await now().accept(family, offer);
  expect((await pay()).status).toBe(503);
  expect(await now().seen(family)).toMatchObject({
    isOnline: false,
    offers: [{ reference: expect.stringMatching(/^A-\d{5}$/) }],
  });
});

test('another family’s link opens no offer of this one (offers-3)', async () => {
  const [family, other] = [await now().ask(), await now().ask()];
  const offer = await now().offered(family);
  expect((await now().accept(other, offer)).status).toBe(404);
  expect((await now().decline(other, offer)).status).toBe(404);
  expect((await now().seen(other)).offers).toEqual([]);
  expect((await now().accept({ ...family, token: 'x'.repeat(43) }, offer)).status).toBe(404);
});
