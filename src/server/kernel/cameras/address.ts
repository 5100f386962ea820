export const PROTOCOLS = ['rtsp', 'rtsps', 'http', 'https'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** Where a camera is, without its sign-in. */
export interface CameraAddress {
  readonly protocol: Protocol;
  /** A name, or an address in its usual form; IPv6 without brackets. */
  readonly host: string;
  readonly port: number;
  /** With its query; begins with '/'. */
  readonly path: string;
}
export interface Credentials {
  readonly username: string;
  readonly password: string;
}
/** What a form says of a camera. */
export interface Described {
  readonly ipAddress: string;
  readonly port: number | null;
  readonly streamUrl: string;
}
/** The field that can't be read. */
export type Misread = 'ipAddress' | 'streamUrl';
export type Parsed = { readonly address: CameraAddress | null; readonly credentials: Credentials | null };

const USUAL_PORT: Readonly<Record<Protocol, number>> = { rtsp: 554, rtsps: 322, http: 80, https: 443 };

/**
 * Reads where a camera is. A whole URL in `streamUrl` says everything; else its path stands behind `ipAddress` and `port`,
 * and the port tells the protocol. Null: nothing is named yet. A sign-in written into a URL comes out apart.
 */
export function parseAddress({ ipAddress, port, streamUrl }: Described): Parsed | Misread {
  const stream = streamUrl.trim();
  const named = ipAddress.trim();
  if (hasProtocol(stream)) return parseUrl(stream, null) ?? 'streamUrl';
  // A protocol without its slashes, such as file: or concat:.
  if (stream !== '' && /^[a-z][a-z\d+.-]*:/i.test(stream)) return 'streamUrl';
  if (named === '') return stream === '' ? { address: null, credentials: null } : 'ipAddress';
  const path = stream === '' || stream.startsWith('/') ? stream : `/${stream}`;
  if (hasProtocol(named)) return parseUrl(named, path || null) ?? 'ipAddress';
  const bare = named.includes('://') ? null : parseUrl(authority(named, port), path || null);
  return bare ?? 'ipAddress';
}

/** A stored stream address of a camera that is now found at another host. */
export function movedTo(streamUrl: string, ipAddress: string): string {
  const [, protocol, path = ''] = /^([a-z][a-z\d+.-]*:\/\/)[^/?#]*(.*)$/is.exec(streamUrl) ?? [];
  if (protocol === undefined || hasProtocol(ipAddress)) return protocol === undefined ? streamUrl : path;
  return `${protocol}${ipAddress}${path}`;
}

const hasProtocol = (text: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(text);

function authority(named: string, port: number | null): string {
  const host = /^[^[\]@/]*:[^[\]@/]*:/.test(named) ? `[${named}]` : named;
  const own = /:(\d+)(?:\/|$)/.exec(host)?.[1];
  const at = own === undefined ? port : Number(own);
  const [hostOnly = '', ...rest] = host.split('/');
  const suffix = rest.length > 0 ? `/${rest.join('/')}` : '';
  return `${protocolOf(at)}://${hostOnly}${own === undefined && port !== null ? `:${port}` : ''}${suffix}`;
}

/** By habit: cameras serve RTSP on ports that end in 554, over TLS on 322, and the web's ports are the web's. */
function protocolOf(port: number | null): Protocol {
  if (port === null || /554$/.test(String(port))) return 'rtsp';
  if (port === 322) return 'rtsps';
  return port === 443 || port === 8443 ? 'https' : 'http';
}

function parseUrl(text: string, path: string | null): Parsed | null {
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):\/\/(.*)$/is.exec(text) ?? [];
  const protocol = PROTOCOLS.find((known) => known === scheme.toLowerCase());
  if (!protocol || rest.startsWith('/') || /[\s\p{Cc}\\]/u.test(rest)) return null;
  // Read as the web reads it, whatever the scheme: 0x7f.1, 017700000001 and 2130706433 are all 127.0.0.1.
  const url = URL.parse(`http://${rest}`);
  if (!url || url.hostname === '') return null;
  const [authorityPart = ''] = rest.split(/[/?#]/);
  const explicit = /:(\d+)$/.exec(authorityPart.slice(authorityPart.lastIndexOf('@') + 1))?.[1];
  const port = explicit === undefined ? USUAL_PORT[protocol] : Number(explicit);
  if (port < 1 || port > 65_535) return null;
  const own = url.pathname === '/' && url.search === '' ? null : url.pathname + url.search;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (host === '') return null;
  const address = { protocol, host, port, path: own ?? whole(path) };
  return { address, credentials: credentialsOf(url) };
}

/** A path as it goes over the wire. */
function whole(path: string | null): string {
  const url = path === null ? null : URL.parse(path, 'http://camera');
  return url ? url.pathname + url.search : '/';
}

function credentialsOf({ username, password }: URL): Credentials | null {
  if (username === '' && password === '') return null;
  return { username: decoded(username), password: decoded(password) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
