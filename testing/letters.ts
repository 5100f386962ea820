/**
 * SQL that fills the center `centerId` with so many messages between its staff and guardians, 10 to a thread, one reader
 * each; of each reader's the newest few are unread. `$` stands nowhere, so it can be sent as it is.
 */
export const letters = (centerId: number, count: number): string => `
  create temporary table person as
    select row_number() over (order by id) - 1 as place, id as staff_id, (select count(*) from staff where center_id = ${centerId}) as among
    from staff where center_id = ${centerId};
  create temporary table family as
    select row_number() over (order by g.id) - 1 as place, g.id as guardian_id, array_agg(w.child_id) as child_ids,
      (select count(*) from guardian where center_id = ${centerId}) as among
    from guardian g join guardianship w on w.center_id = g.center_id and w.guardian_id = g.id
    where g.center_id = ${centerId} group by g.id;
  create temporary table letter as
    select n, n / 10 as thread, s.staff_id, f.guardian_id, f.child_ids, n % 2 = 0 as from_staff,
      timestamptz '2020-01-01' + n * interval '150 seconds' as at
    from generate_series(0, ${count} - 1) n
    join person s on s.place = (n / 10) % s.among
    join family f on f.place = (n / 10) % f.among;
  analyze letter;
  insert into message_thread (center_id, subject, last_activity)
    select ${centerId}, 'Letter ' || thread, max(at) from letter group by thread order by thread;
  create temporary table numbered as
    select row_number() over (order by id) - 1 as thread, id from (
      select id from message_thread where center_id = ${centerId} order by id desc limit (select count(distinct thread) from letter)) t;
  analyze numbered;
  insert into thread_member (center_id, thread_id, kind, staff_id, guardian_id, child_ids, last_activity)
    select ${centerId}, t.id, 'staff', l.staff_id, null, null, max(l.at) from letter l join numbered t using (thread) group by t.id, l.staff_id
    union all
    select ${centerId}, t.id, 'guardian', null, l.guardian_id, l.child_ids, max(l.at) from letter l join numbered t using (thread)
    group by t.id, l.guardian_id, l.child_ids;
  insert into message (center_id, thread_id, sender_staff_id, sender_guardian_id, subject, content, created_at, delivered_at, addressees)
    select ${centerId}, t.id, case when from_staff then staff_id end, case when not from_staff then guardian_id end, 'Letter ' || l.thread,
      'All is well here, and we look forward to tomorrow. ' || n, at, at, 1
    from letter l join numbered t using (thread) order by n;
  insert into message_recipient (center_id, message_id, thread_id, sent_at, staff_id, guardian_id, child_ids, is_sender, read_at)
    select m.center_id, m.id, m.thread_id, m.created_at, p.staff_id, p.guardian_id, p.child_ids, p.is_sender,
      case when p.is_sender or m.created_at < (select max(at) from letter) - interval '6 hours' then m.created_at end
    from message m
    join (select t.id as thread_id, min(staff_id) as staff_id, min(guardian_id) as guardian_id, min(child_ids) as child_ids
          from letter l join numbered t using (thread) group by t.id) b using (thread_id)
    cross join lateral (
      values (b.staff_id, null::bigint, null::bigint[], m.sender_staff_id is not null),
             (null, b.guardian_id, b.child_ids, m.sender_guardian_id is not null)) p (staff_id, guardian_id, child_ids, is_sender)
    where m.center_id = ${centerId};
  drop table person, family, letter, numbered;
`;
