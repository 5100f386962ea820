import { EVIDENCE } from './compliance-choices.ts';
import { PACKET_BY, PACKET_FOR } from './forms-packet-choices.ts';
import { MUST_SIGN } from './forms-request-choices.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Id, LocalDate } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('forms');
const LineId = z.string().regex(/^[a-z][a-z-]{1,60}$/, 'Choose a line of the packet');

const PacketLine = z.object({
  id: z.string(),
  by: z.enum(PACKET_BY),
  /** In the reader's language, as the note. */
  name: z.string(),
  note: z.string().nullable(),
  for: z.enum(PACKET_FOR),
  /** From the first day on; 0: on that day. Null: not said. */
  dueWithinDaysOfFirstDay: z.int().nullable(),
  everyMonths: z.int().nullable(),
  /** False: the text of the rule was not read, and what it asks for is to be looked up. */
  isRead: z.boolean(),
  source: z.object({
    /** Null: none was noted. */
    cite: z.string().nullable(),
    title: z.string().nullable(),
    url: z.string().nullable(),
    evidence: z.enum(EVIDENCE),
  }),
  /** The center's form that answers it; null: none does yet. */
  formId: z.int().nullable(),
  formTitle: z.string().nullable(),
  /** The children for whom it is not signed, or no longer; of a line that is asked of every child and has a form. */
  lacking: z.array(
    z.object({
      childId: z.int(),
      name: z.string(),
      /** It was sent and waits. */
      isAsked: z.boolean(),
      /** Until when what was signed held, where it ran out. */
      ranOutOn: z.string().nullable(),
    }),
  ),
});

export const FormPacket = z
  .object({
    /** The state's rules that the center goes by; 'neutral': none. */
    pack: z.string(),
    region: z.string(),
    lines: z.array(PacketLine),
  })
  .meta({ id: 'FormPacket' });

export const formPacket = {
  'GET /api/form-packet': {
    summary:
      'What a state asks families to sign, line by line: which form of the center answers it, and for whom it lacks',
    audience: 'staff',
    access,
    reply: FormPacket,
  },
  'PUT /api/form-packet/:line': {
    summary: "Say which of the center's forms answers a line of the packet, or that none does (null)",
    audience: 'staff',
    access,
    params: z.object({ line: LineId }),
    body: z.strictObject({ formId: Id.nullable() }),
    reply: FormPacket,
  },
  'POST /api/form-packet': {
    summary: 'Send to the guardians of these children, or of all (null), every form of the packet that they lack',
    audience: 'staff',
    access,
    body: z.strictObject({
      childIds: z.array(Id).min(1, 'Choose at least one child').max(500).nullable(),
      dueOn: LocalDate,
      mustSign: z.enum(MUST_SIGN, 'Choose whether all of them sign, or one'),
    }),
    status: 201,
    reply: z.object({
      /** How many requests were sent. */
      sent: z.int(),
    }),
  },
} satisfies Contract;
