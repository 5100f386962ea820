import { DateRange, Id } from './primitives.ts';
import * as z from './zod.ts';

/**
 * The days of a child that a parent asks for. `parentEmail` may be sent; somebody else's is refused (http-9). Without
 * `childId` it is the first child, the oldest.
 */
export const FamilyRange = DateRange.extend({ parentEmail: z.string().optional(), childId: Id.optional() });
