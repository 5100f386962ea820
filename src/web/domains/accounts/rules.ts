/** What can be told of an e-mail address before the server reads it. */
export const EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

/** Seed 000 section 5. */
export const SHORTEST_PASSWORD = 6;
