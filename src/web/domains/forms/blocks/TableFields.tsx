import { useId } from 'react';
import type { TableBlock } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { type Problems, partOf, problemsWithin, withPart } from '../rules.ts';
import { Said } from '../Said.tsx';
import { BlockField } from './BlockField.tsx';
import { SimpleField } from './SimpleField.tsx';

type TableFieldsProps = {
  block: TableBlock;
  language: Language;
  value: unknown;
  /** Of the whole form. */
  problems: Problems;
  onChange(value: unknown): void;
};

/** A table to be filled in: a box for each row, its cells beside each other as far as there is room. */
export function TableFields({ block, language, value, problems, onChange }: TableFieldsProps) {
  return (
    <BlockField block={block} language={language} problem={problems[block.key]} group>
      <div className="flex flex-col gap-2.5">
        {block.rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            columns={block.columns}
            language={language}
            value={partOf(value, row.key)}
            problems={problemsWithin(problems, `${block.key}.${row.key}`)}
            onChange={(cells) => onChange(withPart(value, row.key, cells))}
          />
        ))}
      </div>
    </BlockField>
  );
}

type RowProps = Omit<TableFieldsProps, 'block'> & {
  row: TableBlock['rows'][number];
  columns: TableBlock['columns'];
};

function Row({ row, columns, language, value, problems, onChange }: RowProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a box
    <div role="group" aria-labelledby={id} className="rounded-md border border-line p-3.5">
      <p id={id} className="mb-2 font-medium">
        <Said words={row.label} language={language} />
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-4 gap-y-3">
        {columns.map((column) => (
          <Cell
            key={column.key}
            column={column}
            language={language}
            value={partOf(value, column.key)}
            problem={problems[column.key]}
            onChange={(cell) => onChange(withPart(value, column.key, cell))}
          />
        ))}
      </div>
    </div>
  );
}

type CellProps = Pick<RowProps, 'language' | 'value' | 'onChange'> & {
  column: TableBlock['columns'][number];
  problem: string | undefined;
};

function Cell({ column: { key, label, holds }, language, value, problem, onChange }: CellProps) {
  if (holds === 'check')
    return (
      <Checkbox
        className="self-end"
        label={<Said words={label} language={language} />}
        error={problem}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || undefined)}
      />
    );
  const asked = { key, label, isRequired: false };
  const block = {
    text: { kind: 'text', ...asked, isLong: false, most: 1_000 },
    number: { kind: 'number', ...asked, least: null, most: null, decimals: 4 },
    date: { kind: 'date', ...asked, earliest: null, latest: null },
  } as const;
  return <SimpleField block={block[holds]} language={language} value={value} problem={problem} onChange={onChange} />;
}
