import type { Api } from '#contract/index.ts';
import type { Reply, Sent } from '#contract/kernel/endpoint.ts';
import type { RequestError } from '#web/lib/errors.ts';

export type Camera = Reply<Api['GET /api/cameras']>[number];
export type StaffCamera = Reply<Api['POST /api/cameras']>;
export type ViewRecord = Reply<Api['GET /api/cameras/views']>[number];
export type CameraView = Reply<Api['POST /api/cameras/:id/view']>;
export type RoomPrivacy = Reply<Api['GET /api/rooms/privacy']>[number];
export type CameraTest = Reply<Api['POST /api/cameras/test']>;
export type CameraBlock = Reply<Api['GET /api/cameras/blocks']>[number];
export type ParentViewing = Reply<Api['GET /api/cameras/settings']>['parentViewing'];

/** The cameras as staff are told of them. */
export const forStaff = (cameras: readonly Camera[]): StaffCamera[] => cameras.filter((camera) => 'viewers' in camera);

/** The rooms that have cameras of their own. */
export function roomsOf(cameras: readonly StaffCamera[]): NonNullable<StaffCamera['room']>[] {
  const rooms = new Map(cameras.flatMap(({ room }) => (room ? [[room.id, room]] : [])));
  return [...rooms.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Why a view is over without its viewer's doing. */
export type Ending =
  | { readonly kind: 'expired' }
  /** A view that ended without anything to tell: it was stopped elsewhere, or had ended before this screen was opened. */
  | { readonly kind: 'ended'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** What the server's refusal of a running view means. */
export function endingOf({ code, reason = '' }: Pick<RequestError, 'code' | 'reason'>): Ending {
  if (code === 'view-expired') return { kind: 'expired' };
  return { kind: code === 'view-ended' ? 'ended' : 'refused', reason };
}

/** '29:05' for 1745 seconds. */
export function countdown(seconds: number): string {
  const left = Math.max(0, seconds);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** What the camera form holds; no room is ''. */
export type CameraValues = {
  name: string;
  location: string;
  roomId: string;
  ipAddress: string;
  port: string;
  streamUrl: string;
  username: string;
  password: string;
  /** Takes the stored user name and password away. */
  signsInOpenly: boolean;
};

/** The form's default port is 80 (cameras-1). */
export const NEW_CAMERA: CameraValues = {
  name: '',
  location: '',
  roomId: '',
  ipAddress: '',
  port: '80',
  streamUrl: '',
  username: '',
  password: '',
  signsInOpenly: false,
};

/** What an edit begins with: where a camera is and how to sign in there never comes back from the server. */
export const valuesOf = ({ name, location, room, port }: StaffCamera): CameraValues => ({
  ...NEW_CAMERA,
  name,
  location,
  roomId: room ? String(room.id) : '',
  port: port === null ? '' : String(port),
});

/** An empty port becomes null (cameras-1); what is no number is the server's to refuse. */
const portOf = (port: string): number | string | null => {
  const typed = port.trim();
  if (typed === '') return null;
  return /^\d+$/.test(typed) ? Number(typed) : typed;
};

const roomOf = (roomId: string): number | null => (roomId === '' ? null : Number(roomId));

/** What the connection test and the rest of the server are told of where a camera is. */
export const sourceOf = ({ ipAddress, port, streamUrl, username, password }: CameraValues) => ({
  ipAddress: ipAddress.trim(),
  port: portOf(port),
  streamUrl: streamUrl.trim(),
  username: username.trim(),
  password,
});

export const newCameraOf = (values: CameraValues): Sent<Api['POST /api/cameras']>['body'] => ({
  name: values.name.trim(),
  location: values.location.trim(),
  roomId: roomOf(values.roomId),
  ...sourceOf(values),
});

/** What is sent of an edit: only what was changed. */
export function changesOf({ port, roomId, signsInOpenly, ...texts }: Partial<CameraValues>) {
  return {
    ...texts,
    ...(port !== undefined && { port: portOf(port) }),
    ...(roomId !== undefined && { roomId: roomOf(roomId) }),
    ...(signsInOpenly && { username: null, password: null }),
  };
}
