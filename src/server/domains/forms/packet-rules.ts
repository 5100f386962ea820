import type { PacketChild } from './packet-queries.ts';
import { endsOn } from './renewal-rules.ts';

/** How a child lacks a line on a local date; null: it is signed, and holds. */
export function lacks(
  { everyMonths }: { readonly everyMonths: number | null },
  { childId, name, isAsked, signedOn }: PacketChild,
  today: string,
): { childId: number; name: string; isAsked: boolean; ranOutOn: string | null } | null {
  const until =
    signedOn === null || everyMonths === null ? null : endsOn({ every: 'months', months: everyMonths }, signedOn);
  if (signedOn !== null && (until === null || until > today)) return null;
  return { childId, name, isAsked, ranOutOn: until };
}
