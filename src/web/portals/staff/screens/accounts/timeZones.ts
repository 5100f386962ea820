import type { ComboboxOption } from '../../../../ui/Combobox.tsx';

export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone the browser knows; its own is among them even where it is listed under an older name. */
export function timeZoneOptions(): readonly ComboboxOption[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), browserTimeZone()]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
