import { isLocalOnly } from './kernel/address/address.ts';

type Reach = Parameters<typeof isLocalOnly>[0];

/** What the start says of where Larkhouse is, and who can reach it there (http-19). */
export function firstLines(version: string, address: string, reach: Reach): string[] {
  const ready = `Larkhouse ${version} is ready at ${address}`;
  return isLocalOnly(reach) ? [ready, ONLY_THIS_COMPUTER, WAY_OUT] : [ready];
}

const ONLY_THIS_COMPUTER = 'Only this computer can reach Larkhouse. Links in emails will not work on phones.';
const WAY_OUT =
  'To let phones and tablets in, start with HOST=0.0.0.0 and the address that people type as PUBLIC_URL: docs/guides/going-live.md';
