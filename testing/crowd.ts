/** SQL that gives the center `centerId` so many families more in the Toddler Room, each one child and one guardian with an account. */
export const crowd = (centerId: number, families: number): string => `
  with child as (
    insert into child (center_id, first_name, last_name, date_of_birth, room_id, enrolled_on, created_at)
    select ${centerId}, 'Crowd', 'Child ' || n, '2023-05-01', (select id from room where center_id = ${centerId} and name = 'Toddler Room'),
      '2026-01-05', '2026-01-05'
    from generate_series(1, ${families}) n returning id, last_name
  ), guardian as (
    insert into guardian (center_id, first_name, last_name, email, email_key, registered_at, created_at, updated_at)
    select ${centerId}, 'Crowd', last_name, 'crowd-' || id || '@families.test', 'crowd-' || id || '@families.test', '2026-01-06', '2026-01-05', '2026-01-05'
    from child returning id, last_name
  )
  insert into guardianship (center_id, child_id, guardian_id, started_at)
  select ${centerId}, child.id, guardian.id, '2026-01-05' from child join guardian using (last_name)`;
