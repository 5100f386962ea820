import { timingSafeEqual } from 'node:crypto';
import { DEFAULT_ROLES } from '../../../contract/access.ts';
import { audit } from '../../audit/audit.ts';
import { inNewCenter, outsideCenters } from '../../db/open-scope.ts';
import { invalid } from '../../refusal.ts';
import { hashToken } from '../../secrets/vault.ts';
import type { Server } from '../../server.ts';
import { createOpeningHours, createRooms } from '../center/commands.ts';
import { createRoles } from '../center/roles.ts';
import { addStaffMember } from '../staff/commands.ts';
import { hashPassword } from './passwords.ts';
import { centers, createCenter } from './queries.ts';

export interface FirstCenter {
  readonly name: string;
  readonly timeZone: string;
  readonly isDemo?: boolean;
}
export interface FirstDirector {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Whether there is no center yet. */
export const isEmpty = async (server: Server): Promise<boolean> =>
  (await outsideCenters(server, (scope) => scope.all(centers()))).length === 0;

/** Refuses a wrong setup code, in a time that tells nothing about it. */
export function refuseWrongCode(code: string, right: string): void {
  if (!timingSafeEqual(hashToken(code.trim()), hashToken(right))) {
    throw invalid({ code: 'This is not the setup code. It is printed where Larkhouse was started.' });
  }
}

/**
 * Makes a center with its roles, rooms, usual opening hours and first Director (DECISIONS row 8); returns its id.
 * `onlyFirst`: refused when there is a center already.
 */
export async function foundCenter(
  server: Server,
  center: FirstCenter,
  director: FirstDirector,
  { onlyFirst }: { onlyFirst: boolean },
): Promise<number> {
  const passwordHash = await hashPassword(director.password);
  return inNewCenter(
    server,
    (now) => createCenter(center.name, center.timeZone, center.isDemo ?? false, now, onlyFirst),
    async (scope) => {
      const { id } = (await scope.opened).center;
      await createRoles(scope, DEFAULT_ROLES);
      await createRooms(scope);
      await createOpeningHours(scope);
      await addStaffMember(scope, { ...director, role: 'Director', room: null, phone: '', passwordHash });
      audit(scope, { action: 'set up center', entity: 'center', ids: [id] });
      return id;
    },
  );
}
