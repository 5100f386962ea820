import { CONSENT_FORMS } from './children-consents.ts';
import { MAPPABLE_FIELDS, MOST_BLOCKS, MOST_COLUMNS, MOST_ENTRIES, MOST_OPTIONS } from './forms-choices.ts';
import { LocalDate, requiredText } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** By which answers name a block, an option or a column. */
const Key = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'Begin with a small letter, then use small letters, digits and hyphens');

/** One text in each language that it is written in; who reads another one reads English. */
const words = (max: number) =>
  z.strictObject({
    en: requiredText('Write this text in English at least', max),
    de: requiredText('Write this text, or leave the language out', max).optional(),
    es: requiredText('Write this text, or leave the language out', max).optional(),
    fr: requiredText('Write this text, or leave the language out', max).optional(),
  });
const Label = words(300);
const LongText = words(10_000);

const asked = {
  key: Key,
  label: Label,
  hint: words(1_000).optional(),
  isRequired: z.boolean().default(false),
};
const Limit = z.number('Must be a number').min(-1e9).max(1e9).nullable().default(null);
const Options = z
  .array(z.strictObject({ key: Key, label: Label }))
  .min(2, 'Offer at least two choices')
  .max(MOST_OPTIONS);

const Text = z.strictObject({
  kind: z.literal('text'),
  ...asked,
  isLong: z.boolean().default(false),
  /** In characters. */
  most: z.int().min(1).max(10_000).default(1_000),
});
const Choice = z.strictObject({
  kind: z.literal('choice'),
  ...asked,
  options: Options,
  /** Whether several may be chosen. */
  isMany: z.boolean().default(false),
});
const DateBlock = z.strictObject({
  kind: z.literal('date'),
  ...asked,
  /** The first and the last day that fit; null: any does. */
  earliest: LocalDate.nullable().default(null),
  latest: LocalDate.nullable().default(null),
});
const NumberBlock = z.strictObject({
  kind: z.literal('number'),
  ...asked,
  least: Limit,
  most: Limit,
  /** Digits after the point. */
  decimals: z.int().min(0).max(4).default(0),
});
const File = z.strictObject({ kind: z.literal('file'), ...asked });
const Consent = z.strictObject({
  kind: z.literal('consent'),
  ...asked,
  /** What is agreed to, word for word. */
  text: LongText,
  /** The consent of the enrollment that it gives, or declines (forms-28). */
  ticks: z.enum(CONSENT_FORMS, 'Choose a consent of the enrollment').optional(),
});
const Mapped = z.strictObject({
  kind: z.literal('mapped'),
  ...asked,
  field: z.enum(MAPPABLE_FIELDS as [(typeof MAPPABLE_FIELDS)[number]], 'Choose a field of the child’s file'),
});
const Heading = z.strictObject({
  kind: z.literal('heading'),
  label: Label,
  /** What stands under it. */
  text: LongText.optional(),
});
const Table = z.strictObject({
  kind: z.literal('table'),
  ...asked,
  columns: z
    .array(z.strictObject({ key: Key, label: Label, holds: z.enum(['text', 'number', 'date', 'check']) }))
    .min(1, 'Give the table a column')
    .max(MOST_COLUMNS),
  rows: z
    .array(z.strictObject({ key: Key, label: Label }))
    .min(1, 'Give the table a row')
    .max(MOST_ENTRIES),
});
const Simple = z.discriminatedUnion('kind', [Text, Choice, DateBlock, NumberBlock], 'Choose what is asked');
const Repeat = z.strictObject({
  kind: z.literal('repeat'),
  ...asked,
  /** What one entry says, such as a name and a phone number. */
  blocks: z.array(Simple).min(1, 'Say what each entry asks').max(MOST_COLUMNS),
  most: z.int().min(1).max(MOST_ENTRIES).default(10),
});
const Signature = z.strictObject({
  kind: z.literal('signature'),
  label: Label,
  /** What whoever signs declares, word for word. */
  text: LongText,
});
const Inner = z.discriminatedUnion(
  'kind',
  [Heading, Text, Choice, DateBlock, NumberBlock, Table, Repeat, File, Mapped, Consent],
  'Choose a kind of block',
);
const Condition = z.strictObject({
  kind: z.literal('condition'),
  /** An earlier choice or consent. */
  when: Key,
  /** Keys of the choice's options of which one must be chosen; of a consent 'yes' or 'no'. */
  isAnyOf: z.array(Key).min(1, 'Choose the answers on which these questions follow').max(MOST_OPTIONS),
  blocks: z.array(Inner).max(MOST_BLOCKS),
});
const Block = z.discriminatedUnion(
  'kind',
  [Heading, Text, Choice, DateBlock, NumberBlock, Table, Repeat, File, Mapped, Consent, Condition, Signature],
  'Choose a kind of block',
);

/** What a form says and asks: a title, a few words to begin with, and its blocks in order. */
export const FormBody = z
  .strictObject({
    title: words(120),
    intro: LongText.optional(),
    blocks: z.array(Block).max(MOST_BLOCKS),
  })
  .meta({ id: 'FormBody' });

/** A form as a file. */
export const FormFile = z
  .strictObject({
    larkhouseForm: z.literal(1, 'This file is not a form that Larkhouse can read'),
    body: FormBody,
  })
  .meta({ id: 'FormFile' });

export type FormBody = z.infer<typeof FormBody>;
export type Words = FormBody['title'];
export type Block = FormBody['blocks'][number];
export type InnerBlock = z.infer<typeof Inner>;
export type SimpleBlock = z.infer<typeof Simple>;
export type TableBlock = z.infer<typeof Table>;
export type RepeatBlock = z.infer<typeof Repeat>;
