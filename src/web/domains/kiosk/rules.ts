import { type Child, fullName } from '#web/domains/children/rules.ts';
import type { PinHolder, PinLetters } from './queries.ts';

/** How many guardians of these children would get a letter with a code for a PIN, and who would get none (kiosk-12). */
export function pinLettersFor(
  family: readonly Pick<Child, 'id' | 'firstName' | 'lastName'>[],
  holders: readonly PinHolder[],
): { readonly count: number; readonly kept: PinLetters['kept'] } {
  const chosen = new Set(family.map(({ id }) => id));
  const theirs = holders.filter(({ childIds }) => childIds.some((id) => chosen.has(id)));
  const guarded = new Set(theirs.flatMap(({ childIds }) => childIds));
  const kept = theirs
    .filter(({ setAt, hasPhone }) => setAt !== null || !hasPhone)
    .map(({ guardianId, name, setAt }) => ({
      id: guardianId,
      name,
      reason: setAt === null ? ('no-phone' as const) : ('has-pin' as const),
    }));
  const alone = family
    .filter(({ id }) => !guarded.has(id))
    .map((child) => ({ id: child.id, name: fullName(child), reason: 'no-guardian' as const }));
  return { count: theirs.length - kept.length, kept: [...kept, ...alone] };
}
