import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { admissions } from '#contract/admissions.ts';
import type { admissionTemplates } from '#contract/admissions-templates.ts';
import { contentOf } from '#server/kernel/mail/queue.ts';
import { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import * as fresh from '#testing/matrix/fresh-admissions.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

type Templates = z.output<(typeof admissionTemplates)['GET /api/inquiry-templates']['reply']>;
type Template = Templates['templates'][number];
type Preview = z.output<(typeof admissionTemplates)['GET /api/inquiries/:id/letter']['reply']>;
type Inquiry = z.output<(typeof admissions)['GET /api/inquiries/:id']['reply']>;
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let stranger: Client;
let inquiry: number;
let token: string;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
});
afterAll(() => scene.stop());
beforeEach(async () => {
  stranger = new Client(scene.larkhouse.origin);
  for (const table of ['login_throttle', 'inquiry', 'inquiry_template', 'tour_slot', 'mail'])
    await scene.rows(`delete from ${table}`);
  inquiry = (await fresh.inquiry(stage())).params.id;
  token = await fresh.linkTo(stage(), inquiry);
});

const stage = () => ({ larkhouse: scene.larkhouse, here: scene.world }) as Parameters<typeof fresh.linkTo>[0];
const texts = [
  { language: 'en', subject: 'Your tour of {center}', text: 'Dear {family},\n\n{child} is welcome: {tour}' },
  { language: 'de', subject: 'Ihr Besuch bei {center}', text: 'Guten Tag, {family}' },
];
const add = (body: object = { name: 'Invitation', texts }) =>
  scene.director.post<Template & Refused>('/api/inquiry-templates', body);
const list = async () => (await scene.director.get<Templates>('/api/inquiry-templates')).body.templates;
const preview = (templateId: number) =>
  scene.director.get<Preview>(`/api/inquiries/${inquiry}/letter?templateId=${templateId}`);
const send = (body: object = { subject: 'Welcome', text: 'First\n\nSecond' }) =>
  scene.director.post<Inquiry & Refused>(`/api/inquiries/${inquiry}/letters`, body);
const want = (isWanted: boolean) => stranger.post<Refused>(`/api/join/inquiries/${token}/letters`, { isWanted });

test('staff keep texts in several languages; a field that nobody fills in, and a name that is there, are refused (admissions-19)', async () => {
  const told = await effectsIn(scene, () => add());
  const kept = firstOf(await list());
  expect(told).toEqual([
    `audit add inquiry template: inquiry_template [${kept.id}] after {"name":"Invitation"}`,
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect(kept.texts.map(({ language }) => language)).toEqual(['de', 'en']);
  const strange = [{ language: 'en', subject: 'Hello', text: 'Dear {mother}' }];
  expect((await add({ name: 'Strange', texts: strange })).body.fields).toHaveProperty(['texts.0.text']);
  expect((await add({ name: 'INVITATION', texts })).body.fields).toHaveProperty('name');
  expect((await add({ name: 'Empty', texts: [] })).status).toBe(422);
  const put = (body: object) => scene.director.put<Template>(`/api/inquiry-templates/${kept.id}`, body);
  expect(await effectsIn(scene, () => put({ name: 'Invitation', texts }))).toEqual([]);
  expect((await put({ name: 'Other', texts, version: 77 })).status).toBe(412);
  expect(await effectsIn(scene, () => put({ name: 'Come and see', texts: [firstOf(texts)] }))).toEqual([
    `audit change inquiry template: inquiry_template [${kept.id}] before {"name":"Invitation"} after {"name":"Come and see"}`,
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect(firstOf(await list())).toMatchObject({ name: 'Come and see', texts: [{ language: 'en' }], version: 2 });
  const removed = await effectsIn(scene, () => scene.director.delete(`/api/inquiry-templates/${kept.id}`));
  expect(removed).toEqual([
    `audit remove inquiry template: inquiry_template [${kept.id}] before {"name":"Come and see"}`,
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect(await list()).toEqual([]);
  expect((await (await scene.as('Nurse')).get('/api/inquiry-templates')).status).toBe(403);
});

test('a template is read in the family’s language with its fields filled in; without a tour {tour} is left open (admissions-19)', async () => {
  const { id } = (await add()).body;
  expect((await preview(id)).body).toMatchObject({
    language: 'en',
    subject: expect.stringMatching(/^Your tour of [^{]/),
    text: expect.stringMatching(/^Dear Ana Okafor,\n\nIda \d+ is welcome: \{tour\}$/),
    open: ['tour'],
  });
  const slot = (await fresh.tourSlot(stage())).params.id;
  await scene.director.post(`/api/inquiries/${inquiry}/tours`, { slotId: slot });
  const { body } = await preview(id);
  expect(body.open).toEqual([]);
  expect(body.text).toMatch(/welcome: .*day.* at 10:00/);
  await scene.rows("update inquiry set language = 'de'");
  expect((await preview(id)).body).toMatchObject({ language: 'de', text: 'Guten Tag, Ana Okafor' });
  expect((await preview(4_000_000)).status).toBe(404);
});

test('a letter goes out in the family’s language, stands in the inquiry and goes with it (admissions-19)', async () => {
  const told = await effectsIn(scene, () => send());
  expect(told).toContain(`audit write to family: inquiry [${inquiry}]`);
  expect(told.filter((line) => line.startsWith('queue send-mail'))).toHaveLength(1);
  const { body } = await scene.director.get<Inquiry>(`/api/inquiries/${inquiry}`);
  expect(body).toMatchObject({
    takesLetters: true,
    mails: [{ kind: 'letter', subject: 'Welcome', text: 'First\n\nSecond', sentBy: expect.any(String) }],
  });
  const { content_sealed: sealed } = firstOf(await scene.rows<{ content_sealed: Buffer }>('select * from mail'));
  const content = contentOf(scene.larkhouse.server, sealed);
  expect(content.text).toMatch(/^First\n\nSecond\n\n/);
  expect(content.text).toMatch(/\/inquiry\/[\w-]{43}\?letters$/);
  expect((await send({ subject: 'Welcome', text: 'On {tour}' })).body.fields).toHaveProperty('text');
  expect((await send({ subject: '', text: 'x' })).body.fields).toHaveProperty('subject');
});

test('a family that wants no letters gets none, until it wants them again; mails that it asked for still come (admissions-20)', async () => {
  expect(await effectsIn(scene, () => want(false))).toEqual([
    `audit choose letters: inquiry [${inquiry}] before {"isWanted":true} after {"isWanted":false}`,
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect(await effectsIn(scene, () => want(false))).toEqual([]);
  expect((await send()).body.message).toContain('wants no such mails');
  const slot = (await fresh.tourSlot(stage())).params.id;
  const booked = await effectsIn(scene, () => scene.director.post(`/api/inquiries/${inquiry}/tours`, { slotId: slot }));
  expect(booked.join()).toContain('queue send-mail');
  await want(true);
  expect((await send()).status).toBe(201);
  await scene.rows("update inquiry_contact set email = null, email_key = null, phone_number = '555 0100'");
  expect((await send()).status).toBe(409);
});
