/** Payload types that need no rtpmap (RFC 3551). */
const STATIC: Readonly<Record<string, string>> = { '26': 'JPEG', '31': 'H261', '32': 'MPV', '34': 'H263' };

/** The codec of a description's first video, in capitals as RTP names it (H264, H265, JPEG); null: there is no video. */
export function videoCodec(sdp: string): string | null {
  const media = sdp.split(/\r?\n(?=m=)/).find((part) => part.startsWith('m=video'));
  if (!media) return null;
  const payload = /^m=video \d+(?:\/\d+)? \S+ (\d+)/.exec(media)?.[1] ?? '';
  const map = new RegExp(`^a=rtpmap:${payload}\\s+([^/\\s]+)`, 'm').exec(media)?.[1];
  return map?.toUpperCase() ?? STATIC[payload] ?? null;
}
