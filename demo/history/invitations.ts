import { inviteParent, revokeInvitation } from '#server/domains/guardians/invitations.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Server } from '#server/server.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import type { Household } from '../people/households.ts';
import { DIRECTOR, mailName } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';

interface Invited {
  /** A guardian without an account. */
  readonly guardian: string;
  /** Days before today; valid for seven days from then. */
  readonly sent: number;
  readonly time: string;
  /** Canceled so many days before today. */
  readonly canceled?: number;
}

const INVITED: readonly Invited[] = [
  { guardian: 'Craig Stewart', sent: 23, time: '15:20' },
  { guardian: 'Hugo Ferreira', sent: 16, time: '11:35', canceled: 15 },
  { guardian: 'Bernice Johnson', sent: 12, time: '09:50' },
  { guardian: 'Sipho Dlamini', sent: 5, time: '14:10' },
  { guardian: 'Bao Nguyen', sent: 4, time: '10:25' },
  { guardian: 'Kerem Yilmaz', sent: 2, time: '16:05' },
  { guardian: 'Jens Berg', sent: 1, time: '11:15' },
  { guardian: 'Owen Sullivan', sent: 1, time: '15:40' },
];

/** Second guardians are invited to make an account of their own; not everybody has answered. */
export const invitations = (server: Server, calendar: Calendar, cast: Cast, households: readonly Household[]): Deed[] =>
  INVITED.flatMap((invited) => invitation(server, calendar, cast, { invited, households }));

function invitation(
  server: Server,
  calendar: Calendar,
  cast: Cast,
  { invited, households }: { invited: Invited; households: readonly Household[] },
): Deed[] {
  const { guardian: key, sent, time, canceled } = invited;
  const { child, phone, relationship } = familyOf(households, key);
  const at = (daysAgo: number) => calendar.moment(addDays(calendar.today, -daysAgo), time);
  const by = () => cast.staff(DIRECTOR);
  let id: number | undefined;
  const sending: Deed = {
    at: at(sent),
    by,
    act: async (scope) => {
      const email = `${mailName(key)}@larkhouse.test`;
      const childId = cast.child(child);
      const made = await inviteParent(server, scope, {
        childId,
        email,
        phoneNumber: phone,
        parentName: key,
        relationship,
      });
      id = made.id;
    },
  };
  if (canceled === undefined) return [sending];
  const canceling: Deed = {
    at: at(canceled),
    by,
    act: async (scope) => {
      if (id !== undefined) await revokeInvitation(scope, id);
    },
  };
  return [sending, canceling];
}

function familyOf(households: readonly Household[], key: string) {
  for (const { guardians, children, relationship } of households) {
    const guardian = guardians.find((one) => one.key === key);
    const [child] = children;
    if (guardian && child) return { child: child.key, phone: guardian.phone, relationship };
  }
  throw new Error(`${key} is nobody's guardian`);
}
