import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { inCenter } from '#server/db/open-scope.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import type { Client } from '#testing/client.ts';
import type { Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import { newPasskey } from '#testing/passkey.ts';
import { PASSWORD, PASSWORD_HASH } from '#testing/world.ts';
import { type Acts, asGuardian, asMember, by, done, stranger } from '../act.ts';
import { mailedTo } from '../mailed.ts';

/** Somebody new on the staff, signed in. */
async function member(stage: Stage, role = 'Nurse') {
  const person = { ...fresh.staffMember(), role, passwordHash: PASSWORD_HASH };
  const { id } = await inCenter(stage.larkhouse.server, stage.here, (scope) => addStaffMember(scope, person));
  return { client: await asMember(stage, id), email: person.email };
}

/** A guardian with an account, signed in. */
async function guardian(stage: Stage) {
  const { guardianId, marker } = await fresh.family(stage);
  return { client: await asGuardian(stage, guardianId), email: `${marker}@families.test` };
}

/** A code of an authenticator app; the next one follows half a minute later. */
const codeOf = ({ larkhouse }: Stage, secret: string, next = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: larkhouse.clock.now().getTime() + next * 30_000,
  });

/** Somebody with an authenticator app, of which one code has been used. */
async function withApp<T extends Awaited<ReturnType<typeof member>>>(stage: Stage, person: T) {
  const { secret } = await done<{ secret: string }>(person.client.post('/api/account/two-step/app'));
  const { recoveryCodes } = await done<{ recoveryCodes: string[] }>(
    person.client.post('/api/account/two-step/app/confirm', { code: codeOf(stage, secret) }),
  );
  return { ...person, secret, recoveryCodes, code: codeOf(stage, secret, 1) };
}

/** What adds a passkey that a browser made. */
async function passkey(client: Client) {
  const { challenge, options } = await done<{ challenge: string; options: { challenge: string } }>(
    client.post('/api/account/passkeys/options'),
  );
  return { client, body: { challenge, name: 'Phone', passkey: newPasskey(client.origin, options.challenge) } };
}

async function withPasskey({ client }: { readonly client: Client }) {
  const { body } = await passkey(client);
  await done(client.post('/api/account/passkeys', body));
  return { client };
}

/** The question after a sign-in with the password. */
async function signingIn(stage: Stage, email: string, path = '/api/auth/login') {
  const client = stranger(stage);
  const { challenge } = await done<{ challenge: string }>(client.post(path, { email, password: PASSWORD }));
  return { client, challenge };
}

/** The question that a signed-in account answers before it changes something. */
const challengeOf = async (client: Client) =>
  (await done<{ challenge: string }>(client.post('/api/account/challenge'))).challenge;

const newEmail = () => ({ email: `${randomUUID()}@families.test`, password: PASSWORD });
const required = (isRequired: boolean) => async (stage: Stage) => {
  const { client } = await withApp(stage, await member(stage, 'Director'));
  await done(client.put('/api/center/two-step', { isRequired: !isRequired }));
  return { client, body: { isRequired } };
};

