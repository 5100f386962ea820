import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { slotsWritten, type WeekSlot } from '#contract/planning-choices.ts';

export type Offer = Reply<Api['GET /api/offers']>['offers'][number];
export type OfferChoices = Reply<Api['GET /api/offers/choices']>;
export type Price = Reply<Api['GET /api/offers/price']>;
export type FamilyOffers = Reply<Api['GET /api/join/inquiries/:token/offers']>;
export type FamilyOffer = FamilyOffers['offers'][number];

/** Times of the week: days with the same times stand together. */
export function groupedSlots(slots: readonly WeekSlot[]): { weekdays: number[]; arrives: string; leaves: string }[] {
  const groups = Map.groupBy(slots, ({ arrives, leaves }) => `${arrives} ${leaves}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, weekdays: group.map(({ weekday }) => weekday) }] : [];
  });
}

/** As an address has the times of a week; undefined where one is missing. */
export const writtenSlots = (slots: readonly WeekSlot[]): string | undefined =>
  slots.length > 0 && slots.every(({ arrives, leaves }) => arrives !== '' && leaves > arrives)
    ? slotsWritten(slots)
    : undefined;

/** Days and hours from a moment to another, in milliseconds; null: it has passed. */
export function timeLeft(now: number, until: number): { days: number; hours: number } | null {
  if (until <= now) return null;
  const hours = Math.ceil((until - now) / 3_600_000);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
