import { Child } from './children.ts';
import { LEAVING_REASONS } from './children-leaving.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { AnsweredDate, IdParams, LocalDate, requiredText } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

export const childEnrollments = {
  'PUT /api/children/:id/leaving': {
    summary:
      'Say on which day a child is here for the last time, from today on; on the day after it leaves every list. What was said before is replaced',
    audience: 'staff',
    access: staffWith('children.remove'),
    params: IdParams,
    body: z.strictObject({
      /** Local date, included. */
      lastDay: LocalDate,
      reason: z.enum(LEAVING_REASONS, 'Choose a reason').optional(),
      /** When the family, or the center, gave notice. */
      noticeGivenOn: LocalDate.optional(),
    }),
    reply: Child,
  },
  'DELETE /api/children/:id/leaving': {
    summary: 'Take back that a child leaves: it stays',
    audience: 'staff',
    access: staffWith('children.remove'),
    params: IdParams,
    reply: Child,
  },
  'GET /api/children/left': {
    summary:
      'Children who left on a day that was said before and whose records are kept still, who left last first; removed ones are not among them',
    audience: 'staff',
    access: staffWith('children.enroll'),
    reply: z
      .array(
        z.object({
          id: z.int(),
          firstName: z.string(),
          lastName: z.string(),
          dateOfBirth: AnsweredDate,
          /** Where it was last. */
          room: z.string(),
          lastDay: AnsweredDate,
          reason: z.enum(LEAVING_REASONS).nullable(),
          /** Who has rights over it again once it is enrolled again. */
          guardians: z.array(z.string()),
        }),
      )
      .meta({ id: 'LeftChildren' }),
  },
  'POST /api/children/:id/enrollments': {
    summary: 'Enroll a child again who left on a day that was said before; its records, guardians and consents go on',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({
      room: requiredText('Room assignment is required', 80),
      /** The first day, after the last one that it was here; absent: today. It may lie ahead. */
      enrolledOn: LocalDate.optional(),
      /** False: refused (409, code room-full) where the room's places are taken. True: that was read. Absent: not asked. */
      capacityAcknowledged: z.boolean().optional(),
    }),
    status: 201,
    reply: Child,
  },
} satisfies Contract;
