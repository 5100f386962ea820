import { RequestError } from '#web/lib/errors.ts';
import { confirmFirst } from '#web/ui/confirm.ts';

/** Where the server refused because a room has no place left, asks whether the child is placed all the same; else false. */
export function askOfFullRoom(error: unknown, words: { title: string; label: string }, act: () => unknown): boolean {
  if (!(error instanceof RequestError && error.code === 'room-full')) return false;
  confirmFirst({ ...words, text: error.reason, danger: true, act });
  return true;
}
