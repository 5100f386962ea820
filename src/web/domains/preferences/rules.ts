import type { Language } from '#contract/kernel/languages.ts';
import { TIME_ZONES } from '#contract/preferences-defaults.ts';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

export type ZoneName = 'eastern' | 'central' | 'mountain' | 'pacific';
const NAMES: Readonly<Record<(typeof TIME_ZONES)[number], ZoneName>> = {
  'America/New_York': 'eastern',
  'America/Chicago': 'central',
  'America/Denver': 'mountain',
  'America/Los_Angeles': 'pacific',
};

export interface ZoneChoice {
  readonly zone: string;
  /** Null where a zone goes by its own name. */
  readonly name: ZoneName | null;
  readonly isCenters: boolean;
}

/** The zones to choose from: the four of the settings, the center's own, and the one that is chosen. */
export function zoneChoices(centerZone: string, chosen: string): ZoneChoice[] {
  const known: readonly string[] = TIME_ZONES;
  const others = [centerZone, chosen].filter((zone, at, all) => !known.includes(zone) && all.indexOf(zone) === at);
  return [
    ...TIME_ZONES.map((zone) => ({ zone, name: NAMES[zone], isCenters: zone === centerZone })),
    ...others.map((zone) => ({ zone, name: null, isCenters: zone === centerZone })),
  ];
}

/** What differs from what is stored. */
export function changesOf<Choices extends object>(stored: Choices, chosen: Choices): Partial<Choices> {
  const names = Object.keys(chosen) as (keyof Choices)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(chosen[name], stored[name])).map((name) => [name, chosen[name]]),
  ) as Partial<Choices>;
}

/** Whether something kept by an earlier visit still is a part of what can be chosen. */
export const isChoice = (stored: object, kept: unknown): boolean =>
  isObject(kept) &&
  Object.entries(kept).every(([name, value]) => name in stored && typeof value === typeof stored[name as keyof object]);

/** Cells and quiet hours are objects. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => isSame(one[name], other[name]));
};
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
