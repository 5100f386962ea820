import { z } from 'zod';
import { parentsAndStaffWith } from './access.ts';
import type { Contract } from './endpoint.ts';
import { Instant } from './primitives.ts';

const Party = z.enum(['staff', 'parent']);

export const Message = z
  .object({
    id: z.int(),
    senderId: z.int(),
    senderType: Party,
    senderName: z.string(),
    receiverId: z.int(),
    receiverType: Party,
    childId: z.int().nullable(),
    subject: z.string(),
    content: z.string(),
    messageType: z.string(),
    priority: z.enum(['urgent', 'high', 'normal', 'low']),
    isRead: z.boolean(),
    parentNotificationSent: z.boolean(),
    createdAt: Instant,
    readAt: Instant.nullable(),
  })
  .meta({ id: 'Message' });

/** The seeds' calls send these; who acts comes from the session (DECISIONS row 5). */
const Whoever = z.object({ userId: z.string().optional(), userType: z.string().optional() });

export const messages = {
  'GET /api/messages/unread-count': {
    summary: 'How many messages the signed-in person has not read, as a bare number',
    audience: 'both',
    access: parentsAndStaffWith('messages'),
    reply: z.int(),
  },
  'GET /api/messages/unread/count': {
    summary: 'The same number in an object',
    audience: 'both',
    access: parentsAndStaffWith('messages'),
    query: Whoever,
    reply: z.object({ count: z.int() }),
  },
  'GET /api/messages/recent': {
    summary: 'The 5 newest messages to the signed-in person',
    audience: 'both',
    access: parentsAndStaffWith('messages'),
    reply: z.array(Message),
  },
} satisfies Contract;
