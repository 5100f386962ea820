import { randomUUID } from 'node:crypto';
import { inCenter } from '#server/db/open-scope.ts';
import { accountFor } from '#server/domains/billing/accounts/commands.ts';
import { enrollChild } from '#server/domains/children/commands.ts';
import { addGuardian, addGuardianship } from '#server/domains/guardians/commands.ts';
import type { Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import * as freshFamilies from '#testing/matrix/fresh-families.ts';
import { type Acts, asGuardian, by, done, stranger } from '../act.ts';

const PHONE = '555-010-0199';

/** A child of whose family nothing is known yet. */
const unknownFamily = async ({ larkhouse, here }: Stage) => {
  const nothing = { allergies: '', emergencyContact: null, relationship: 'parent', parentDriversLicense: null };
  const nobody = { parentName: null, parentPhone: null, parentEmail: null };
  const child = { firstName: 'Fern', lastName: randomUUID(), dateOfBirth: '2023-09-01', room: 'Toddler Room' };
  const { id } = await inCenter(larkhouse.server, here, (scope) =>
    enrollChild(scope, { ...child, ...nothing, ...nobody }),
  );
  return { childId: id };
};

/** An invitation to a child, and what it is answered with. */
async function invited(
  stage: Stage,
  email = `${randomUUID()}@families.test`,
  family: (stage: Stage) => Promise<{ childId: number }> = fresh.family,
) {
  const director = await stage.clientOf('Director');
  const { childId } = await family(stage);
  const { id, invitationCode } = await done<{ id: number; invitationCode: string }>(
    director.post('/api/parent-invitations', { childId, email, phoneNumber: PHONE }),
  );
  const body = { ...fresh.REGISTRATION, email, phoneNumber: PHONE, registrationToken: invitationCode };
  return { id, email, invitationCode, childId, body };
}

export const acts: Acts = {
  'GET /api/parent-registration/verify/:code': {
    'by its code': async (stage) => ({
      client: stranger(stage),
      params: { code: (await invited(stage)).invitationCode },
    }),
  },
  'GET /api/parent-registration/verify/:token/:childId': {
    'with the child': async (stage) => {
      const { invitationCode: token, childId } = await invited(stage);
      return { client: stranger(stage), params: { token, childId } };
    },
  },
  'POST /api/parent-accounts/register': {
    'somebody new': async (stage) => ({ client: stranger(stage), body: (await invited(stage)).body }),
    'somebody new, for a child whose contacts are missing': async (stage) => ({
      client: stranger(stage),
      body: (await invited(stage, undefined, unknownFamily)).body,
    }),
    'somebody whom staff had entered': async (stage) => {
      const { email, body } = await invited(stage);
      const { childId } = await fresh.family(stage);
      const person = { firstName: 'Ned', lastName: 'Newman', email, phoneNumber: PHONE, address: null };
      await inCenter(stage.larkhouse.server, stage.here, (scope) =>
        addGuardian(scope, { ...person, passwordHash: null }, [{ childId, relationship: 'parent' }]),
      );
      return { client: stranger(stage), body };
    },
  },
  'POST /api/parent-accounts/accept-invitation': {
    'for a second child': async (stage) => {
      const { guardianId, marker } = await fresh.family(stage);
      const { invitationCode } = await invited(stage, `${marker}@families.test`);
      return { client: await asGuardian(stage, guardianId), body: { code: invitationCode } };
    },
    'on paper, of somebody on record': async (stage) => {
      const director = await stage.clientOf('Director');
      const record = await freshFamilies.uninvited(stage);
      const { invitationCode: code } = await done<{ invitationCode: string }>(
        director.post('/api/parent-invitations', { guardianId: record }),
      );
      const { childId, guardianId } = await fresh.family(stage);
      await inCenter(stage.larkhouse.server, stage.here, async (scope) => {
        await addGuardianship(scope, record, { childId, relationship: 'aunt', mayPickUp: false });
        await accountFor(scope, record);
      });
      await done(director.put(`/api/cameras/blocks/${record}`, { reason: 'Court order' }));
      return { client: await asGuardian(stage, guardianId), body: { code, isAddressee: true } };
    },
  },
  'PUT /api/parent/contacts/:id': {
    'with the other guardian': async (stage) => {
      const { childId: id, guardianId } = await freshFamilies.twoHouseholds(stage);
      return { client: await asGuardian(stage, guardianId), params: { id }, body: { isShared: true } };
    },
    'no longer': async (stage) => {
      const { childId: id, guardianId } = await freshFamilies.twoHouseholds(stage);
      const client = await asGuardian(stage, guardianId);
      await done(client.put(`/api/parent/contacts/${id}`, { isShared: true }));
      return { client, params: { id }, body: { isShared: false } };
    },
  },
  'PUT /api/children/:id/contacts': {
    'never to be shown': by('Director', freshFamilies.contactDecision),
    'left to the two again': by('Director', async (stage, client) => {
      const { params, body } = await freshFamilies.contactDecision(stage);
      await done(client.put(`/api/children/${params.id}/contacts`, body));
      return { params, body: { ...body, decision: 'agreement', reason: null } };
    }),
  },
  'POST /api/parent-invitations': {
    'to somebody new': by('Director', freshFamilies.invitationBody),
    'to a guardian on record, to be handed on': by('Director', async (stage) => ({
      body: { guardianId: await freshFamilies.uninvited(stage) },
    })),
    'to another address of a guardian': by('Director', async (stage, client) => {
      const guardianId = await freshFamilies.uninvited(stage);
      await done(client.post('/api/parent-invitations', { guardianId, email: `${randomUUID()}@families.test` }));
      return { body: { guardianId, email: `${randomUUID()}@families.test` } };
    }),
  },
  'POST /api/invitation-rounds': {
    'to two guardians': by('Director', async (stage) => ({
      body: {
        guardianIds: [await freshFamilies.uninvited(stage), await freshFamilies.uninvited(stage)],
        language: 'fr',
      },
    })),
  },
  'POST /api/invitation-rounds/:id/retry': {
    'of which nothing was refused': by('Director', async (stage) => ({
      params: { id: await freshFamilies.invitedRound(stage) },
      body: {},
    })),
    'whose mail was refused': by('Director', async (stage) => ({
      params: { id: await freshFamilies.refusedRound(stage) },
      body: {},
    })),
  },
  'POST /api/parent-invitations/:id/resend': {
    'to a child': by('Director', async (stage) => ({ params: { id: (await invited(stage)).id } })),
    'that waits for its child': by('Director', async (stage) => ({
      params: { id: await freshFamilies.invitation(stage) },
    })),
  },
  'POST /api/parent-invitations/:id/revoke': {
    'to a child': by('Director', async (stage) => ({ params: { id: (await invited(stage)).id } })),
    'that waits for its child': by('Director', async (stage) => ({
      params: { id: await freshFamilies.invitation(stage) },
    })),
    'a second time': by('Director', async (stage, client) => {
      const { id } = await invited(stage);
      await done(client.post(`/api/parent-invitations/${id}/revoke`));
      return { params: { id } };
    }),
  },
  'POST /api/parent-accounts/:id/deactivate': {
    'an active one': by('Director', async (stage) => ({ params: { id: (await fresh.family(stage)).guardianId } })),
  },
  'POST /api/parent-accounts/:id/reactivate': {
    'a deactivated one': by('Director', async (stage, client) => {
      const { guardianId: id } = await fresh.family(stage);
      await done(client.post(`/api/parent-accounts/${id}/deactivate`));
      return { params: { id } };
    }),
    'an active one': by('Director', async (stage) => ({ params: { id: (await fresh.family(stage)).guardianId } })),
  },
};
