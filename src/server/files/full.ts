import { Refusal } from '../refusal.ts';

/** The system's words for a disk without room, as a refusal; null for any other error. */
export function storageFull(error: unknown): Refusal | null {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG' ? noRoom() : null;
}

export const noRoom = () =>
  new Refusal(507, 'There is no room left for files on this server. Please tell whoever looks after it.');
