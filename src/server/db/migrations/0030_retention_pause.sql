-- Retention removes nothing for a while after a period was made shorter, and after nobody looked for long: a clock that
-- jumped looks like that (src/server/domains/retention/rules.ts).
alter table center
  add column retention_looked_at timestamptz,
  add column retention_held_at timestamptz;
