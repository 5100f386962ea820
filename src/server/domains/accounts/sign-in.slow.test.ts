import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import { hashPassword } from '#server/kernel/secrets/passwords.ts';
import { type Answer, Client } from '#testing/client.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { asSuperuser } from '#testing/superuser.ts';
import { type Family, makeCenter, PASSWORD } from '#testing/world.ts';

// Whether there is an account can be told neither by an answer's bytes nor by how long it takes.

const ROUNDS = 200;
/**
 * How often one of two equal kinds is the quicker is a half, give or take; four standard deviations of that for so many
 * tries of each (Mann and Whitney's test).
 */
const CHANCE = 4 * Math.sqrt((2 * ROUNDS + 1) / (12 * ROUNDS * ROUNDS));

let larkhouse: TestLarkhouse;
beforeAll(async () => {
  larkhouse = await startLarkhouse({ database: inject('database'), template: inject('template') });
  const { centerId, families } = await makeCenter(larkhouse);
  // As costly as a real one; that of the other test accounts is not.
  const passwordHash = await hashPassword(PASSWORD);
  const { childId } = families[0] as Family;
  await inCenter(larkhouse.server, { centerId }, async (scope) => {
    for (const email of [KNOWN, EQUAL]) {
      const person = { firstName: 'Known', lastName: 'Person', email, passwordHash };
      await addStaffMember(scope, { ...person, role: 'Nurse', room: null, phone: '1' });
      await addGuardian(scope, { ...person, phoneNumber: '1', address: null }, [{ childId, relationship: 'aunt' }]);
    }
  });
});
afterAll(() => larkhouse.stop());

const KNOWN = 'known-1@maple-house.test';
const EQUAL = 'known-2@maple-house.test';
const UNKNOWN = 'known-3@maple-house.test';

const CASES = [
  ['a sign-in of staff', '/api/auth/login', { password: 'not the password' }],
  ['a sign-in of parents', '/api/parent-accounts/login', { password: 'not the password' }],
  ['a forgotten password of staff', '/api/auth/forgot', {}],
  ['a forgotten password of parents', '/api/parent-accounts/forgot', {}],
] as const;

describe.each(CASES)('%s', (_, path, more) => {
  const ask = (email: string) => new Client(larkhouse.origin).post(path, { email, ...more });
  const forget = () => asSuperuser(larkhouse, (db) => db.query('delete from login_throttle'));

  test('is answered alike to the byte, whether there is the account or not', async () => {
    await forget();
    const seen = await Promise.all([KNOWN, EQUAL, UNKNOWN, 'nobody@nowhere.test'].map(ask));
    expect(new Set(seen.map(bytesOf)).size).toBe(1);
    // And when it was asked too often.
    for (const email of [KNOWN, UNKNOWN]) for (let n = 0; n < 10; n += 1) await ask(email);
    const late = await Promise.all([KNOWN, UNKNOWN].map(ask));
    expect(new Set(late.map(bytesOf)).size).toBe(1);
  });

  test(`takes as long: over ${ROUNDS} tries in turn an unknown account is no further from a known one than another`, async () => {
    const took: Record<string, number[]> = { [KNOWN]: [], [EQUAL]: [], [UNKNOWN]: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round % 4 === 0) await forget();
      // Each comes first, second and third equally often.
      const inTurn = Object.keys(took).map((_email, place, all) => all[(place + round) % all.length] ?? '');
      for (const email of inTurn) {
        const began = performance.now();
        await ask(email);
        took[email]?.push(performance.now() - began);
      }
    }
    const [known = [], equal = [], unknown = []] = Object.values(took);
    const [apart, equalsApart] = [distance(known, unknown), distance(known, equal)];
    console.log(
      `${path}: ${median(known)}, ${median(equal)} and ${median(unknown)} ms, apart ${apart} and ${equalsApart}`,
    );
    expect(equalsApart).toBeLessThan(CHANCE);
    expect(apart).toBeLessThan(CHANCE);
  });
});

/** All that an answer says, but for what is another in each. */
const bytesOf = ({ status, text, headers }: Answer) =>
  JSON.stringify([status, text, [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')]);

/** How far from a half the chance is that one of the first is smaller than one of the second; 0.5: always or never. */
function distance(first: readonly number[], second: readonly number[]): number {
  const smaller = first.flatMap((one) => second.map((other) => (one < other ? 1 : one === other ? 0.5 : 0)));
  return Math.abs(smaller.reduce<number>((sum, one) => sum + one, 0) / smaller.length - 0.5);
}

const median = (all: readonly number[]) => (all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0).toFixed(2);
