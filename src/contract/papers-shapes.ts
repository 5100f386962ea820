import { AnsweredDate, Id, Instant, LocalDate, nullableText, requiredText } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import {
  HEALTH_PAPER_KINDS,
  LONGEST_TRAINING,
  PAPER_KINDS,
  TRAINING_MODES,
  TRAINING_TOPICS,
} from './papers-choices.ts';

const file = {
  /** Where the file is read; null: none was added. */
  fileUrl: z.string().nullable(),
  fileName: z.string().nullable(),
  /** By its content, as a media type. */
  fileType: z.string().nullable(),
};
const document = {
  id: z.int(),
  title: z.string(),
  number: z.string().nullable(),
  issuedOn: AnsweredDate,
  /** The last day on which it holds, as it says itself. */
  expiresOn: AnsweredDate.nullable(),
  issuer: z.string().nullable(),
  ...file,
  /** Removed: entered by mistake. Neither a replaced nor a removed one counts. */
  state: z.enum(['current', 'replaced', 'removed']),
  createdAt: Instant,
  createdBy: z.string().nullable(),
  verifiedAt: Instant.nullable(),
  verifiedBy: z.string().nullable(),
  version: z.int(),
};
export const StaffPaper = z.object({ ...document, kind: z.enum(PAPER_KINDS) }).meta({ id: 'StaffPaper' });
export const PaperOfHealth = z.object({ ...document, kind: z.enum(HEALTH_PAPER_KINDS) }).meta({ id: 'PaperOfHealth' });

export const StaffTraining = z
  .object({
    id: z.int(),
    title: z.string(),
    /** On which it was completed. */
    date: AnsweredDate,
    minutes: z.int(),
    mode: z.enum(TRAINING_MODES),
    topics: z.array(z.enum(TRAINING_TOPICS)),
    ...file,
    isRemoved: z.boolean(),
    createdBy: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'StaffTraining' });

/** Of an upload of one's own (POST /api/uploads); null takes it away. */
const FilePath = requiredText('Upload the file first', 300).nullish();
const said = {
  title: requiredText('Title is required', 120),
  number: nullableText(80),
  issuedOn: LocalDate,
  expiresOn: LocalDate.nullish(),
  issuer: nullableText(120),
  filePath: FilePath,
  /** The older paper in whose place it comes. */
  replacesId: Id.nullish(),
};
export const NewPaper = z
  .strictObject({ kind: z.enum(PAPER_KINDS, 'Choose what it is'), ...said })
  .meta({ id: 'NewPaper' });
export const NewHealthPaper = z
  .strictObject({ kind: z.enum(HEALTH_PAPER_KINDS, 'Choose what it is'), ...said })
  .meta({ id: 'NewHealthPaper' });

export const NewTraining = z
  .strictObject({
    title: requiredText('Title is required', 120),
    date: LocalDate,
    minutes: z
      .int('Enter how long it took')
      .min(1, 'Enter how long it took')
      .max(LONGEST_TRAINING, 'Enter how long it took'),
    mode: z.enum(TRAINING_MODES, 'Choose how it was taught'),
    topics: z.array(z.enum(TRAINING_TOPICS)).max(TRAINING_TOPICS.length),
    filePath: FilePath,
  })
  .meta({ id: 'NewTraining' });
