import { VIEWS } from '#web/portals/parent/screens/dashboard/views.ts';
import { familyOf, type Stage } from '../matrix/actors.ts';
import { FILES, HOUSEHOLDS, household, idsOf, nameOf } from './crowd.ts';
import type { Visit } from './visit.ts';

/** A way to where a person meets texts that pressing at random doesn't come to. */
type Walk = (visit: Visit, stage: Stage) => Promise<void>;

const CANCEL = /^Cancel$/;

/** Of what is pressed at the first that shows it: immunizations, cameras, contact details. */
const profiles: Walk = async (visit, stage) => {
  for (let place = 0; place <= HOUSEHOLDS; place += 1) await household(stage, place);
  await visit.open('/children');
  const search = visit.page.getByLabel('Search by name');
  for (let place = 0; place <= HOUSEHOLDS; place += 1) {
    await search.fill(place === 0 ? familyOf(stage.here, 0).marker : nameOf(place));
    await visit.untilStill();
    await visit.press(/^View /);
    if (place === 1) await contactDecisions(visit, stage);
    if (place === 2) await visit.pressEach(/^Cameras: viewing of Gus /, { back: CANCEL });
    await visit.press(/^Open the immunizations of /);
    await visit.closeTo(0);
  }
};

/** What was decided for the guardian of a family with each other one. */
const contactDecisions: Walk = async (visit, stage) => {
  const { guardianId } = await household(stage, 1);
  await visit.press(/^Contact details between /);
  const pairs = visit.page.getByRole('dialog').getByLabel('Between', { exact: true });
  await pairs.waitFor();
  const keys = await visit.page.evaluate(() =>
    [...document.querySelectorAll<HTMLOptionElement>('[role=dialog] option')].map(({ value }) => value),
  );
  const theirs = keys.filter((one) => one.split('-').includes(String(guardianId)));
  if (theirs.length === 0) throw new Error(`There are no pairs with ${guardianId} among ${keys.join()}`);
  for (const key of theirs) {
    await pairs.selectOption(key);
    await visit.lookAfter();
  }
  await visit.press(CANCEL);
};

const events: Walk = async (visit) => {
  await visit.open('/calendar?view=list&date=2026-03-06');
  await visit.pressEach(/^3:00/);
};

const waivedPickups: Walk = async (visit) => {
  await visit.open('/billing?tab=late-pickups');
  await visit.press(/^Not charged/);
};

/** On paper only letters of our own alphabet are drawn; an agency's others are read on its screen. */
const agencies: Walk = async (visit, stage) => {
  const accounts = await idsOf(stage, 'billing_account', `concat(name, address) ~ '[^ -~]'`);
  for (const id of accounts) await visit.open(`/billing/accounts/${id}`);
};

const milestonesToChoose: Walk = async (visit) => {
  await visit.open('/milestones?tab=list');
  await visit.pressEach(/^Edit “[\s\S]*qz\w{4}zq/, { part: 'li' });
};

const growth: Walk = async (visit, stage) => {
  for (const place of [0, 1]) await visit.open(`/milestones/${(await household(stage, place)).childId}`);
};

const duties: Walk = async (visit) => {
  await visit.open('/staff');
  await visit.press(/^View Nurse Tester/);
  await visit.page.getByRole('list', { name: 'What was corrected' }).first().waitFor();
  await visit.lookAfter();
};

const rotaTemplates: Walk = async (visit) => {
  await visit.open('/rota');
  await visit.press(/^More for this week$/);
  await visit.press(/^Plan by a template$/);
};

/** The files of the households, with what is asked for by itself. */
const childFiles: Walk = async (visit, stage) => {
  const insured = new Set(
    await idsOf(stage, 'child', 'id in (select child_id from child_file where insurance_sealed is not null)'),
  );
  for (let place = 1; place <= FILES; place += 1) {
    const { childId } = await household(stage, place);
    await visit.open(`/children/${childId}/file`);
    if (insured.has(childId)) await visit.press(/^Show insurance$/);
  }
};

/** Of many inquiries one look each: a list tells of their names alone. */
const inquiries: Walk = async (visit, stage) => {
  const marked = (table: string, words: string) =>
    `id in (select inquiry_id from ${table} where ${words} ~* 'qz\\w{4}zq')`;
  const [contacts, notes, tasks, letters] = [
    marked('inquiry_contact', "concat_ws(' ', first_name, last_name, phone_number)"),
    marked('inquiry_note', 'text'),
    marked('inquiry_task', 'text'),
    marked('inquiry_mail', "concat_ws(' ', subject, text)"),
  ];
  for (const id of await idsOf(stage, 'inquiry', `(${contacts} or ${notes} or ${tasks} or ${letters})`))
    await visit.open(`/admissions/${id}`);
};

/** Every form with its title and first words in all languages, and the reasons of those who refused to sign. */
const forms: Walk = async (visit, stage) => {
  for (const id of await idsOf(stage, 'form', `draft ~* 'qz\\w{4}zq'`)) {
    await visit.open(`/forms/${id}`);
    await visit.press(/^Edit the title and first words$/);
  }
  const refused = `id in (select form_request_id from form_signer where reason ~* 'qz\\w{4}zq')`;
  for (const id of await idsOf(stage, 'form_request', refused)) await visit.open(`/forms/requests/${id}`);
};

const fromTheKiosk: Walk = async (visit) => {
  await visit.open('/');
  await visit.press(/^Review$/);
  await visit.page.getByText('Health notes of today').waitFor();
  await visit.lookAfter();
};

/** What only the log tells: reasons, and what a record is first said to be. */
const log: Walk = async (visit, { here }) => {
  const told = { activities: /: Undo activities$/, kiosk: /: Dismiss kiosk entry$/, guardians: /: Invite parent$/ };
  for (const [kind, said] of Object.entries({ ...told, documents: /: Post photo$/ })) {
    await visit.open(`/settings/audit?kind=${kind}&who=staff-${here.staff.Director}`);
    await visit.pressWhile(/^Show older entries$/);
    await visit.pressEach(said);
  }
};

const ownViews: Walk = async (visit, { here }) => {
  const { childId } = familyOf(here, 0);
  for (const view of VIEWS) await visit.open(`/parent-dashboard?view=${view}&child=${childId}`);
};

const celebrations: Walk = async (visit, { here }) => {
  await visit.open(`/parent-dashboard?view=growth&child=${familyOf(here, 0).childId}`);
  await visit.pressWhile(/^How lovely! \d/);
};

/** By who walks; each list is one page's. */
export const WALKS = {
  staff: [
    [profiles, events, waivedPickups, agencies],
    [milestonesToChoose, growth, duties, rotaTemplates, childFiles, inquiries, forms, fromTheKiosk, log],
  ],
  parent: [[ownViews, celebrations]],
} as const satisfies Record<string, readonly (readonly Walk[])[]>;
