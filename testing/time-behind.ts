/**
 * SQL statements that put a time behind the center `centerId`: of each weekday everybody's attendance, reports, activities and
 * time on duty, and now and then an incident. For a center of some families that are there already.
 * @param from first local date @param to last local date
 */
export function timeBehind(centerId: number, from: string, to: string): string[] {
  const days = `(select d::date as day, d::date - date '2000-01-01' as n
    from generate_series(date '${from}', date '${to}', interval '1 day') d where extract(isodow from d) < 6) d`;
  const there = `child k cross join ${days} where k.center_id = ${centerId}`;
  const staff = `(select min(id) from staff where center_id = ${centerId})`;
  return [
    `update child_enrollment set starts_on = least(starts_on, date '${from}') where center_id = ${centerId}`,
    `insert into room_stay (center_id, child_id, room_id, began_at) select ${centerId}, id, room_id, '${from}' from child k
     where center_id = ${centerId} and not exists (select from room_stay s where s.center_id = k.center_id and s.child_id = k.id)`,
    `insert into attendance (center_id, child_id, date, status, check_in, check_out, check_in_by, check_out_by, changed_at)
     select ${centerId}, k.id, d.day, 'present', d.day + time '13:00', d.day + time '22:00', 'Parent', 'Parent', d.day from ${there}
     on conflict do nothing`,
    `insert into daily_report (center_id, child_id, date, staff_id, created_at)
     select ${centerId}, k.id, d.day, ${staff}, d.day from ${there} on conflict do nothing`,
    `insert into activity (center_id, child_id, date, activity, staff_id, created_at)
     select ${centerId}, k.id, d.day, 'Activity ' || k.id % 12, ${staff}, d.day + time '15:00' from ${there}`,
    `insert into incident (center_id, child_id, date, time, description, staff_id, created_at)
     select ${centerId}, k.id, d.day, time '07:00', 'Fell', ${staff}, d.day from ${there} and (k.id * 31 + d.n) % 30 = 0`,
    `insert into staff_duty (center_id, staff_id, started_at, ended_at)
     select ${centerId}, s.id, d.day + time '11:00', d.day + time '21:00' from staff s, ${days} where s.center_id = ${centerId}`,
  ];
}
