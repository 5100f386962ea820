import { HttpError } from '../http-error.ts';

/** The system's words for a disk without room, as a refusal; null for any other error. */
export function storageFull(error: unknown): HttpError | null {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG' ? noRoom() : null;
}

export const noRoom = () =>
  new HttpError(507, 'There is no room left for files on this server. Please tell whoever looks after it.');
