import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ConfigError } from '#server/config.ts';
import { isPlace, MANIFEST_SUM } from './layout.ts';

/** Of the folder's layout and of this file. A backup with a higher one is refused. */
export const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

const schema = z.strictObject({
  product: z.literal('larkhouse'),
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Of the Larkhouse that made it. */
  version: z.string().min(1),
  database: z.strictObject({
    steps: z.array(z.string()).min(1),
    queue: count,
    tables: z
      .array(z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1), rows: count, sha256 }))
      .min(1),
    sequences: z.array(
      z.strictObject({ table: z.string(), column: z.string(), last: z.string().regex(/^\d+$/), isCalled: z.boolean() }),
    ),
  }),
  /** Every file of the backup but the manifest and its sum. */
  files: z.array(z.strictObject({ path: z.string().refine(isPlace), size: count, sha256 })),
  /** Keys of files that people or retention removed while it was made. */
  removed: z.array(z.string()),
  /** Folders of files that records name and the store doesn't hold. */
  missing: z.array(z.string()),
  secret: z.strictObject({
    /** What the secret is recognised by without telling it. */
    fingerprint: sha256,
    /** The secret, for whoever has the recovery key; null: none was confirmed, and it is not in here. */
    sealed: z.strictObject({ ephemeral: z.string(), box: z.string() }).nullable(),
    /** The public half of the recovery key. */
    recoveryKey: z.string().nullable(),
  }),
});

export type Manifest = z.infer<typeof schema>;
export type BackedUpFile = Manifest['files'][number];

export const writeManifest = (manifest: Manifest): { readonly text: string; readonly sum: string } => {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  return { text, sum: `${sumOf(text)}\n` };
};

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Reads a manifest. Throws, with a line for whoever restores, when it is damaged, foreign or of a newer version. */
export function readManifest(text: string, sum: string): Manifest {
  if (sum !== `${sumOf(text)}\n`)
    throw new ConfigError(`The backup is damaged: its manifest is not what ${MANIFEST_SUM} says.`);
  const found = parsed(text);
  if (found?.product !== 'larkhouse') throw new ConfigError('This is no backup of Larkhouse.');
  if (typeof found.format === 'number' && found.format > FORMAT) throw newerBackup();
  const manifest = schema.safeParse(found);
  if (manifest.success) return manifest.data;
  throw new ConfigError(
    `The backup is damaged: its manifest cannot be read (${manifest.error.issues[0]?.path.join('.')}).`,
  );
}

/** Whose backup it is, by the end of a manifest's text: that of many files is too long to be read whole for this alone. */
export const fingerprintIn = (text: string): string | null =>
  /"fingerprint": "([0-9a-f]{64})"/.exec(text.slice(-2_000))?.[1] ?? null;

export const newerBackup = () =>
  new ConfigError('The backup was made by a newer version of Larkhouse; restore it with that version.');

function parsed(text: string): Partial<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Partial<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}
