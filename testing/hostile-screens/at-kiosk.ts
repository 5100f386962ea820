import type { BrowserContext } from '@playwright/test';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { addKiosk } from '#server/domains/kiosk/kiosks.ts';
import { keepPin } from '#server/domains/kiosk/pin-queries.ts';
import { digitsOf } from '#server/domains/kiosk/rules.ts';
import { hashPassword } from '#server/kernel/secrets/passwords.ts';
import { Kiosk, PIN } from '../kiosk.ts';
import type { Stage } from '../matrix/actors.ts';
import { asSuperuser } from '../superuser.ts';
import { household, idsOf, within } from './crowd.ts';
import type { Marks, Pair } from './marks.ts';
import type { Visit } from './visit.ts';

const PHONE = '555 010 4711';
const DIGITS = digitsOf(PHONE) ?? '';
/** What is entered at a kiosk is sealed there, so the contract names none of its fields. */
const SEALED = 'POST /api/kiosk/entries (sealed)';
const LONGEST = { signedName: 100, 'names.0': 100, healthNote: 500 } as const;
const FIELDS = Object.keys(LONGEST) as (keyof typeof LONGEST)[];

/** Somebody with a PIN who brings and takes all children with such names. */
async function bringer(stage: Stage): Promise<void> {
  const children = await idsOf(stage, 'child', `first_name ~* 'qz\\w{4}zq'`);
  const { childId } = await household(stage, 0);
  const person = { firstName: 'Maria', lastName: 'Okafor', email: null, address: null };
  const rights = [childId, ...children].map((id) => ({ childId: id, relationship: 'mother' }));
  const pinHash = await hashPassword(PIN);
  await within(stage, async (scope) => {
    const id = await addGuardian(scope, { ...person, phoneNumber: PHONE, passwordHash: null }, rights);
    await scope.count(keepPin(id, pinHash, scope.now, false));
  });
}

/** Enters each text at a kiosk, in the name signed with, the note on health and a child's name; answers what was kept. */
export async function enterAtKiosk(stage: Stage, marks: Marks, texts: readonly string[]): Promise<Pair[]> {
  await bringer(stage);
  const { larkhouse } = stage;
  const kiosk = new Kiosk({ larkhouse, as: (role) => stage.clientOf(role) });
  await kiosk.pair();
  const { body } = await kiosk.identify(DIGITS, PIN);
  const pairs: Pair[] = [];
  for (const text of texts) {
    const fitting = marks
      .pairsOf(SEALED, FIELDS, text)
      .filter(({ field, written }) => written.length <= LONGEST[field as keyof typeof LONGEST]);
    const written = (field: string) => fitting.find((pair) => pair.field === field)?.written;
    const names = { names: [written('names.0') ?? 'Cleo'], signedName: written('signedName') ?? 'Maria Okafor' };
    const healthNote = written('healthNote') ?? null;
    await kiosk.record({ ticket: body.ticket, whole: false, ...names, health: healthNote !== null, healthNote });
    pairs.push(...fitting);
  }
  const sql = `select concat_ws(' ', signed_name, health_note, typed_names::text) as said from kiosk_entry where center_id = ${stage.here.centerId}`;
  const { rows } = await asSuperuser(larkhouse, (client) => client.query<{ said: string }>(sql));
  const said = rows.map((row) => row.said).join('\n');
  return pairs.filter(({ mark }) => said.includes(mark));
}

/** At the door: who it is, whom they bring, the question on health, and the same without a connection. */
export async function atTheKiosk(visit: Visit, context: BrowserContext, stage: Stage, text: string): Promise<void> {
  const { page } = visit;
  const { code } = await within(stage, (scope) => addKiosk(scope, 'Side door'));
  await visit.open('/kiosk');
  await page.getByLabel('Pairing code').fill(code);
  await page.getByRole('button', { name: 'Pair' }).click();
  await page.getByRole('heading', { name: 'Welcome!' }).waitFor();
  await visit.lookAfter();
  await page.getByLabel('Last four digits of your phone number').fill(DIGITS);
  await page.getByLabel('Your PIN').fill(PIN);
  await page.getByRole('heading', { name: 'Hello, Maria' }).waitFor();
  await visit.lookAfter();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('What should the staff know?').fill(text);
  await page.getByLabel('Your full name').fill(text);
  await visit.lookAfter();
  await page.getByRole('button', { name: 'Start over' }).click();
  await context.setOffline(true);
  await page.getByLabel('Last four digits of your phone number').fill(DIGITS);
  await page.getByLabel('Your PIN').fill(PIN);
  await page.getByRole('radio', { name: 'Pick up' }).check();
  await page.getByRole('radio', { name: 'Only some of them' }).check();
  await page.getByLabel('First names').fill(text);
  await visit.lookAfter();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Your full name').fill(text);
  await page.getByLabel('I sign with my typed name instead').check();
  await visit.lookAfter();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Staff will confirm').waitFor();
  await visit.lookAfter();
  await context.setOffline(false);
}
