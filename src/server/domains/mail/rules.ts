import type { Audience } from '#contract/kernel/access.ts';

interface Reader {
  readonly kind: string;
  readonly id?: number;
  readonly capabilities?: ReadonlySet<string>;
}
/** The account that a link opens; of a staff member what their role may do. */
interface Opened {
  readonly audience: Audience;
  readonly capabilities: readonly string[];
}

/** Why a link that opens somebody's account is not shown to a reader; null: it is (mail-4). */
export function withheld({ capabilities }: Reader, opened: Opened, hasMailServer: boolean) {
  if (hasMailServer) return 'by-mail' as const;
  if (!capabilities?.has('account-links')) return 'no-right' as const;
  return isBelow(opened, capabilities) ? null : ('not-below' as const);
}

/** Every parent stands below staff; of staff whoever may do nothing else than the reader, and less. */
const isBelow = ({ audience, capabilities: own }: Opened, capabilities: ReadonlySet<string>): boolean =>
  audience === 'parent' || (own.length < capabilities.size && own.every((one) => capabilities.has(one)));

export const withoutLink = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, '…');
