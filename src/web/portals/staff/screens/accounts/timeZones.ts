import type { ComboboxOption } from '#web/ui/Combobox.tsx';

export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * What people in the United States call their time, the states in it (those that lie in two stand with both) and large
 * cities: by the zones of the IANA time zone database and 49 CFR part 71.
 */
const KNOWN_AS: Readonly<Record<string, string>> = {
  'America/New_York':
    'Eastern Time: Connecticut, Delaware, Florida, Georgia, Kentucky, Maine, Maryland, Massachusetts, New Hampshire, New Jersey, New York, North Carolina, Ohio, Pennsylvania, Rhode Island, South Carolina, Tennessee, Vermont, Virginia, Washington DC, West Virginia; Atlanta, Boston, Charlotte, Miami, Philadelphia',
  'America/Detroit': 'Eastern Time: Michigan',
  'America/Indianapolis': 'Eastern Time: Indiana',
  'America/Indiana/Indianapolis': 'Eastern Time: Indiana',
  'America/Louisville': 'Eastern Time: Kentucky',
  'America/Kentucky/Louisville': 'Eastern Time: Kentucky',
  'America/Chicago':
    'Central Time: Alabama, Arkansas, Florida, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Michigan, Minnesota, Mississippi, Missouri, Nebraska, North Dakota, Oklahoma, South Dakota, Tennessee, Texas, Wisconsin; Austin, Dallas, Houston, Memphis, Milwaukee, Minneapolis, Nashville, New Orleans, San Antonio, St. Louis',
  'America/Denver':
    'Mountain Time: Colorado, Idaho, Kansas, Montana, Nebraska, New Mexico, North Dakota, Oregon, South Dakota, Texas, Utah, Wyoming; Albuquerque, El Paso, Salt Lake City',
  'America/Boise': 'Mountain Time: Idaho, Oregon',
  'America/Phoenix': 'Mountain Time without daylight saving: Arizona; Tucson',
  'America/Los_Angeles':
    'Pacific Time: California, Idaho, Nevada, Oregon, Washington; Las Vegas, Portland, Sacramento, San Diego, San Francisco, Seattle',
  'America/Anchorage': 'Alaska Time: Alaska',
  'Pacific/Honolulu': 'Hawaii Time: Hawaii',
  'America/Puerto_Rico': 'Atlantic Time: Puerto Rico; San Juan',
  'Pacific/Guam': 'Chamorro Time: Guam',
};

/** Every zone the browser knows; its own is among them even where it is listed under an older name. */
export function timeZoneOptions(): readonly ComboboxOption[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), browserTimeZone()]);
  return [...zones].sort().map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
    ...(KNOWN_AS[zone] && { detail: KNOWN_AS[zone] }),
  }));
}
