import { parseAddress } from '../../cameras/address.ts';
import type { Load } from '../../cameras/cameras.ts';
import { CameraFailure } from '../../cameras/failure.ts';
import type { Source } from '../../cameras/source.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Vault } from '../../secrets/vault.ts';
import type { Server } from '../../server.ts';
import { type StoredCamera, storedCamera } from './queries.ts';
import { unsealed, type Whereabouts } from './secrets.ts';

/** Reads where a camera is when the gateway needs it, as the system: nobody else may. */
export const sourceOf =
  (server: Server, centerId: number, cameraId: number): Load =>
  () =>
    inCenter(server, { centerId }, async (scope) => {
      const camera = await scope.maybe(storedCamera(cameraId));
      if (!camera) throw new CameraFailure('no-address');
      return sourceOfCamera(server.vault, camera);
    });

export const sourceOfCamera = (vault: Vault, camera: Pick<StoredCamera, 'id' | 'port' | keyof SealedParts>): Source =>
  sourceOfParts({ ...unsealed(vault, camera.id, camera), port: camera.port });

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
