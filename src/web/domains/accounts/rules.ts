/** What can be told of an e-mail address before the server reads it. */
export const EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

/** Seed 000 section 5. */
export const SHORTEST_PASSWORD = 6;

export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}
export type PasswordProblems = Partial<Record<keyof NewPassword, 'short' | 'unconfirmed' | 'different'>>;

/** What is wrong with a password chosen anew (seed 001 section 5). */
export function problemsOf({ password, confirmPassword }: NewPassword): PasswordProblems {
  if (password.length < SHORTEST_PASSWORD) return { password: 'short' };
  if (confirmPassword === '') return { confirmPassword: 'unconfirmed' };
  return confirmPassword === password ? {} : { confirmPassword: 'different' };
}
