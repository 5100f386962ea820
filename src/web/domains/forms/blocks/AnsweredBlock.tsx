import { Check, Minus } from 'lucide-react';
import { type AskedBlock, inLanguage } from '#contract/forms-asked.ts';
import type { SimpleBlock } from '#contract/forms-blocks.ts';
import { plainOf } from '#contract/forms-mapped.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { fileIn } from '../FormFiles.tsx';
import { entriesOf, partOf } from '../rules.ts';
import { Said } from '../Said.tsx';
import { FileLink } from './FileLink.tsx';

type AnsweredBlockProps = {
  block: Exclude<AskedBlock, { kind: 'heading' | 'signature' }>;
  language: Language;
  value: unknown;
};

/** What was answered to one question, to be read. */
export function AnsweredBlock({ block, language, value }: AnsweredBlockProps) {
  return (
    <dl className="min-w-0">
      <dt className="text-ink-soft text-sm">
        <Said words={block.label} language={language} />
      </dt>
      <dd className="mt-0.5 min-w-0">
        <Answer block={block} language={language} value={value} />
      </dd>
    </dl>
  );
}

function Answer({ block: asked, language, value }: AnsweredBlockProps) {
  const block = asked.kind === 'mapped' ? plainOf(asked) : asked;
  switch (block.kind) {
    case 'consent':
      return (
        <>
          <p className="max-w-prose">
            <Said words={block.text} language={language} />
          </p>
          <Agreement isGiven={value === true} />
        </>
      );
    case 'repeat':
      return <Entries block={block} language={language} value={value} />;
    case 'table':
      return <Cells block={block} language={language} value={value} />;
    case 'file': {
      const file = fileIn(value);
      return file ? <FileLink file={file} /> : <Answered text="" />;
    }
    default:
      return <SimpleAnswer block={block} language={language} value={value} />;
  }
}

function Agreement({ isGiven }: { isGiven: boolean }) {
  const { t } = useTranslation();
  const Icon = isGiven ? Check : Minus;
  return (
    <p className="mt-1 flex items-center gap-2 font-medium">
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      {isGiven ? t('formsBlocks.agreed') : t('formsBlocks.notAgreed')}
    </p>
  );
}

function Answered({ text }: { text: string }) {
  const { t } = useTranslation();
  if (text === '') return <span className="text-ink-faint">{t('formsBlocks.noAnswer')}</span>;
  return <span className="wrap-anywhere whitespace-pre-line font-medium">{text}</span>;
}

function SimpleAnswer({ block, language, value }: { block: SimpleBlock; language: Language; value: unknown }) {
  if (block.kind !== 'choice') return <Answered text={textOf(block.kind, value)} />;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  const labels = block.options
    .filter(({ key }) => chosen.includes(key))
    .map(({ label }) => inLanguage(label, language));
  return <Answered text={labels.join(', ')} />;
}

function textOf(kind: 'text' | 'number' | 'date', value: unknown): string {
  if (typeof value === 'number') return new Intl.NumberFormat(document.documentElement.lang, DIGITS).format(value);
  if (typeof value !== 'string') return '';
  return kind === 'date' && IS_DAY.test(value) ? formatDate(value) : value;
}
const DIGITS = { maximumFractionDigits: 4 };
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

function Entries({ block, language, value }: AnsweredBlockProps & { block: Extract<AskedBlock, { kind: 'repeat' }> }) {
  const entries = entriesOf(value);
  if (entries.length === 0) return <Answered text="" />;
  return (
    <ol className="divide-y divide-line">
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name but its place
        <li key={at} className="flex flex-col gap-1 py-2 first:pt-0 last:pb-0">
          {block.blocks.map((inner) => (
            <p key={inner.key}>
              <span className="text-ink-soft">
                <Said words={inner.label} language={language} />:{' '}
              </span>
              <SimpleAnswer block={inner} language={language} value={partOf(entry, inner.key)} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

function Cells({ block, language, value }: AnsweredBlockProps & { block: Extract<AskedBlock, { kind: 'table' }> }) {
  const { t } = useTranslation();
  return (
    <ul className="divide-y divide-line">
      {block.rows.map((row) => {
        const cells = partOf(value, row.key);
        const said = block.columns.filter(({ key }) => partOf(cells, key) !== undefined);
        return (
          <li key={row.key} className="flex flex-col gap-1 py-2 first:pt-0 last:pb-0">
            <p className="font-medium">
              <Said words={row.label} language={language} />
            </p>
            {said.length === 0 && <Answered text="" />}
            {said.map(({ key, label, holds }) => (
              <p key={key}>
                <span className="text-ink-soft">
                  <Said words={label} language={language} />:{' '}
                </span>
                <Answered text={holds === 'check' ? t('formsBlocks.checked') : textOf(holds, partOf(cells, key))} />
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
