import { z } from 'zod';
import { EVIDENCE } from '#contract/compliance-choices.ts';
import { PAYROLL_FIELDS, type PayrollField, type PayrollMap } from '#contract/timesheets-choices.ts';
import payroll from '#rules/payroll.json' with { type: 'json' };

// What rules/payroll.json looks like. A key that isn't here is a mistake, and stops the start.

const PayrollFile = z.strictObject({
  version: z.int().positive(),
  foundOn: z.iso.date(),
  maps: z.array(
    z.strictObject({
      id: z.enum(['gusto', 'adp']),
      name: z.string().min(1),
      source: z.strictObject({ cite: z.string().min(1), evidence: z.enum(EVIDENCE) }),
      columns: z.array(z.strictObject({ header: z.string().min(1), field: z.enum(PAYROLL_FIELDS) })).min(1),
    }),
  ),
});
/** None of them was tried with the service. */
export const PAYROLL = PayrollFile.parse(payroll);

export const mapsFound = ({ maps, foundOn }: typeof PAYROLL) =>
  maps.map(({ id, name, source, columns }) => ({ id, name, columns, source: source.cite, foundOn }));

export interface Column {
  readonly header: string;
  readonly field: PayrollField;
}
/** The columns of a service, or the center's own. */
export const columnsOf = (map: PayrollMap, own: readonly Column[]): readonly Column[] =>
  PAYROLL.maps.find(({ id }) => id === map)?.columns ?? own;
