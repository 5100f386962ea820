import { Plus, Trash2 } from 'lucide-react';
import { MOST_COLUMNS, PAYROLL_FIELDS } from '#contract/timesheets-choices.ts';
import type { TimesheetSettings } from '#web/domains/timesheets/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type Columns = TimesheetSettings['columns'];
type ColumnsFieldProps = { columns: Columns; error?: string | undefined; onChange(columns: Columns): void };

/** Columns of one's own for payroll: what each is called, and what it holds. */
export function ColumnsField({ columns, error, onChange }: ColumnsFieldProps) {
  const { t } = useTranslation();
  const change = (at: number, next: Partial<Columns[number]>) =>
    onChange(columns.map((column, n) => (n === at ? { ...column, ...next } : column)));
  const options = PAYROLL_FIELDS.map((value) => ({ value, label: t(`timesheets.fields.${value}`) }));
  return (
    <Field
      group
      label={t('timesheets.settings.columns')}
      hint={t('timesheets.settings.columnsHint')}
      {...(error !== undefined && { error })}
    >
      <ul className="flex flex-col gap-2.5">
        {columns.map(({ header, field }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name of their own; they are told apart by their place
          <li key={n} className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[1fr_1fr_auto]">
            <TextInput
              aria-label={t('timesheets.settings.header', { number: n + 1 })}
              value={header}
              maxLength={80}
              onChange={({ target }) => change(n, { header: target.value })}
            />
            <Select
              className="max-sm:col-start-1 max-sm:row-start-2"
              aria-label={t('timesheets.settings.field', { number: n + 1 })}
              value={field}
              options={options}
              onChange={({ target }) => {
                const chosen = PAYROLL_FIELDS.find((one) => one === target.value);
                if (chosen) change(n, { field: chosen });
              }}
            />
            <IconButton
              label={t('timesheets.settings.removeColumn', { number: n + 1 })}
              onClick={() => onChange(columns.filter((_, other) => other !== n))}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      {columns.length < MOST_COLUMNS && (
        <Button
          variant="quiet"
          className="mt-2"
          icon={<Plus className="size-5" />}
          onClick={() => onChange([...columns, { header: '', field: 'fullName' }])}
        >
          {t('timesheets.settings.addColumn')}
        </Button>
      )}
    </Field>
  );
}
