import { sql } from 'kysely';
import type { ExemptionKind } from '#contract/compliance-choices.ts';
import { isIdAsked } from '#server/domains/analytics/whereabouts-queries.ts';
import { ownRooms } from '#server/domains/center/presence-queries.ts';
import { isEnrolledOn } from '#server/domains/children/enrolled-queries.ts';
import type { Exemption, Given } from '../immunization-rules.ts';
import { byChild, isChildAsked } from './queries.ts';
import type { Ask } from './written.ts';

interface ChildRow {
  readonly childId: number;
  readonly child: string;
  readonly dateOfBirth: string;
  readonly room: string;
  readonly given: readonly Given[];
  readonly exemptions: readonly (Exemption & { readonly kind: ExemptionKind })[];
}

export const childrenOn = ({ room, childId }: Ask, day: string) => sql<ChildRow>`
  with ${ownRooms}
  select k.id as child_id, k.first_name || ' ' || k.last_name as child, k.date_of_birth, r.name as room,
    coalesce((select json_agg(json_build_object('id', g.id, 'vaccine', g.vaccine, 'dose', g.dose, 'givenOn', g.given_on,
        'source', g.source)) from immunization g
      where g.center_id = k.center_id and g.child_id = k.id and g.removed_at is null), '[]') as given,
    coalesce((select json_agg(json_build_object('vaccine', e.vaccine, 'kind', e.kind, 'dated', e.dated, 'until', e.until)
        order by e.id) from immunization_exemption e
      where e.center_id = k.center_id and e.child_id = k.id and e.removed_at is null), '[]') as exemptions
  from child k join center c on c.center_id = k.center_id
  join own_room w on w.child_id = k.id and w.since < (${day}::date + 1)::timestamp at time zone c.time_zone
    and w.until >= (${day}::date + 1)::timestamp at time zone c.time_zone
  join room r on r.id = w.room_id
  where ${isEnrolledOn(day)}
    and ${isIdAsked(room, sql.ref('w.room_id'))} and ${isChildAsked(childId, sql.ref('k.id'))}
  order by ${byChild}`;
