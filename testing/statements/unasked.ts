/** Statements that can't be asked about, and who looks after them. */
export const UNASKED = new Map([
  ['kernel/retention/queries.ts deleteOf', 'its table is an argument; retention.test.ts removes rows of each'],
  ['kernel/retention/queries.ts rowsBefore', 'its table is an argument; retention.test.ts finds rows of each'],
  ['kernel/audit/verify-queries.ts keyRange', 'its table is an argument; verify.test.ts asks it of each'],
  ['kernel/audit/verify-queries.ts changedRows', 'its table is an argument; verify.test.ts asks it of each'],
]);
