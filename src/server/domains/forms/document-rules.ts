import { type Answers, askedBlocks, inLanguage } from '#contract/forms-asked.ts';
import type { FormBody, RepeatBlock, SimpleBlock, TableBlock } from '#contract/forms-blocks.ts';
import { plainOf } from '#contract/forms-mapped.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { DocumentRecord } from '#server/kernel/documents/document.ts';
import { translate } from '#server/kernel/i18n/translate.ts';

/** How days and times are said to whoever reads it. */
interface Says {
  readonly day: (date: string) => string;
  readonly moment: (at: Date) => string;
}

interface Signed {
  readonly body: FormBody;
  readonly number: number;
  /** SHA-256 of the form's version. */
  readonly hash: string;
  readonly answers: Answers;
  readonly signatures: readonly {
    readonly typedName: string;
    readonly signedAt: Date;
    readonly language: Language;
    readonly signedIn: 'password' | 'two-step';
    readonly documentHash: string;
  }[];
}

/** What was signed as paper says it: what was asked and answered in a language, and after it the evidence of each signature. */
export function recordsOf(signed: Signed, language: Language, says: Says): DocumentRecord[] {
  const { body, answers, signatures } = signed;
  const say = (words: FormBody['title']) => inLanguage(words, language);
  const fields = askedBlocks(body, answers).map((block) => {
    if (block.kind === 'heading') return { label: say(block.label), text: block.text ? say(block.text) : ' ' };
    if (block.kind === 'signature') return { label: say(block.label), text: say(block.text) };
    const value = answers[block.key];
    if (block.kind === 'consent') {
      const given = value === true ? translate(language, 'Agreed') : translate(language, 'Not agreed');
      return { label: say(block.label), text: `${say(block.text)}\n${given}` };
    }
    return { label: say(block.label), text: answerText(block, value, language, says) };
  });
  const intro = body.intro ? [{ label: say(body.title), text: say(body.intro) }] : [];
  return [
    { heading: translate(language, 'Questions and answers'), fields: [...intro, ...fields] },
    {
      heading: translate(language, 'Evidence'),
      fields: [
        { label: translate(language, 'Version of the form'), text: String(signed.number) },
        { label: translate(language, 'SHA-256 of the form'), text: signed.hash },
        ...signatures.flatMap((signature) => evidenceOf(signature, language, says)),
      ],
    },
  ];
}

function evidenceOf(signature: Signed['signatures'][number], language: Language, { moment }: Says) {
  const proof =
    signature.signedIn === 'two-step'
      ? translate(language, 'To an account with a password and a second factor')
      : translate(language, 'With a password');
  return [
    { label: translate(language, 'Signed electronically by'), text: signature.typedName },
    { label: translate(language, 'Signed on'), text: moment(signature.signedAt) },
    { label: translate(language, 'Signed in to Larkhouse'), text: proof },
    { label: translate(language, 'Read and signed in'), text: nameOf(signature.language, language) },
    { label: translate(language, 'SHA-256 of what was signed'), text: signature.documentHash },
  ];
}

const nameOf = (named: Language, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(named) ?? named;

type Answered = Exclude<ReturnType<typeof askedBlocks>[number], { kind: 'heading' | 'signature' | 'consent' }>;

function answerText(asked: Answered, value: unknown, language: Language, says: Says): string {
  const block = asked.kind === 'mapped' ? plainOf(asked) : asked;
  if (block.kind === 'repeat') return entriesText(block, value, language, says);
  if (block.kind === 'table') return cellsText(block, value, language, says);
  return block.kind === 'file' ? fileText(value) : simpleText(block, value, language, says);
}

/** A file by its name and hash; it lies beside the document. */
const fileText = (value: unknown): string => {
  const name = text(partOf(value, 'name'));
  return name && `${name}\nSHA-256 ${text(partOf(value, 'sha256'))}`;
};

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function simpleText(block: SimpleBlock, value: unknown, language: Language, { day }: Says): string {
  if (block.kind === 'date') return typeof value === 'string' ? day(value) : '';
  if (block.kind !== 'choice') return text(value);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  return block.options
    .filter(({ key }) => chosen.includes(key))
    .map(({ label }) => inLanguage(label, language))
    .join(', ');
}

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Answers)[key] : undefined;

const lines = (parts: readonly (readonly [label: string, text: string])[]): string =>
  parts
    .filter(([, said]) => said !== '')
    .map(([label, said]) => `${label}: ${said}`)
    .join('\n');

function entriesText({ blocks }: RepeatBlock, value: unknown, language: Language, says: Says): string {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries
    .map((entry) =>
      lines(
        blocks.map((block) => [
          inLanguage(block.label, language),
          simpleText(block, partOf(entry, block.key), language, says),
        ]),
      ),
    )
    .join('\n\n');
}

function cellsText({ rows, columns }: TableBlock, value: unknown, language: Language, { day }: Says): string {
  return rows
    .map((row) => {
      const cells = columns.map(({ key, label, holds }) => {
        const given = partOf(partOf(value, row.key), key);
        const name = inLanguage(label, language);
        if (given === true) return [name, '✓'] as const;
        return [name, holds === 'date' && typeof given === 'string' ? day(given) : text(given)] as const;
      });
      const said = lines(cells);
      return said && `${inLanguage(row.label, language)}\n${said}`;
    })
    .filter((row) => row !== '')
    .join('\n\n');
}
