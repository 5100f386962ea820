import { anyStaff, parentsAndStaffWith, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  DateRange,
  Id,
  IdParams,
  Instant,
  LONGEST_LIST,
  Nothing,
  nullableText,
  optionalText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** Why a caller may not watch a camera now; the first that holds. */
export const DENIAL_REASONS = [
  /** This center has no gateway: ffmpeg is missing. */
  'gateway-unavailable',
  /** Staff have turned viewing off for this guardian. */
  'blocked',
  /** Privacy is on in the camera's room. */
  'privacy',
  /** No child of theirs is checked in where the center asks for it. */
  'not-checked-in',
  /** An offline camera is not viewable; staff may try nevertheless (cameras-7). */
  'offline',
  /** Two others of the family are watching. */
  'family-limit',
] as const;

/** Why a view has ended. */
export const VIEW_ENDINGS = [
  'stopped',
  'expired',
  'privacy',
  'check-out',
  'signed-out',
  'blocked',
  'not-allowed',
  'camera-removed',
  /** The viewer went on to another camera in the same session. */
  'moved-on',
] as const;

/** What can be wrong with a camera. */
export const CAMERA_PROBLEMS = [
  'no-address',
  'name-not-found',
  /** Not an address Larkhouse may connect to (CAMERA_ALLOW_CIDRS). */
  'address-refused',
  'refused',
  'no-answer',
  'wrong-password',
  'not-found',
  'redirected',
  'not-a-camera',
  'unsupported-codec',
  'no-picture',
  'ended',
  /** As many pictures as this server can take run already (CAMERA_PROCESSES). */
  'busy',
  'gateway-unavailable',
] as const;

/** What works, but costs or delays. */
export const CAMERA_WARNINGS = [
  'converted',
  'keyframes-far-apart',
  'large-picture',
  'certificate',
  'not-watched',
] as const;

/** How the picture of a camera is doing, from the first viewer to the last. */
export const STREAM_STATES = ['idle', 'starting', 'live', 'retrying', 'stopping'] as const;

/** Who among parents may watch which camera (cameras-6). */
export const PARENT_VIEWING = ['own-room', 'any-room', 'any-time'] as const;

const ViewState = z.object({
  /** The caller's own running view: until when; null: none. */
  expiresAt: Instant.nullable(),
  /** What stands between the caller and the picture; null: nothing. */
  denial: z.enum(DENIAL_REASONS).nullable(),
  /** The denial in the account's language. */
  message: z.string().nullable(),
});

const Camera = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  /** Without a room a camera counts for all rooms: in what parents may watch, and in privacy. */
  room: z.object({ id: z.int(), name: z.string() }).nullable(),
  isActive: z.boolean(),
  lastOnline: Instant.nullable(),
  /** Our gateway's playlist (HLS); it plays within a view (POST …/view). */
  streamUrl: z.string(),
  view: ViewState,
  /** While somebody has turned privacy on in the camera's room (or, for a camera without a room, in any). */
  privacySince: Instant.nullable(),
});

/** To parents. */
export const FamilyCamera = Camera.meta({ id: 'FamilyCamera' });

/** To staff. Address and sign-in are write-only: they are null in every answer (cameras-2). */
export const StaffCamera = Camera.extend({
  ipAddress: z.null(),
  username: z.null(),
  password: z.null(),
  port: z.int().nullable(),
  hasAddress: z.boolean(),
  hasUsername: z.boolean(),
  hasPassword: z.boolean(),
  /** A still, at most 30 s old; null while there is none to show. Ask again every 30 s with another `?at=`. */
  snapshotUrl: z.string().nullable(),
  /** What the last look at the camera found, with words for it; null: all is well. */
  problem: z.enum(CAMERA_PROBLEMS).nullable(),
  problemMessage: z.string().nullable(),
  /** People watching now. */
  viewers: z.int(),
  createdAt: Instant,
  version: z.int(),
}).meta({ id: 'StaffCamera' });

/** Empty text and null are no port; absent is the data model's 8080. */
const Port = z
  .preprocess(
    (value) => (typeof value === 'string' ? (value.trim() === '' ? null : Number(value)) : value),
    z
      .int('Enter the port as a number from 1 to 65535')
      .min(1, 'Enter the port as a number from 1 to 65535')
      .max(65_535, 'Enter the port as a number from 1 to 65535')
      .nullable(),
  )
  .optional();

const Source = {
  /** A name or an address. May stay empty where `streamUrl` names it. */
  ipAddress: optionalText(253),
  port: Port,
  /** rtsp(s):// or http(s)://, or the path alone; may be empty. */
  streamUrl: optionalText(2000),
  username: nullableText(200),
  password: z.string().max(200, 'Must be at most {{maximum}} characters').nullish(),
};
export const NewCamera = z
  .strictObject({
    name: requiredText('Camera name is required', 120),
    location: optionalText(200),
    ...Source,
    roomId: Id.nullish(),
    /** Ignored; the server finds it out. */
    isActive: z.unknown().optional(),
  })
  .meta({ id: 'NewCamera' });

