import { cellKey, type WrongCell } from '#web/domains/imports/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useFieldLabel } from './useFieldLabel.ts';

type WrongCellsProps = {
  wrong: readonly WrongCell[];
  headings: readonly string[];
  /** What was typed, by cell. */
  edits: Readonly<Record<string, string>>;
  onEdit(key: string, value: string): void;
  busy: boolean;
  onCheck(): void;
};

/** Each wrong cell with its line, what it says and what would be right; corrected where it stands. */
export function WrongCells({ wrong, headings, edits, onEdit, busy, onCheck }: WrongCellsProps) {
  const { t } = useTranslation();
  const label = useFieldLabel();
  return (
    <Card as="section" title={t('imports.wrong.title')} description={t('imports.wrong.text')}>
      <ul className="divide-y divide-line">
        {wrong.map((cell, at) => {
          const { line, column, field, value, message } = cell;
          const heading = column === null ? '' : headings[column];
          const what = heading || (field && label(field)) || t('imports.wrong.wholeLine');
          const name = t('imports.wrong.cell', { line, name: what });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell can be wrong in two ways
            <li key={at} className="py-3.5 first:pt-0 last:pb-0">
              {column === null ? (
                <div>
                  <p className="font-medium">{name}</p>
                  {value && <p className="break-words text-ink-soft text-sm">{value}</p>}
                  <p className="text-attention-ink">{message}</p>
                </div>
              ) : (
                <Field label={name} error={message}>
                  <TextInput
                    value={edits[cellKey(cell)] ?? value}
                    onChange={(event) => onEdit(cellKey(cell), event.target.value)}
                  />
                </Field>
              )}
            </li>
          );
        })}
      </ul>
      <Button
        className="mt-5"
        variant="secondary"
        busy={busy}
        disabled={Object.keys(edits).length === 0}
        onClick={onCheck}
      >
        {t('imports.wrong.check')}
      </Button>
    </Card>
  );
}
