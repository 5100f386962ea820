import type { Audience } from '../../../contract/access.ts';
import type { CAMERA_PROBLEMS, VIEW_BARRIERS } from '../../../contract/cameras.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Actor } from '../../access/actor.ts';
import { say } from '../../words/say.ts';
import { BARRIERS } from './barriers.ts';
import { PROBLEMS } from './problems.ts';
import type { CameraRow, StaffCameraRow } from './queries.ts';

export type Barrier = (typeof VIEW_BARRIERS)[number];
export type Problem = (typeof CAMERA_PROBLEMS)[number];

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
  const barrier = barrierOf(row, reading);
  return {
    id,
    name,
    location,
    room,
    isActive,
    lastOnline,
    streamUrl: streamUrl(id, reading.audience),
    view: { expiresAt, barrier, message: barrier && messageOf(barrier, reading) },
    privacySince,
  };
}

/** A camera as staff are told of it; address and sign-in never leave (DECISIONS row 36). */
export function asStaffCamera(row: StaffCameraRow, reading: Reading) {
  const { port, hasAddress, hasUsername, hasPassword, viewers, createdAt, version } = row;
  const problem = (row.hasAddress ? row.problem : 'no-address') as Problem | null;
  return {
    ...asFamilyCamera(row, reading),
    ipAddress: null,
    username: null,
    password: null,
    port,
    hasAddress,
    hasUsername,
    hasPassword,
    snapshotUrl: hasAddress && !row.barrier ? `/api/cameras/${row.id}/snapshot.jpg?portal=staff` : null,
    problem,
    problemMessage: problem && say(reading.language, PROBLEMS[problem].message),
    viewers,
    createdAt,
    version,
  };
}

/** Staff are told what is missing on the server. */
const messageOf = (barrier: Barrier, { audience, language }: Reading) =>
  audience === 'staff' && barrier === 'gateway-unavailable'
    ? say(language, PROBLEMS[barrier].message)
    : say(language, BARRIERS[barrier]);

export const audienceOf = ({ kind }: Actor): Audience => (kind === 'parent' ? 'parent' : 'staff');
export const streamUrl = (id: number, audience: Audience) => `/api/cameras/${id}/stream.m3u8?portal=${audience}`;

function barrierOf(
  { barrier, isActive, expiresAt }: CameraRow,
  { hasGateway, audience, isFamilyFull }: Reading,
): Barrier | null {
  if (!hasGateway) return 'gateway-unavailable';
  if (barrier) return barrier as Barrier;
  if (audience === 'staff') return null;
  if (!isActive) return 'offline';
  return isFamilyFull && !expiresAt ? 'family-limit' : null;
}
