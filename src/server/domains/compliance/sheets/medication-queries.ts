import { sql } from 'kysely';
import type { Medication } from '#server/db/types.ts';
import { isIdAsked } from '#server/domains/analytics/whereabouts-queries.ts';
import { whereabouts } from '#server/domains/center/presence-queries.ts';
import { byChild, clock, isChildAsked } from './queries.ts';
import type { Ask } from './written.ts';

export interface Dose {
  readonly childId: number;
  readonly date: string;
  readonly time: string;
  readonly child: string;
  readonly room: string;
  readonly medicine: string;
  readonly agreed: string;
  readonly route: Medication['route'];
  /** @known medicines are given in a dose */
  readonly given: string;
  readonly by: string;
  readonly refusedReason: string | null;
  readonly tooSoonReason: string | null;
  readonly notes: string;
  readonly consentBy: string;
  readonly consentedOn: string;
}

export const dosesBetween = ({ from, to, room, childId }: Ask) => sql<Dose>`
  with ${whereabouts}
  select a.child_id, a.date, ${clock(sql`a.at`)} as time, k.first_name || ' ' || k.last_name as child, r.name as room,
    m.name as medicine, m.dose as agreed, m.route, a.dose as given, s.first_name || ' ' || s.last_name as by,
    a.refused_reason, a.too_soon_reason, a.notes, m.consent_by, m.consented_on
  from activity a join center c on c.center_id = a.center_id
  join medication m on m.center_id = a.center_id and m.id = a.medication_id
  join whereabouts w on w.child_id = a.child_id and a.at >= w.since and a.at < w.until
  join child k on k.center_id = a.center_id and k.id = a.child_id
  join room r on r.center_id = a.center_id and r.id = w.room_id
  join staff s on s.center_id = a.center_id and s.id = a.staff_id
  where a.date between ${from}::date and ${to}::date and a.kind = 'medicine' and a.undone_at is null
    and ${isIdAsked(room, sql.ref('w.room_id'))} and ${isChildAsked(childId, sql.ref('a.child_id'))}
  order by a.date, a.at, ${byChild}, a.id`;
