import { timingSafeEqual } from 'node:crypto';
import { DEFAULT_ROLES } from '../../../contract/access.ts';
import { audit } from '../../audit/audit.ts';
import { inNewCenter, outsideCenters } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { invalid } from '../../refusal.ts';
import { hashToken } from '../../secrets/vault.ts';
import type { Server } from '../../server.ts';
import { createOpeningHours, createRooms } from '../center/commands.ts';
import { createRoles } from '../center/roles.ts';
import { createStarterMilestones } from '../milestones/template-commands.ts';
import { addStaffMember } from '../staff/commands.ts';
import { hashPassword } from './passwords.ts';
import { centers, createCenter } from './queries.ts';
import { LOGIN_LIMITS } from './rules.ts';
import { refuseTooMany, settleTry } from './throttle.ts';

export interface FirstCenter {
  readonly name: string;
  readonly timeZone: string;
  readonly isDemo?: boolean;
  /** When it was founded; now, unless history is being written. */
  readonly since?: Date;
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

/** Refuses a wrong setup code (422), and an address that keeps guessing (429). */
export async function refuseWrongCode(server: Server, code: string, address: string): Promise<void> {
  const key = hashToken(`setup ${address}`);
  await outsideCenters(server, (scope) => refuseTooMany(scope, [{ key, limit: LOGIN_LIMITS.account }]));
  if (timingSafeEqual(hashToken(code.trim()), hashToken(server.setupCode))) {
    return outsideCenters(server, (scope) => settleTry(scope, { giveBack: [key] }));
  }
  throw invalid({ code: 'This is not the setup code. It is printed where Larkhouse was started.' });
}

/**
 * Makes a center with its roles, rooms, usual opening hours and first Director (DECISIONS row 8); returns its id.
 * `onlyFirst`: refused when there is a center already. `furnish` fills it in the same transaction: all of it or no center.
 */
export async function foundCenter(
  server: Server,
  center: FirstCenter,
  director: FirstDirector,
  { onlyFirst, furnish }: { onlyFirst: boolean; furnish?: (scope: Scope) => Promise<void> },
): Promise<number> {
  const passwordHash = await hashPassword(director.password);
  return inNewCenter(
    server,
    (now) => createCenter(center.name, center.timeZone, center.isDemo ?? false, center.since ?? now, onlyFirst),
    async (opened) => {
      const { id } = (await opened.opened).center;
      const scope = center.since ? opened.at(center.since) : opened;
      await createRoles(scope, DEFAULT_ROLES);
      await createRooms(scope);
      await createOpeningHours(scope);
      await createStarterMilestones(scope);
      await addStaffMember(scope, { ...director, role: 'Director', room: null, phone: '', passwordHash });
      audit(scope, { action: 'set up center', entity: 'center', ids: [id] });
      await furnish?.(opened);
      return id;
    },
  );
}
