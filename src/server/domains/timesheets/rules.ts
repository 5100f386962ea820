import { conflict, type HttpError } from '#server/kernel/http-error.ts';

/** Duties that are counted nowhere, since nobody has said when they ended. */
interface Blocked {
  readonly blocking: readonly { readonly isForgotten: boolean }[];
}

/** Why hours of a period cannot be signed or approved yet; null: they can. Nothing that is open is ever paid by silence. */
export function blockedBy({ blocking }: Blocked, { isOver }: { readonly isOver: boolean }): HttpError | null {
  if (!isOver) return conflict('This pay period has not ended yet');
  if (blocking.some(({ isForgotten }) => isForgotten))
    return conflict('Nobody has said when a forgotten duty ended. Correct or confirm it first.');
  if (blocking.length > 0) return conflict('A duty of this pay period still goes on. End it first.');
  return null;
}
