import type { DENIAL_REASONS } from '#contract/cameras.ts';
import type { Audience } from '#contract/kernel/access.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Actor } from '#server/kernel/access/actor.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { DENIALS } from './denials.ts';
import { PROBLEMS } from './problems.ts';
import type { CameraRow, StaffCameraRow } from './queries.ts';

export type DenialReason = (typeof DENIAL_REASONS)[number];

/** What an answer depends on besides the camera. */
export interface Reading {
  readonly audience: Audience;
  readonly language: Language;
  readonly hasGateway: boolean;
  /** Two others of the family watch. */
  readonly isFamilyFull: boolean;
}

/** A camera as a family is told of it. */
export function asFamilyCamera(row: CameraRow, reading: Reading) {
  const { id, name, location, room, isActive, lastOnline, privacySince, expiresAt } = row;
  const denial = denialOf(row, reading);
  return {
    id,
    name,
    location,
    room,
    isActive,
    lastOnline,
    streamUrl: streamUrl(id, reading.audience),
    view: { expiresAt, denial, message: denial && messageOf(denial, reading) },
    privacySince,
  };
}

/** A camera as staff are told of it; address and sign-in never leave (cameras-2). */
export function asStaffCamera(row: StaffCameraRow, reading: Reading) {
  const { port, hasAddress, hasUsername, hasPassword, viewers, createdAt, version } = row;
  const problem = row.hasAddress ? row.problem : 'no-address';
  return {
    ...asFamilyCamera(row, reading),
    ipAddress: null,
    username: null,
    password: null,
    port,
    hasAddress,
    hasUsername,
    hasPassword,
    snapshotUrl: hasAddress && !row.denial ? `/api/cameras/${row.id}/snapshot.jpg?portal=staff` : null,
    problem,
    problemMessage: problem && translate(reading.language, PROBLEMS[problem].message),
    viewers,
    createdAt,
    version,
  };
}

/** Staff are told what is missing on the server. */
const messageOf = (denial: DenialReason, { audience, language }: Reading) =>
  audience === 'staff' && denial === 'gateway-unavailable'
    ? translate(language, PROBLEMS[denial].message)
    : translate(language, DENIALS[denial]);

export const audienceOf = ({ kind }: Actor): Audience => (kind === 'parent' ? 'parent' : 'staff');
export const streamUrl = (id: number, audience: Audience) => `/api/cameras/${id}/stream.m3u8?portal=${audience}`;

function denialOf(
  { denial, isActive, expiresAt }: CameraRow,
  { hasGateway, audience, isFamilyFull }: Reading,
): DenialReason | null {
  // A family is told first what would not change with a check-in (cameras-3).
  const isOffline = audience === 'parent' && !isActive;
  if (isOffline && (!denial || denial === 'not-checked-in')) return 'offline';
  if (!hasGateway) return 'gateway-unavailable';
  if (denial) return denial as DenialReason;
  if (audience === 'staff') return null;
  return isFamilyFull && !expiresAt ? 'family-limit' : null;
}
