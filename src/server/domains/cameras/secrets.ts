import type { Credentials, Described } from '#server/kernel/cameras/address.ts';
import type { Vault } from '#server/kernel/secrets/vault.ts';

export interface Sealed {
  readonly addressSealed: Buffer | null;
  readonly streamSealed: Buffer | null;
  readonly usernameSealed: Buffer | null;
  readonly passwordSealed: Buffer | null;
}
/** What is kept of where a camera is; sign-ins stand apart, never inside the addresses. */
export interface Whereabouts {
  readonly ipAddress: string;
  readonly streamUrl: string;
  readonly username: string | null;
  readonly password: string | null;
}

const FIELDS = {
  ipAddress: 'addressSealed',
  streamUrl: 'streamSealed',
  username: 'usernameSealed',
  password: 'passwordSealed',
} as const satisfies Record<keyof Whereabouts, keyof Sealed>;

/** Encrypts each part, bound to the camera: copied to another camera's row it can't be read. Empty is null. */
export function sealed(vault: Vault, cameraId: number, parts: Partial<Whereabouts>): Partial<Sealed> {
  const result: Partial<Record<keyof Sealed, Buffer | null>> = {};
  for (const [part, text] of Object.entries(parts) as [keyof Whereabouts, string | null][]) {
    result[FIELDS[part]] = text ? vault.seal('camera', text, boundTo(cameraId, part)) : null;
  }
  return result;
}

export function unsealed(vault: Vault, cameraId: number, row: Sealed): Whereabouts {
  const read = (part: keyof Whereabouts) => {
    const bytes = row[FIELDS[part]];
    return bytes ? vault.open('camera', bytes, boundTo(cameraId, part)) : null;
  };
  return {
    ipAddress: read('ipAddress') ?? '',
    streamUrl: read('streamUrl') ?? '',
    username: read('username'),
    password: read('password'),
  };
}

const boundTo = (cameraId: number, part: keyof Whereabouts) => `camera:${cameraId}:${part}`;

/** Fields of a form, with the sign-ins that stood inside of addresses taken out; those of their own fields go first. */
export function separated(
  form: Described & Pick<Whereabouts, 'username' | 'password'>,
  found: Credentials | null,
): Whereabouts {
  return {
    ipAddress: withoutSignIn(form.ipAddress),
    streamUrl: withoutSignIn(form.streamUrl),
    username: form.username || found?.username || null,
    password: form.password || found?.password || null,
  };
}

/** An address without what stands before the @ of its host. */
const withoutSignIn = (text: string) =>
  text.trim().replace(/^([a-z][a-z\d+.-]*:\/\/)?[^/?#]*@/i, (_, protocol: string | undefined) => protocol ?? '');
