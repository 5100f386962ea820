import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const tables = [...read('src/server/db/schema.sql').matchAll(/^create table (\w+) \(/gm)].map(([, name = '']) => name);

/** Tables from which nothing is ever removed, and why they don't grow for ever, or are to. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'The books are append-only and kept for good (decision 25).': [
    'credited_closure',
    'credited_day',
    'invoice',
    'invoice_line',
    'invoice_reminder',
    'late_pickup',
    'ledger_entry',
    'ledger_transaction',
    'online_payment',
    'payer_share',
    'plan_enrollment',
  ],
  'The log that proves the records; what it told of people goes with them (decision 11, decision 41).': [
    'audit',
    'audit_row',
    'audit_seal',
  ],
  'A row for each center, or for the installation.': [
    'admission_setting',
    'billing_counter',
    'billing_settings',
    'booking_rule',
    'center',
    'installation',
    'opening_forecast',
    'offer_setting',
    'paper_check',
    'payment_details',
    'payroll_setting',
    'push_key',
    'rule_choice',
    'time_off_rule',
  ],
  'Made by hand, as many as a center has.': [
    'billing_plan',
    'camera',
    'form',
    'form_version',
    'form_renewal',
    'import_mapping',
    'kiosk',
    'kiosk_key',
    'milestone_category',
    'milestone_template',
    'role',
    'room',
  ],
  'Made by hand, some hundreds a year at most.': ['event', 'invitation_round', 'room_merge'],
  'A row for each member of staff, written anew.': ['roll_call_reading'],
  'A row for each account, added to.': ['account_sum'],
  'They go with the inquiry that they are of.': [
    'inquiry_child',
    'inquiry_contact',
    'inquiry_link',
    'inquiry_mail',
    'inquiry_note',
    'inquiry_task',
    'tour',
    'offer',
    'offer_form',
    'offer_plan',
    'offer_slot',
  ],
  'They go with the form that was sent.': ['form_reminder'],
  'They go with the schedule that they are of.': ['schedule_slot'],
  'They go with the sheet that they are of.': ['timesheet_step'],
};

/** Tables that the code takes rows out of: by SQL, by the query builder, or named in what retention removes. */
function emptied(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of globSync('src/server/**/*.{ts,sql}', { cwd: ROOT })) {
    if (file.includes('.test.') || file.endsWith('schema.sql') || file.includes('/schema/')) continue;
    const text = read(file);
    for (const [, name = ''] of text.matchAll(/delete from (?:only )?(\w+)/g)) found.add(name);
    for (const [, name = ''] of text.matchAll(/deleteFrom\('(\w+)'/g))
      found.add(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    if (/retention[^/]*\.ts$/.test(file)) for (const [, name = ''] of text.matchAll(/'(\w+)'/g)) found.add(name);
  }
  return found;
}

test('every table has an end, a bound, or a reason to be kept', () => {
  const ended = emptied();
  const kept = Object.values(KEPT).flat();
  expect(tables.length).toBeGreaterThan(100);
  expect(
    tables.filter((table) => !ended.has(table) && !kept.includes(table)),
    'Say in the retention.ts of its domain what is removed of it and when, or in KEPT why nothing need be.',
  ).toEqual([]);
  expect(kept.filter((table) => ended.has(table) || !tables.includes(table))).toEqual([]);
});