/** Empty address, username and password keep what is stored; null takes username and password away. */
export const CameraChange = z
  .strictObject({
    name: requiredText('Camera name is required', 120).optional(),
    location: optionalText(200).optional(),
    ipAddress: z.string().trim().max(253).nullish(),
    port: Port,
    streamUrl: z.string().trim().max(2000).nullish(),
    username: z.string().trim().max(200).nullish(),
    password: z.string().max(200).nullish(),
    roomId: Id.nullish(),
    version: Version,
  })
  .meta({ id: 'CameraChange' });

/** Something to say, with what to change; in the account's language. */
const Finding = z.object({ message: z.string(), advice: z.string() });
export const CameraTest = z
  .object({
    /** Null: a picture came. */
    problem: Finding.extend({ code: z.enum(CAMERA_PROBLEMS) }).nullable(),
    warnings: z.array(Finding.extend({ code: z.enum(CAMERA_WARNINGS) })),
    /** What the camera sends; null where nothing came. Keyframes in seconds apart, null where unknown. */
    picture: z
      .object({
        codec: z.string(),
        width: z.int().nullable(),
        height: z.int().nullable(),
        keyframeSeconds: z.number().nullable(),
        isConverted: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'CameraTest' });

const View = z
  .object({
    /** The view ends by itself; asking again meanwhile (a reload) doesn't move it. */
    expiresAt: Instant,
    /** The playlist, naming the portal. */
    streamUrl: z.string(),
    /** The viewer's name, to lie over the picture. */
    watermark: z.string(),
    state: z.enum(STREAM_STATES),
    /** Why there is no picture yet, in the account's language. */
    problem: z.enum(CAMERA_PROBLEMS).nullable(),
    message: z.string().nullable(),
  })
  .meta({ id: 'CameraView' });

const ViewRecord = z
  .object({
    id: z.int(),
    camera: z.object({ id: z.int(), name: z.string() }),
    /** At the time of the view. */
    room: z.string().nullable(),
    viewer: z.object({ kind: z.enum(['staff', 'parent']), id: z.int(), name: z.string() }),
    from: Instant,
    /** Null while it runs. */
    to: Instant.nullable(),
    ending: z.enum(VIEW_ENDINGS).nullable(),
  })
  .meta({ id: 'CameraViewRecord' });

const RoomPrivacy = z
  .object({
    roomId: z.int(),
    room: z.string(),
    /** Cameras that show this room, those without a room included. */
    cameras: z.int(),
    /** Null: privacy is off. */
    since: Instant.nullable(),
    by: z.string().nullable(),
  })
  .meta({ id: 'RoomPrivacy' });

const Block = z
  .object({
    guardianId: z.int(),
    name: z.string(),
    reason: z.string(),
    since: Instant,
    by: z.string().nullable(),
  })
  .meta({ id: 'CameraBlock' });

const Settings = z.object({ parentViewing: z.enum(PARENT_VIEWING), version: z.int() }).meta({ id: 'CameraSettings' });

const Portal = { portal: z.enum(['staff', 'parent']).optional() };

/**
 * Cameras. A view is a right on loan: `POST …/view` gives it for 30 minutes, and every playlist and piece of picture asks
 * again whether session, view and permission hold (401, 403 with the reason as `code`: a denial, `view-expired` or
 * `view-ended`). A player holds some seconds of picture, so don't wait for the next piece to be refused: on the live topics
 * `cameras` (privacy, block, settings) and `attendance` (check-out) read `GET …/view`, and stop the player when it refuses.
 */
export const cameras = {
  'GET /api/cameras': {
    summary: 'Cameras by name, with what stands between the caller and the picture',
    audience: 'both',
    access: parentsAndStaffWith('cameras.watch', 'cameras.manage'),
    query: z.object(Portal),
    reply: z.array(z.union([StaffCamera, FamilyCamera])),
  },
  'POST /api/cameras': {
    summary: 'Add a camera. Whether it answers is not asked (POST /api/cameras/test does)',
    audience: 'staff',
    access: staffWith('cameras.manage'),
    body: NewCamera,
    status: 201,
    reply: StaffCamera,
  },
  'PATCH /api/cameras/:id': {
    summary: 'Change a camera; empty address, username and password keep what is stored',
    audience: 'staff',
    access: staffWith('cameras.manage'),
    params: IdParams,
    body: CameraChange,
    reply: StaffCamera,
  },
  'DELETE /api/cameras/:id': {
    summary: 'Delete a camera: its views end, its address and password are erased',
    audience: 'staff',
    access: staffWith('cameras.manage'),
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/cameras/test': {
    summary:
      'Connect to a camera before it is saved, up to 20 s, and say what is wrong and what to change. With `id`, what is empty is taken from that camera',
    audience: 'staff',
    access: staffWith('cameras.manage'),
    // An empty user name means the stored one here; null means none.
    body: z.strictObject({ ...Source, username: CameraChange.shape.username, id: Id.nullish() }),
    reply: CameraTest,
  },
  'GET /api/cameras/gateway': {
    summary: 'Whether pictures can be shown at all',
    audience: 'both',
    access: parentsAndStaffWith('cameras.watch', 'cameras.manage'),
    query: z.object(Portal),
    reply: z.object({ isAvailable: z.boolean(), message: z.string().nullable() }).meta({ id: 'CameraGateway' }),
  },
  'GET /api/cameras/:id/snapshot.jpg': {
    summary: 'A still of at most 30 s ago; 503 with the reason as `code` where the camera gives none',
    audience: 'staff',
    access: staffWith('cameras.watch', 'cameras.manage'),
    params: IdParams,
    query: z.object({ ...Portal, at: z.string().max(40).optional() }),
    reply: Nothing,
    file: true,
  },
  'POST /api/cameras/:id/view': {
    summary:
      'Begin to watch for 30 minutes, or go on with the view that runs. Refused with the denial as `code` (403; 409 offline and family-limit; 503 gateway-unavailable). A parent watches one camera at a time',
    audience: 'both',
    access: parentsAndStaffWith('cameras.watch'),
    params: IdParams,
    query: z.object(Portal),
    reply: View,
  },
  'GET /api/cameras/:id/view': {
    summary: "The caller's running view; 403 with the reason as `code` where it has ended or there is none",
    audience: 'both',
    access: parentsAndStaffWith('cameras.watch'),
    params: IdParams,
    query: z.object(Portal),
    reply: View,
  },
  'DELETE /api/cameras/:id/view': {
    summary: 'Stop watching; a new view may begin at once',
    audience: 'both',
    access: parentsAndStaffWith('cameras.watch'),
    params: IdParams,
    query: z.object(Portal),
    reply: Nothing,
  },
  'GET /api/cameras/:id/stream.m3u8': {
    summary:
      'The playlist (HLS, fMP4, H.264 without sound). The first one waits up to 12 s for the picture; 503 with the problem as `code` when none came. `native=1` (a player that is not hls.js) waits for three pieces',
    audience: 'both',
    access: parentsAndStaffWith('cameras.watch'),
    params: IdParams,
    query: z.object({ ...Portal, native: z.literal('1').optional() }),
    reply: Nothing,
    file: true,
  },
  'GET /api/cameras/:id/init.mp4': {
    summary: 'What a run of the picture begins with',
    audience: 'both',
    access: parentsAndStaffWith('cameras.watch'),
    params: IdParams,
    query: z.object({ ...Portal, run: Id }),
    reply: Nothing,
    file: true,
  },
  'GET /api/cameras/:id/segment.m4s': {
    summary: 'One piece of the picture, some 2 s long',
    audience: 'both',
    access: parentsAndStaffWith('cameras.watch'),
    params: IdParams,
    query: z.object({ ...Portal, number: Id }),
    reply: Nothing,
    file: true,
  },
  'GET /api/cameras/views': {
    summary:
      'Who watched which camera, newest first (the last 30 days, 500 rows): to who manages cameras all of it, to others that of their own room',
    audience: 'staff',
    access: staffWith('cameras.manage', 'cameras.watch'),
    query: DateRange.extend({ cameraId: Id.optional(), guardianId: Id.optional() }),
    longestDays: LONGEST_LIST,
    reply: z.array(ViewRecord),
  },
  'GET /api/cameras/settings': {
    summary: 'Which cameras parents may watch, and when',
    audience: 'staff',
    access: staffWith('cameras.manage'),
    reply: Settings,
  },
  'PUT /api/cameras/settings': {
    summary: 'Say which cameras parents may watch: of their own room or of any room while present, or at any time',
    audience: 'staff',
    access: staffWith('cameras.manage'),
    body: z.strictObject({ parentViewing: z.enum(PARENT_VIEWING), version: Version }),
    reply: Settings,
  },
  'GET /api/cameras/blocks': {
    summary: 'Guardians for whom watching is turned off, such as by a court order',
    audience: 'staff',
    access: staffWith('cameras.manage', 'children.enroll'),
    reply: z.array(Block),
  },
  'PUT /api/cameras/blocks/:id': {
    summary: 'Turn watching off for a guardian (the id of the parent account); their views end at once',
    audience: 'staff',
    access: staffWith('cameras.manage', 'children.enroll'),
    params: IdParams,
    body: z.strictObject({ reason: requiredText('Say why this guardian may not watch', 500) }),
    reply: Block,
  },
  'DELETE /api/cameras/blocks/:id': {
    summary: 'Let a guardian watch again',
    audience: 'staff',
    access: staffWith('cameras.manage', 'children.enroll'),
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/rooms/privacy': {
    summary: 'The rooms, and where privacy is on',
    audience: 'staff',
    access: anyStaff,
    reply: z.array(RoomPrivacy),
  },
  'POST /api/rooms/:id/privacy': {
    summary: "Turn a room's privacy on or off; on ends every view of its cameras at once, the staff's too",
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    body: z.strictObject({ on: z.boolean() }),
    reply: RoomPrivacy,
  },
} satisfies Contract;
