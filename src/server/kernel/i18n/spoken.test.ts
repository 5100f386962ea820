import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '#testing/client.ts';
import { runJobs } from '#testing/jobs.ts';
import { type Scene, startScene } from '#testing/scene.ts';

interface Refused {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}
let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const asking = (language: string) => ({ 'accept-language': language });
const login = async (body: object, language: string) =>
  (await new Client(scene.larkhouse.origin).post<Refused>('/api/auth/login', body, asking(language))).body;

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'Correo electrónico o contraseña incorrectos'],
  ['en,es;q=0.5', 'Invalid email or password'],
  ['nl', 'Invalid email or password'],
])('a stranger who asks in %s is refused with: %s', async (language, text) => {
  const body = { email: 'nobody@larkhouse.test', password: 'not the password' };
  expect((await login(body, language)).message).toBe(text);
});

test('fields are refused in the language of the browser', async () => {
  const { fields } = await login({ email: 'no address', password: '' }, 'es');
  expect(fields).toMatchObject({ email: 'El correo electrónico no es válido' });
});

test('somebody signed in is refused in the language they chose, whatever the browser asks for', async () => {
  const nurse = await scene.as('Nurse');
  expect((await nurse.put('/api/preferences', { language: 'es' })).status).toBe(200);
  const { status, body } = await nurse.put<Refused>('/api/preferences', { theme: 'pink' }, asking('en'));
  expect([status, body.fields]).toEqual([422, { theme: 'Debe ser una de estas opciones: light, dark, system' }]);
});

test('a mail is written in the language its reader chose', async () => {
  const lead = await scene.as('Lead Teacher');
  await lead.put('/api/preferences', { language: 'es' });
  const { body: own } = await lead.get<{ email: string }>('/api/profile');
  const sent = await new Client(scene.larkhouse.origin).post('/api/auth/forgot', { email: own.email }, asking('en'));
  expect(sent.status).toBe(200);
  await runJobs(scene, 'send-reset-links');
  const { body } = await scene.director.get<{ mails: { to: string; subject: string }[] }>('/api/mail');
  expect(body.mails.find(({ to }) => to === own.email)?.subject).toBe('Cree una contraseña nueva');
});
