import type { SentTo } from '#web/lib/api.ts';
import type { PasskeyAnswer } from './secondStep.ts';

type NewPasskey = SentTo<'POST /api/account/passkeys'>['body']['passkey'];
type Options = Readonly<Record<string, unknown>>;

/** Whether this browser can use passkeys at this address. */
export const hasPasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

/** Asks the browser to confirm with a passkey; rejects when the person doesn't. */
export async function askPasskey(options: Options): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return (await startAuthentication({ optionsJSON: options as never })) as unknown as PasskeyAnswer;
}

/** Asks the browser to make a passkey; rejects when the person doesn't. */
export async function makePasskey(options: Options): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return (await startRegistration({ optionsJSON: options as never })) as unknown as NewPasskey;
}

/** The device has a passkey of this account already. */
export const isKnownPasskey = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';
