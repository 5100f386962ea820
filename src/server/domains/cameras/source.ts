import { inCenter } from '#server/db/open-scope.ts';
import { parseAddress } from '#server/kernel/cameras/address.ts';
import type { CameraKey, Load } from '#server/kernel/cameras/cameras.ts';
import { CameraFailure } from '#server/kernel/cameras/failure.ts';
import type { PasswordMemory } from '#server/kernel/cameras/password.ts';
import type { Source } from '#server/kernel/cameras/source.ts';
import type { Server } from '#server/server.ts';
import { keepPasswordFailure, passwordError } from './health-queries.ts';
import { mayTryPassword } from './health-rules.ts';
import { type StoredCamera, storedCamera } from './queries.ts';
import { unsealed, type Whereabouts } from './secrets.ts';

/** Reads where a camera is when the gateway needs it, as the system: nobody else may. */
export const sourceOf =
  (server: Server, centerId: number, cameraId: number): Load =>
  () =>
    inCenter(server, { centerId }, async (scope) => {
      const camera = await scope.maybe(storedCamera(cameraId));
      if (!camera) throw new CameraFailure('no-address');
      return sourceOfCamera(server, centerId, camera);
    });

/** A stored camera; its password is tried through the one gate it has, whoever asks. */
export function sourceOfCamera(
  server: Server,
  centerId: number,
  camera: Pick<StoredCamera, 'id' | 'port' | 'sourceVersion' | keyof SealedParts>,
): Source {
  const key = { centerId, cameraId: camera.id, version: camera.sourceVersion };
  const source = sourceOfParts({ ...unsealed(server.vault, camera.id, camera), port: camera.port });
  return { ...source, gate: server.cameras.gateOf(key, passwordMemory(server, key)) };
}

type SealedParts = Pick<StoredCamera, 'addressSealed' | 'streamSealed' | 'usernameSealed' | 'passwordSealed'>;

/** What was accepted once can be read; what can't is no address. */
export function sourceOfParts({
  username,
  password,
  ...described
}: Whereabouts & { readonly port: number | null }): Source {
  const parsed = parseAddress(described);
  const address = typeof parsed === 'string' ? null : parsed.address;
  return { address, credentials: username || password ? { username: username ?? '', password: password ?? '' } : null };
}

/** Whether two sources knock at the same door with the same sign-in; the path behind it doesn't matter to an account. */
export const isSameSignIn = (one: Source, other: Source): boolean =>
  one.address?.host === other.address?.host &&
  one.address?.port === other.address?.port &&
  one.credentials?.username === other.credentials?.username &&
  one.credentials?.password === other.credentials?.password;

/** In the camera's row, so that all processes know. */
function passwordMemory(server: Server, { centerId, cameraId, version }: CameraKey): PasswordMemory {
  return {
    mayTry: () =>
      inCenter(server, { centerId }, async (scope) => {
        const camera = await scope.maybe(passwordError(cameraId, version));
        return camera !== undefined && mayTryPassword(camera.refusedAt, scope.now);
      }),
    keepFailure: () =>
      inCenter(server, { centerId }, async (scope) => {
        await scope.count(keepPasswordFailure(cameraId, version, scope.now));
      }),
  };
}
