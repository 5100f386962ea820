import type { BrowserContextOptions } from '@playwright/test';
import type { Audience } from '#contract/kernel/access.ts';
import { startSession } from '#server/kernel/sessions/open.ts';
import type { TestLarkhouse } from './larkhouse.ts';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What a browser holds after a login, without the time of a password check. */
export async function loginOf(
  { server, origin }: TestLarkhouse,
  audience: Audience,
  account: { centerId: number; accountId: number },
): Promise<StorageState> {
  const { token } = await startSession(server, audience, account, false, { address: '127.0.0.1', userAgent: null });
  const cookie = { name: `larkhouse_${audience}`, value: token, domain: '127.0.0.1', path: '/', expires: -1 };
  return {
    cookies: [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' }],
    origins: [
      {
        origin,
        localStorage: [
          { name: audience === 'staff' ? 'authToken' : 'parentAuthToken', value: 'a-handle' },
          { name: audience === 'staff' ? 'staffId' : 'parentId', value: String(account.accountId) },
          // Whatever the browser's clock says.
          { name: audience === 'staff' ? 'loginExpiry' : 'parentLoginExpiry', value: '2100-01-01T00:00:00Z' },
        ],
      },
    ],
  };
}
