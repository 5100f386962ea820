/** What can be told of an e-mail address before the server reads it. */
export const EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

/** Seed 000 section 5. */
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
