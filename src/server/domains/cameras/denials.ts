import type { DENIAL_REASONS, VIEW_ENDINGS } from '#contract/cameras.ts';
import { HttpError } from '#server/kernel/http-error.ts';

type DenialReason = (typeof DENIAL_REASONS)[number];
type Ending = (typeof VIEW_ENDINGS)[number];

/** What is said to whoever may not watch now. */
export const DENIALS: Readonly<Record<DenialReason, string>> = {
  'gateway-unavailable': 'Live pictures are not available at the moment.',
  blocked: 'Watching cameras is turned off for you. Please speak with the center.',
  privacy: 'Privacy is on in this room at the moment. Please try again a little later.',
  'not-checked-in': 'You can watch this camera while your child is there.',
  offline: 'This camera is currently offline.',
  'family-limit': 'Two people of your family are watching already. One of them has to stop first.',
};

const STATUS: Readonly<Record<DenialReason, number>> = {
  'gateway-unavailable': 503,
  blocked: 403,
  privacy: 403,
  'not-checked-in': 403,
  offline: 409,
  'family-limit': 409,
};

export const denied = (denial: DenialReason) => new HttpError(STATUS[denial], DENIALS[denial], { code: denial });

/** What is said to whoever watched until now. */
const ENDINGS: Readonly<Record<Ending, string>> = {
  stopped: 'You have stopped watching.',
  expired: 'Your camera viewing session has ended.',
  privacy: DENIALS.privacy,
  'check-out': DENIALS['not-checked-in'],
  'signed-out': 'Please sign in',
  blocked: DENIALS.blocked,
  'not-allowed': 'You are not allowed to do this',
  'camera-removed': 'This camera was not found',
  'moved-on': 'You are watching another camera.',
};

const CODES: Readonly<Partial<Record<Ending, string>>> = {
  expired: 'view-expired',
  privacy: 'privacy',
  'check-out': 'not-checked-in',
  blocked: 'blocked',
};

/** The refusal of a piece of picture, or of anything else that needs a running view. */
export function viewOver(ending: Ending | null): HttpError {
  if (ending === null) return new HttpError(403, 'Choose View first', { code: 'view-ended' });
  return new HttpError(403, ENDINGS[ending], { code: CODES[ending] ?? 'view-ended' });
}
