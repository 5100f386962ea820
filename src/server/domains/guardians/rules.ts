import { barredPerson } from '#contract/guardians-pickup.ts';
import { HttpError } from '#server/kernel/http-error.ts';

export type InvitationState = 'pending' | 'accepted' | 'expired' | 'canceled';

/** What became of an invitation's letter; none: it goes out on paper, or waits for its child. */
export type Delivery = 'none' | 'waiting' | 'sent' | 'failed' | 'kept';

export interface InvitationTimes {
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** What an invitation is at a moment: accepted and canceled are final, a pending one runs out. */
export function stateOf({ expiresAt, acceptedAt, revokedAt }: InvitationTimes, now: Date): InvitationState {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'canceled';
  return expiresAt <= now ? 'expired' : 'pending';
}

/** Whether it is a matter of paper: it still opens something, and no mail brings it. */
export const isToPrint = (row: InvitationTimes & { readonly delivery: Delivery }, now: Date): boolean =>
  stateOf(row, now) === 'pending' && row.delivery !== 'sent' && row.delivery !== 'waiting';

/** The one sentence for every link that opens nothing: a stranger learns no more (guardians-3). */
export const invalidLink = () =>
  new HttpError(404, 'This registration link is either invalid, expired, or has already been used.');

/** The letter names somebody else: it may be the other parent's. */
export const anotherName = (name: string) =>
  new HttpError(
    409,
    'This invitation is for {{name}}. If that is not you, leave it to them: they register with it themselves.',
    {
      values: { name },
      code: 'another-name',
    },
  );

/** Phone numbers are the same when their digits are. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, '');

/**
 * Refuses a check-out by somebody who may not pick the child up, until staff say that they have read the warning.
 * `performer` is the name on the check-out; `barred` the guardians without the right. The field tells this conflict from
 * every other one.
 */
export function checkPickup(
  performer: string,
  barred: readonly { name: string }[],
  childName: string,
  isAcknowledged: boolean,
): HttpError | null {
  const match = barredPerson(performer, barred);
  if (!match || isAcknowledged) return null;
  return new HttpError(
    409,
    '{{person}} may not pick up {{child}}. Confirm that you have read this warning to continue.',
    {
      values: { person: match.name, child: childName },
      fields: { pickupWarningAcknowledged: 'Confirm that you have read this warning to continue.' },
    },
  );
}
