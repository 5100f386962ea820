import type { Scope } from '#server/db/scope.ts';
import { centerName } from './queries.ts';

/** The name of the scope's center, as letters and documents are signed with. */
export const nameOfCenter = async (scope: Scope): Promise<string> => (await scope.one(centerName())).name;
