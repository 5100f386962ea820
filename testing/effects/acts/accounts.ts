import { inCenter } from '#server/db/open-scope.ts';
import { makeLink } from '#server/kernel/links/links.ts';
import type { Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import { type Acts, done, stranger } from '../act.ts';

const PASSWORD = 'a brand new password';

/** Somebody's link with which they activate their account. */
async function activation(stage: Stage) {
  const director = await stage.clientOf('Director');
  const { link } = await done<{ link: string }>(
    director.post(`/api/staff/${await fresh.colleague(stage)}/activation-link`),
  );
  return { client: stranger(stage), params: { token: tokenIn(link) } };
}

export const acts: Acts = {
  // Only an installation without a center answers it, see its own test.
  'POST /api/setup': {},
  'GET /api/account-links/:token': { 'a member looks': activation },
  'POST /api/account-links/:token': {
    'a member activates their account': async (stage) => ({
      ...(await activation(stage)),
      body: { password: PASSWORD },
    }),
    'a guardian who forgot their password chooses another': async (stage) => {
      const { server } = stage.larkhouse;
      const { guardianId: id } = await fresh.family(stage);
      const { link } = await inCenter(server, stage.here, (scope) =>
        makeLink(server, scope, 'reset', { audience: 'parent', id }),
      );
      return { client: stranger(stage), params: { token: tokenIn(link) }, body: { password: PASSWORD } };
    },
  },
};

const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
