import type { TableBlock } from '#contract/forms-blocks.ts';
import { MOST_COLUMNS, MOST_ENTRIES } from '#contract/forms-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { BlockFieldsProps } from './BlockFields.tsx';
import { NamedList } from './NamedList.tsx';

const HOLDS = ['text', 'number', 'date', 'check'] as const;

/** The columns and rows of a table. */
export function TableBlockFields({ block, languages, errors, onChange }: BlockFieldsProps<TableBlock>) {
  const { t } = useTranslation();
  const of = { languages, errors };
  return (
    <>
      <NamedList
        {...of}
        label={t('formsBuilder.table.columns')}
        add={t('formsBuilder.table.addColumn')}
        nameOf={(number) => t('formsBuilder.table.column', { number })}
        items={block.columns}
        most={MOST_COLUMNS}
        field="columns"
        onAdd={() => ({ key: '', label: { en: '' }, holds: 'text' as const })}
        onChange={(columns) => onChange({ ...block, columns })}
        more={(column, _, change) => (
          <Field label={t('formsBuilder.table.holds')}>
            <Select
              className="sm:max-w-60"
              value={column.holds}
              options={HOLDS.map((value) => ({ value, label: t(`formsBuilder.table.holdsKinds.${value}`) }))}
              onChange={({ target }) =>
                change({ ...column, holds: HOLDS.find((one) => one === target.value) ?? 'text' })
              }
            />
          </Field>
        )}
      />
      <NamedList
        {...of}
        label={t('formsBuilder.table.rows')}
        add={t('formsBuilder.table.addRow')}
        nameOf={(number) => t('formsBuilder.table.row', { number })}
        items={block.rows}
        most={MOST_ENTRIES}
        field="rows"
        onAdd={() => ({ key: '', label: { en: '' } })}
        onChange={(rows) => onChange({ ...block, rows })}
      />
    </>
  );
}
