import type { Credentials } from './address.ts';

/** Kept away from everything else that ffmpeg can do; sound is never taken. */
const QUIET = ['-hide_banner', '-nostdin', '-loglevel', 'error'];
const VIDEO_ALONE = ['-map', '0:v:0', '-an', '-sn', '-dn'];
const TO_FRAGMENTS = [
  '-f',
  'mp4',
  '-movflags',
  '+empty_moov+default_base_moof+frag_every_frame',
  '-flush_packets',
  '1',
  'pipe:1',
];
/** For what browsers can't play, and where keyframes are far apart: 720p, 15 pictures and a keyframe a second. */
const CONVERT = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-pix_fmt', 'yuv420p', '-profile:v', 'main'],
  ...['-vf', "scale='min(1280,iw)':-2", '-r', '15', '-g', '15', '-keyint_min', '15', '-sc_threshold', '0'],
  ...['-b:v', '1200k', '-maxrate', '1500k', '-bufsize', '1500k', '-threads', '1'],
];
const FROM_RTSP = ['-protocol_whitelist', 'pipe,rtsp,rtp,tcp', '-f', 'concat', '-safe', '0', '-i', 'pipe:0'];
const FROM_JPEGS = [
  '-protocol_whitelist',
  'pipe',
  '-threads',
  '1',
  '-f',
  'mjpeg',
  '-use_wallclock_as_timestamps',
  '1',
  '-i',
  'pipe:0',
];
const TO_STILL = ['-frames:v', '1', '-vf', "scale='min(640,iw)':-2", '-q:v', '5', '-f', 'mjpeg', 'pipe:1'];

/** From an RTSP camera, whose address comes by stdin (`rtspList`). */
export const pictureFromRtsp = ({ isConverted }: { isConverted: boolean }): string[] => [
  ...QUIET,
  ...FROM_RTSP,
  ...VIDEO_ALONE,
  ...(isConverted ? CONVERT : ['-c:v', 'copy']),
  ...TO_FRAGMENTS,
];

/** From JPEGs, one after the other by stdin. */
export const pictureFromJpegs = (): string[] => [...QUIET, ...FROM_JPEGS, ...VIDEO_ALONE, ...CONVERT, ...TO_FRAGMENTS];

/** One picture, 640 pixels wide at most, from an RTSP camera. */
export const stillFromRtsp = (): string[] => [
  ...QUIET,
  '-skip_frame',
  'nokey',
  ...FROM_RTSP,
  ...VIDEO_ALONE,
  ...TO_STILL,
];

/** One picture, 640 pixels wide at most, from a piece of fragmented MP4 by stdin. */
export const stillFromPiece = (): string[] => [
  ...QUIET,
  ...['-protocol_whitelist', 'pipe', '-skip_frame', 'nokey', '-f', 'mp4', '-i', 'pipe:0'],
  ...VIDEO_ALONE,
  ...TO_STILL,
];

/** What goes to stdin for an RTSP camera behind the relay, so that no password is in the process list. */
export function rtspList(port: number, path: string, who: Credentials | null): string {
  const signIn = who ? `${encoded(who.username)}:${encoded(who.password)}@` : '';
  return [
    'ffconcat version 1.0',
    `file 'rtsp://${signIn}127.0.0.1:${port}${path.replaceAll("'", '%27')}'`,
    'option rtsp_transport tcp',
    'option allowed_media_types video',
    'option timeout 5000000',
    'option analyzeduration 5000000',
    'option probesize 5000000',
    'option fpsprobesize 0',
    '',
  ].join('\n');
}

const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
