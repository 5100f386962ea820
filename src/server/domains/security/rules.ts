const MINUTE = 60_000;
export const CHALLENGE_MS = 5 * MINUTE;
/** How long a confirmation (and a sign-in) lets security be changed. */
export const CONFIRMED_MS = 10 * MINUTE;
/** How long a secret that was shown waits for its first code. */
export const PENDING_APP_MS = 60 * MINUTE;
export const EMAIL_LINK_MS = 24 * 60 * MINUTE;
/** Links to new addresses that one account may ask for in an hour: each is a mail to somebody. */
export const EMAIL_LINKS_AN_HOUR = 5;

/** Wrong second steps, and wrong passwords of somebody signed in, within the range of the login's throttle. */
export const SECOND_STEP_LIMIT = 5;
export const CONFIRM_LIMIT = 10;

export const CODE_SECONDS = 30;
/** The time step of an authenticator app's code. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / CODE_SECONDS);

export const RECOVERY_CODES = 10;
/** Without letters and digits that look alike; 16 of them are 79 bits. */
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** As it is compared: however it was typed. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

export interface Device {
  /** Product names as people know them; null when unknown. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown';
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bHeadlessChrome\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string, Device['kind']])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS', 'computer'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'computer'],
];

/** What a user agent is in plain words. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const browser = BROWSERS.find(([sign]) => sign.test(text))?.[1] ?? null;
  const found = SYSTEMS.find(([sign]) => sign.test(text));
  return { browser, system: found?.[1] ?? null, kind: found?.[2] ?? 'unknown' };
}
