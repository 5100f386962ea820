import { type RawBuilder, sql } from 'kysely';
import type { RecordedDay, StayRow } from './stays.ts';

type Moments = { readonly checkIn: string; readonly checkOut: string | null };

type FoundDay = Omit<RecordedDay, 'stays'> & { readonly stays: (Omit<StayRow, keyof Moments> & Moments)[] };

export const recordedDays = (
  days: readonly { readonly childId: number; readonly date: string }[],
): RawBuilder<FoundDay> => sql<FoundDay>`
  select d.child_id, d.date, c.arrival_deadline,
    (select a.id from attendance a where a.child_id = d.child_id and a.date = d.date and a.check_in is null) as absence_id,
    coalesce((select json_agg(json_build_object('id', a.id, 'status', a.status, 'checkIn', a.check_in, 'checkOut', a.check_out,
        'checkInBy', a.check_in_by, 'checkOutBy', a.check_out_by, 'checkedInBy', a.checked_in_by, 'checkedOutBy', a.checked_out_by,
        'checkInHow', a.check_in_how, 'checkOutHow', a.check_out_how, 'checkInMove', a.check_in_move, 'checkOutMove', a.check_out_move)
        order by a.check_in, a.id)
      from attendance a where a.child_id = d.child_id and a.date = d.date and a.check_in is not null), '[]') as stays
  from unnest(${days.map(({ childId }) => childId)}::bigint[], ${days.map(({ date }) => date)}::date[]) as d (child_id, date)
  join center c on true`;
