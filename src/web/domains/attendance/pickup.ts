import { RequestError } from '#web/lib/errors.ts';
import type { Recording } from './rules.ts';

/** A check-out that the server holds back until staff say that they have read its warning. */
export interface RefusedPickup {
  readonly body: Recording;
  /** The server's warning, with the names. */
  readonly warning: string;
}

/** The refusal of a check-out by somebody who may not pick up; undefined for every other error. */
export function refusedPickup(error: unknown, body: Recording): RefusedPickup | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  if (!error.fields.pickupWarningAcknowledged || !error.reason) return undefined;
  return { body, warning: error.reason };
}

/** Sends a check-out once more, with the warning read. */
export const acknowledged = ({ body }: RefusedPickup): Recording => ({ ...body, pickupWarningAcknowledged: true });
