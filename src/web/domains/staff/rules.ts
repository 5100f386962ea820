import type { Reply } from '../../../contract/endpoint.ts';
import type { Api } from '../../../contract/index.ts';

export type StaffMember = Reply<Api['GET /api/staff']>[number];

/** Dashboard shows 3 staff (seed 000 section 9). */
export const STAFF_SHOWN = 3;

export const onDuty = (staff: readonly StaffMember[]): StaffMember[] => staff.filter((member) => member.isOnDuty);
