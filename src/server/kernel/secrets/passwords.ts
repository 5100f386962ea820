import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default; 19 MiB and two passes are OWASP's minimum.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | undefined;
/** Checks a password; an account that doesn't exist takes the same time as a wrong password. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(kept ?? (await decoy), password);
  return matches && kept !== null;
}
