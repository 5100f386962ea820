import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { Setup } from '#contract/accounts.ts';
import { foundCenter } from '#server/domains/accounts/setup.ts';
import { checkInput } from '#server/http/input.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Work } from './outcome.ts';

type NewCenter = Exclude<z.infer<typeof Setup>, { demo: true }>;

/** A center and its Director from the command line, with a new password; or the texts of what is wrong. */
export function readNewCenter(values: Readonly<Record<string, string | undefined>>): NewCenter | string {
  const password = randomBytes(9).toString('base64url');
  const body = {
    code: 'from the command line',
    center: { name: values.name, timeZone: values['time-zone'] },
    director: { firstName: values['first-name'], lastName: values['last-name'], email: values.email, password },
  };
  const endpoint = { summary: '', audience: 'anyone', access: {}, reply: Setup, body: Setup } as const;
  const checked = checkInput(endpoint, { params: {}, query: {}, body });
  if (checked instanceof HttpError) {
    const fields = Object.entries(checked.details.fields ?? {});
    return fields.map(([field, text]) => `${field}: ${text}`).join('\n');
  }
  return Setup.parse(body) as NewCenter;
}

export const createCenter =
  ({ center, director }: NewCenter): Work =>
  async (server) => {
    const id = await foundCenter(server, center, director, { onlyFirst: false });
    return {
      done: true,
      text: `Center ${id} is ready. ${director.email} signs in with the password ${director.password}`,
    };
  };