export const acts: Acts = {
  'POST /api/auth/second-step': {
    'by an app': async (stage) => {
      const { email, code } = await withApp(stage, await member(stage));
      const { client, challenge } = await signingIn(stage, email);
      return { client, body: { challenge, code } };
    },
    'by a recovery code': async (stage) => {
      const { email, recoveryCodes } = await withApp(stage, await member(stage));
      const { client, challenge } = await signingIn(stage, email);
      return { client, body: { challenge, recoveryCode: recoveryCodes[0] } };
    },
  },
  'POST /api/parent-accounts/second-step': {
    'by an app': async (stage) => {
      const { email, code } = await withApp(stage, await guardian(stage));
      const { client, challenge } = await signingIn(stage, email, '/api/parent-accounts/login');
      return { client, body: { challenge, code } };
    },
    'by a recovery code': async (stage) => {
      const { email, recoveryCodes } = await withApp(stage, await guardian(stage));
      const { client, challenge } = await signingIn(stage, email, '/api/parent-accounts/login');
      return { client, body: { challenge, recoveryCode: recoveryCodes[0] } };
    },
  },
  'POST /api/account/confirm': {
    'by the password': async (stage) => ({ ...(await member(stage)), body: { password: PASSWORD } }),
    'by an app': async (stage) => {
      const { client, code } = await withApp(stage, await member(stage));
      return { client, body: { password: PASSWORD, challenge: await challengeOf(client), code } };
    },
    'by a recovery code': async (stage) => {
      const { client, recoveryCodes } = await withApp(stage, await member(stage));
      const body = { password: PASSWORD, challenge: await challengeOf(client), recoveryCode: recoveryCodes[0] };
      return { client, body };
    },
  },
  'POST /api/account/password': {
    'by a member': async (stage) => ({ ...(await member(stage)), body: passwords }),
    'by a guardian': async (stage) => ({ ...(await guardian(stage)), body: passwords }),
  },
  'POST /api/account/email': {
    'by a member': async (stage) => ({ ...(await member(stage)), body: newEmail() }),
    'by a guardian': async (stage) => ({ ...(await guardian(stage)), body: newEmail() }),
  },
  'GET /api/email-changes/:token': {
    'by a member': async (stage) => emailChange(stage, (await member(stage)).client),
  },
  'POST /api/email-changes/:token': {
    'by a member': async (stage) => emailChange(stage, (await member(stage)).client),
    'by a guardian': async (stage) => emailChange(stage, (await guardian(stage)).client),
  },
  'POST /api/account/two-step/app/confirm': {
    'the first way': async (stage) => {
      const { client } = await member(stage);
      const { secret } = await done<{ secret: string }>(client.post('/api/account/two-step/app'));
      return { client, body: { code: codeOf(stage, secret) } };
    },
    'in the place of another app': async (stage) => {
      const { client } = await withApp(stage, await member(stage));
      const { secret } = await done<{ secret: string }>(client.post('/api/account/two-step/app'));
      return { client, body: { code: codeOf(stage, secret) } };
    },
  },
  'POST /api/account/passkeys': {
    'by a member, the first way': async (stage) => passkey((await member(stage)).client),
    'by a guardian who has an app': async (stage) => passkey((await withApp(stage, await guardian(stage))).client),
  },
  'DELETE /api/account/passkeys/:id': {
    'while there is an app': async (stage) => {
      const { client } = await withPasskey(await withApp(stage, await member(stage)));
      const { passkeys } = await done<{ passkeys: { id: number }[] }>(client.get('/api/account/two-step'));
      return { client, params: { id: passkeys[0]?.id ?? 0 } };
    },
  },
  'DELETE /api/account/two-step/app': {
    'while there is a passkey': async (stage) => withPasskey(await withApp(stage, await member(stage))),
  },
  'POST /api/account/recovery-codes': { 'new ones': async (stage) => withApp(stage, await member(stage)) },
  'POST /api/account/two-step/off': {
    'by a member': async (stage) => {
      const { client, code } = await withApp(stage, await member(stage));
      return { client, body: { password: PASSWORD, challenge: await challengeOf(client), code } };
    },
    'by a recovery code': async (stage) => {
      const { client, recoveryCodes } = await withApp(stage, await member(stage));
      const body = { password: PASSWORD, challenge: await challengeOf(client), recoveryCode: recoveryCodes[0] };
      return { client, body };
    },
  },
  'PUT /api/center/two-step': {
    'not required, as before': by('Director', () => ({ body: { isRequired: false } })),
    // Required, the other acts' staff could do nothing any more.
    'no longer required': required(false),
  },
};

const passwords = { currentPassword: PASSWORD, newPassword: 'a brand new password' };

async function emailChange(stage: Stage, client: Client) {
  const body = newEmail();
  await done(client.post('/api/account/email', body));
  const token = /token=([\w-]+)/.exec(await mailedTo(stage, body.email))?.[1] ?? '';
  return { client: stranger(stage), params: { token } };
}
