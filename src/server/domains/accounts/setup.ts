import { timingSafeEqual } from 'node:crypto';
import { DEFAULT_ROLES } from '#contract/kernel/access.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { State } from '#contract/kernel/states.ts';
import { inNewCenter, outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { createOpeningHours, createRooms } from '#server/domains/center/commands.ts';
import { createRoles } from '#server/domains/center/roles.ts';
import { refuseCommonPassword } from '#server/domains/security/common-passwords.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { hashPassword } from '#server/kernel/secrets/passwords.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import { LOGIN_LIMITS } from '#server/kernel/throttle/rules.ts';
import { refuseTooMany, resetTry } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';
import { centerFounded } from './hooks.ts';
import { createCenter } from './queries.ts';

export interface FirstCenter {
  readonly name: string;
  readonly timeZone: string;
  readonly state?: State | undefined;
  readonly isDemo?: boolean;
}
/** When a center is founded whose history is written with it: `since`, until it is `now`. */
export interface Written {
  readonly since: Date;
  readonly now: Date;
}
export interface FirstDirector {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly language?: Language | undefined;
}

/** Whether there is no center yet. */
export const isEmpty = async (server: Server): Promise<boolean> =>
  (await outsideCenters(server, (scope) => scope.all(centers()))).length === 0;

/** People copy the code by hand: case, hyphens and spaces are nothing. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Refuses a wrong setup code (422), and an address that keeps guessing (429). */
export async function refuseWrongCode(server: Server, code: string, address: string): Promise<void> {
  const key = hashToken(`setup ${address}`);
  await outsideCenters(server, (scope) =>
    refuseTooMany(scope, [{ key, limit: LOGIN_LIMITS.account, delay: 'growing' }]),
  );
  if (timingSafeEqual(hashToken(plain(code)), hashToken(plain(server.setupCode)))) {
    return outsideCenters(server, (scope) => resetTry(scope, { giveBack: [key] }));
  }
  throw invalid({ code: 'This is not the setup code. It is printed where Larkhouse was started.' });
}

/**
 * Makes a center with its roles, rooms, usual opening hours and first Director (accounts-10); returns its id.
 * `onlyFirst`: refused when there is a center already. `furnish` fills it in the same transaction with the history that
 * `written` dates: all of it or no center.
 */
export async function foundCenter(
  server: Server,
  center: FirstCenter,
  director: FirstDirector,
  { onlyFirst, furnish, written }: { onlyFirst: boolean; furnish?: (scope: Scope) => Promise<void>; written?: Written },
): Promise<number> {
  const passwordHash = await hashPassword(director.password);
  const now = written?.now ?? server.clock.now();
  return inNewCenter(
    server,
    createCenter(center.name, center.timeZone, center.isDemo ?? false, written?.since ?? now, onlyFirst),
    async (opened) => {
      const { id } = (await opened.opened).center;
      const scope = written ? opened.at(written.since) : opened;
      await refuseCommonPassword(scope, 'staff', director.password, 'director.password');
      await createRoles(scope, DEFAULT_ROLES);
      await createRooms(scope);
      await createOpeningHours(scope);
      const { language, ...member } = director;
      const { id: directorId } = await addStaffMember(scope, {
        ...member,
        role: 'Director',
        room: null,
        phone: '',
        passwordHash,
      });
      await centerFounded.tell(scope, { directorId, state: center.state, language });
      audit(scope, { action: 'set up center', entity: 'center', ids: [id] });
      await furnish?.(opened);
      return id;
    },
    now,
  );
}
