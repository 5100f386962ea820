import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { cloneDatabase, dropDatabase, reachOf, type TestDatabase } from '#testing/database.ts';
import { dropFormer, noteMoved, prepareKeeping, putBack } from './former.ts';

const superuser = inject('database');
const FINGERPRINT = randomBytes(32);
const PATIENCE = 300_000;
const [NEVER, ALWAYS] = [new Date('2000-01-01'), new Date('2999-01-01')];

let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase(superuser, inject('template'));
  await prepare('1.0.0');
  await dropFormer(database.reach, ALWAYS);
});
afterEach(async () => {
  await dropFormer(database.reach, ALWAYS);
  await dropDatabase(superuser, database);
});

const prepare = (version: string) => prepareKeeping(database.reach, version, FINGERPRINT);

async function query<Row extends pg.QueryResultRow>(text: string, on = database.name): Promise<Row[]> {
  const client = new pg.Client(reachOf(superuser, on).admin);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
const steps = async () => (await query<{ n: number }>('select count(*)::int as n from kysely_migration'))[0]?.n;
const copies = () => query(`select datname from pg_database where datname = '${database.name}_before'`, 'postgres');
const work = (name: string) => query(`insert into installation_note values ('${name}')`);
const worked = async () =>
  (await query<{ name: string }>('select name from installation_note')).map(({ name }) => name);
/** The steps from 0016 on are not taken yet. The first of them succeeds; the second does not, where its column is there. */
const ageBySteps = () =>
  query(`
    create table installation_note (name text);
    delete from kysely_migration where name >= '0016';
    alter table gallery_photo drop column audience cascade, drop column audience_rooms cascade, drop column audience_children, drop column follows_presence;
    alter table installation drop column tx_offset;
    drop index consent_photo_release;
    alter table child add column enrolled_on date not null;
    alter table kiosk_entry drop column pickup_person_id;
    alter table kiosk drop column room_id;
    drop function is_own_proposal(bigint) cascade;
    drop table waitlist_fee;
    drop table offer_form, offer_plan, offer_slot, offer, offer_setting;
    alter table consent drop column form_request_id cascade, drop column revoked_by_guardian cascade;
    drop table form_reminder, form_packet_line, form_renewal, form_file, form_signer, form_request, form_version, form;
    drop table child_document, child_file_change, child_custody, child_contact, child_file;
    drop table opening_forecast;
    drop table inquiry_template_text, inquiry_template;
    drop table tour, tour_slot, inquiry_mail, inquiry_task, inquiry_note, inquiry_link, inquiry_child, inquiry_contact, inquiry, admission_setting;
    drop table shift_wish, published_shift, shift, rota_change, rota_template_shift, rota_template;
    drop table time_off_entry, time_off_request, time_off_rule;
    drop table paper, health_paper, training, paper_override, paper_check, care_block, paper_reminder;
    drop table duty_request, refused_punch, punch, timesheet_step, timesheet, break_answer, payroll_number, payroll_setting, pay_rule;
    drop table staff_qualification, staff_availability, employment_term, employment;
    drop table room_entry_child, room_entry, staff_pin, photo_presence, presence_move, staff_presence, room_merge, pickup_pin, pickup_pin_code, pickup_child, pickup_person, recent_change, account_sum, child_enrollment, schedule_slot, child_schedule,
      booking, booking_rule`);

test(
  'another version keeps what was there, and one goes back to it (operations-8)',
  async () => {
    await ageBySteps();
    await query('alter table notification drop column child_ids');
    await work('before');
    const taken = await steps();
    await prepare('1.1.0');
    expect([await steps(), await copies()]).toEqual([Number(taken) + 38, [expect.anything()]]);
    await work('after');
    await prepare('1.1.0');
    expect(await worked()).toEqual(['before', 'after']);
    await dropFormer(database.reach, NEVER);
    expect(await putBack(database.reach)).toBe('1.0.0');
    expect([await steps(), await worked(), await copies()]).toEqual([taken, ['before'], []]);
    expect(await putBack(database.reach)).toBe(null);
  },
  PATIENCE,
);

test(
  'a step that fails leaves what was there, and which version runs on it is said',
  async () => {
    await ageBySteps();
    await work('before');
    const taken = await steps();
    const refused = prepare('1.1.0');
    await expect(refused).rejects.toThrow(
      /^The database could not be brought up to date \(0017_notified_children\): .* 1\.0\.0 still runs on it\.$/,
    );
    expect([await steps(), await worked(), await copies()]).toEqual([taken, ['before'], []]);
  },
  PATIENCE,
);

test(
  'one that was cut off begins anew, from what was there',
  async () => {
    await query('create table installation_note (name text)');
    await work('before');
    await query(`create database ${database.name}_before template ${database.name}`, 'postgres');
    await work('half done');
    await prepare('1.1.0');
    expect(await worked()).toEqual(['before']);
    expect(await putBack(database.reach)).toBe('1.0.0');
  },
  PATIENCE,
);

test(
  'the same version keeps nothing, nor does one that was moved from an earlier PostgreSQL',
  async () => {
    await prepare('1.0.0');
    expect(await copies()).toEqual([]);
    await noteMoved(database.reach);
    await prepare('1.1.0');
    expect(await copies()).toEqual([]);
  },
  PATIENCE,
);
