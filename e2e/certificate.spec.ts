import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loginOf } from '#testing/browser-login.ts';
import { selfSigned } from '#testing/certificate.ts';
import { expectAccessible } from './accessibility.ts';
import { panel } from './dashboard.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-certificate-'));
const files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };

function put({ cert, key }: ReturnType<typeof selfSigned>): void {
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
}

// Ten days before its end, of 70.
put(selfSigned('260101000000Z', '260312000000Z'));
test.use({ config: { tls: files } });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'a Director sees on a phone until when the certificate lasts, that its renewal is late, and that it came',
  SLOW_SUITE,
  async ({ house, open, larkhouse }) => {
    const { cookies, ...login } = await loginOf(larkhouse, 'staff', house.as('Director'));
    const bound = cookies.map((cookie) => ({ ...cookie, name: `__Host-${cookie.name}`, secure: true }));
    const page = await open('/settings/system', {
      ...PHONE,
      storageState: { ...login, cookies: bound },
      ignoreHTTPSErrors: true,
      serviceWorkers: 'block',
    });
    const installation = panel(page, 'This installation');
    await expect(installation).toContainText('The certificate should have been renewed by now');
    await expect(installation).toContainText('Lasts until 03/11/2026');
    await expectAccessible(page, 'a certificate that ends', 'light', 'dark');

    put({ ...selfSigned(), key: selfSigned().key });
    larkhouse.clock.advance({ minutes: 10 });
    await page.reload();
    await expect(installation).toContainText('The files of the certificate cannot be used');
    await expect(installation).not.toContainText('Lasts until');

    put(selfSigned());
    larkhouse.clock.advance({ minutes: 10 });
    await page.reload();
    await expect(installation).toContainText('Lasts until 12/31/2048');
    await expect(installation).not.toContainText('The certificate should have been renewed by now');
  },
);
