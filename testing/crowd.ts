/** SQL that gives the center `centerId` so many families more in the Toddler Room, each one child and one guardian with an account. */
export const crowd = (centerId: number, families: number): string => `
  with child as (
    insert into child (center_id, first_name, last_name, date_of_birth, room_id, created_at)
    select ${centerId}, 'Crowd', 'Child ' || n, '2023-05-01', (select id from room where center_id = ${centerId} and name = 'Toddler Room'),
      '2026-01-05'
    from generate_series(1, ${families}) n returning id, last_name
  ), enrolled as (
    insert into child_enrollment (center_id, child_id, starts_on, created_at) select ${centerId}, id, '2026-01-05', '2026-01-05' from child
  ), guardian as (
    insert into guardian (center_id, first_name, last_name, email, email_key, registered_at, created_at, updated_at)
    select ${centerId}, 'Crowd', last_name, 'crowd-' || id || '@families.test', 'crowd-' || id || '@families.test', '2026-01-06', '2026-01-05', '2026-01-05'
    from child returning id, last_name
  )
  insert into guardianship (center_id, child_id, guardian_id, started_at)
  select ${centerId}, child.id, guardian.id, '2026-01-05' from child join guardian using (last_name)`;

/** SQL that has the guardians of that crowd pay for their children by the week, from the first plan that is paid so. */
export const payingCrowd = (centerId: number): string => `
  insert into billing_account (center_id, kind, guardian_id, created_at) select ${centerId}, 'guardian', id, '2026-01-05' from guardian
    where center_id = ${centerId} and first_name = 'Crowd' order by id;
  insert into payer_split (center_id, child_id, from_date, created_at) select ${centerId}, id, '2026-01-05', '2026-01-05' from child
    where center_id = ${centerId} and first_name = 'Crowd' order by id;
  insert into payer_share (center_id, split_id, billing_account_id, place, basis_points)
    select ${centerId}, s.id, b.id, 0, 10000 from payer_split s
    join guardianship g on g.center_id = s.center_id and g.child_id = s.child_id
    join guardian p on p.center_id = g.center_id and p.id = g.guardian_id and p.first_name = 'Crowd'
    join billing_account b on b.center_id = g.center_id and b.guardian_id = p.id where s.center_id = ${centerId};
  insert into plan_enrollment (center_id, child_id, plan_id, from_date, created_at)
    select ${centerId}, c.id, (select min(id) from billing_plan where center_id = ${centerId} and cadence = 'weekly'), '2026-01-05', '2026-01-05'
    from child c where c.center_id = ${centerId} and c.first_name = 'Crowd' order by c.id`;
