import { sealAudit } from '#server/kernel/audit/seal.ts';
import { type Fault, verifyRecords } from '#server/kernel/audit/verify.ts';
import type { TestLarkhouse } from './larkhouse.ts';

/** What of a center's records is not as the audit log says, once what is there is sealed: 'unexplained activity [7]'. */
export async function recordFaults({ server }: TestLarkhouse, centerId: number): Promise<string[]> {
  await sealAudit({ server, centerId });
  const { faults } = await verifyRecords(server, { centerId, heads: [] });
  return [...new Set(faults.map(textOf))];
}

const textOf = ({ kind, fault, id, entity, entityIds }: Fault) =>
  `${fault} ${entity ?? kind} [${entity ? entityIds.join() : id}]`;
