import { sql } from 'kysely';

export const storedKeys = () => sql<{ publicKey: string; privateSealed: Buffer }>`select * from push_key()`;

export const keepKeys = (publicKey: string, privateSealed: Buffer, now: Date) => sql`
  select keep_push_key(${publicKey}, ${privateSealed}, ${now})`;
