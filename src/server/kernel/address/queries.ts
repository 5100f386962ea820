import { sql } from 'kysely';

export const keptAddress = () => sql<{ origin: string | null }>`select installation_address() as origin`;

export const keepAddress = (origin: string) => sql`select keep_installation_address(${origin})`;
