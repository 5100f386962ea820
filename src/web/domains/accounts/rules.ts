/** What can be told of an e-mail address before the server reads it. */
export const EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

/** What sign-in refuses (accounts-1). */
export const SHORTEST_PASSWORD = 6;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
  readonly centerId?: number;
}

/** One of the centers that an e-mail has accounts in. */
export interface Center {
  readonly id: number;
  readonly name: string;
}

export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}
export type PasswordProblems = Partial<Record<keyof NewPassword, 'short' | 'unconfirmed' | 'different'>>;

/** What is wrong with a password chosen anew (guardians-9). */
export function problemsOf({ password, confirmPassword }: NewPassword): PasswordProblems {
  if (password.length < SHORTEST_PASSWORD) return { password: 'short' };
  if (confirmPassword === '') return { confirmPassword: 'unconfirmed' };
  return confirmPassword === password ? {} : { confirmPassword: 'different' };
}
