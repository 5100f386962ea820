import type { Portal } from './portal.ts';

/** The keys in local storage (web-5). The token is worth nothing without its cookie; it only steers redirects. */
const KEYS = {
  staff: { token: 'authToken', expiry: 'loginExpiry', others: ['staffId', 'staffName', 'rememberMe'] },
  parent: {
    token: 'parentAuthToken',
    expiry: 'parentLoginExpiry',
    others: ['parentId', 'parentEmail', 'parentName', 'rememberParent', 'parentRememberMe', 'parentChildData'],
  },
} as const;

/** Where the list for emergencies is kept; it ends with the login. */
export const ROLL_CALL_STORE = 'larkhouse-roll-call';

/** Where a family's last day is kept; it ends with the login. */
export const FAMILY_DAY_STORE = 'larkhouse-family-day';

/** Where what a family wrote without a connection waits; it outlives the session's end, and is gone at the sign-out. */
export const FAMILY_UNSENT_STORE = 'larkhouse-family-unsent';

export type LoginState = 'valid' | 'expired' | 'none';

const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;
const SHORT = { staff: 24 * HOUR, parent: 8 * HOUR };

/** Whether this browser has signed in, and the time of that has not passed. */
export function isLoginStored(portal: Portal): boolean {
  const { token, expiry } = KEYS[portal];
  return !!localStorage.getItem(token) && instantOf(localStorage.getItem(expiry)) > Date.now();
}

/** How this browser is signed in, or why not. A login whose time has passed is cleared on the way. */
export function loginState(portal: Portal): LoginState {
  if (!localStorage.getItem(KEYS[portal].token)) return 'none';
  if (isLoginStored(portal)) return 'valid';
  clearStoredLogin(portal);
  return 'expired';
}

/** Keeps a staff login; its end is counted on this browser's own clock, which is the one that is asked later. */
export function storeStaffLogin(login: { token: string; id: number; name: string; rememberMe: boolean }): void {
  localStorage.setItem('authToken', login.token);
  localStorage.setItem('staffId', String(login.id));
  localStorage.setItem('staffName', login.name);
  localStorage.setItem('rememberMe', String(login.rememberMe));
  const ends = Date.now() + (login.rememberMe ? MONTH : SHORT.staff);
  localStorage.setItem('loginExpiry', new Date(ends).toISOString());
}

/** What a parent's browser may keep of a child (guardians-12). */
export interface KeptChild {
  readonly id: number;
  readonly firstName: string;
}

interface ParentLogin {
  readonly token: string;
  readonly account: {
    readonly id: number;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly child: KeptChild | null;
  readonly rememberMe: boolean;
}

/** Keeps that a parent has signed in, by the names that families' browsers know. */
export function storeParentLogin({ token, account, child, rememberMe }: ParentLogin): void {
  localStorage.setItem('parentAuthToken', token);
  localStorage.setItem('parentId', String(account.id));
  localStorage.setItem('parentEmail', account.email);
  localStorage.setItem('parentName', `${account.firstName} ${account.lastName}`);
  localStorage.setItem('rememberParent', String(rememberMe));
  localStorage.setItem('parentRememberMe', String(rememberMe));
  const ends = Date.now() + (rememberMe ? MONTH : SHORT.parent);
  localStorage.setItem('parentLoginExpiry', new Date(ends).toISOString());
  keepChild(child);
}

/** Keeps which child was shown last: its id and first name, nothing else; null forgets it. */
export function keepChild(child: KeptChild | null): void {
  if (child) localStorage.setItem('parentChildData', JSON.stringify({ id: child.id, firstName: child.firstName }));
  else localStorage.removeItem('parentChildData');
}

/** Who is signed in as a parent in this browser; null when nobody is. */
export function storedParent(): { readonly email: string; readonly name: string } | null {
  if (loginState('parent') !== 'valid') return null;
  return { email: localStorage.getItem('parentEmail') ?? '', name: localStorage.getItem('parentName') ?? '' };
}

/** After a change of the profile. */
export const renameStoredParent = (name: string): void => localStorage.setItem('parentName', name);

/** The id of the account that is signed in; null when nobody is. */
export function storedAccount(portal: Portal): number | null {
  const id = localStorage.getItem(portal === 'staff' ? 'staffId' : 'parentId');
  return id === null ? null : Number(id);
}

export function clearStoredLogin(portal: Portal): void {
  const { token, expiry, others } = KEYS[portal];
  for (const key of [token, expiry, ...others]) localStorage.removeItem(key);
  indexedDB.deleteDatabase(portal === 'staff' ? ROLL_CALL_STORE : FAMILY_DAY_STORE);
}

/** Tells when another tab signed this portal out. */
export function onSignedOutElsewhere(portal: Portal, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEYS[portal].token && event.newValue === null) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** Milliseconds or ISO 8601. */
const instantOf = (stored: string | null): number => (stored === null ? 0 : Number(stored) || Date.parse(stored) || 0);
