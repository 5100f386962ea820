import { useState } from 'react';
import { FILE_KINDS, type FileField, type FileKind } from '#contract/imports-fields.ts';
import { answerFor } from '#web/domains/imports/queries.ts';
import { groupedFields, type ImportFile, isReadByGuardians, withField } from '#web/domains/imports/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useFieldLabel } from './useFieldLabel.ts';

type ColumnsStepProps = { file: ImportFile; onBack(): void; onNext(file: ImportFile): void };

/** What each column means: guessed or remembered, shown with some of its cells, and changed by a drop-down. */
export function ColumnsStep({ file, onBack, onNext }: ColumnsStepProps) {
  const { t } = useTranslation();
  const label = useFieldLabel();
  const [columns, setColumns] = useState<(FileField | null)[]>(() => file.columns.map(({ field }) => field));
  const { run, isPending } = useAction(answerFor, { failed: t('imports.failedToSave') });
  const save = (body: { kind: FileKind } | { columns: (FileField | null)[] }, then?: (saved: ImportFile) => void) =>
    run({ params: { id: file.id }, body: { ...body, version: file.version } }, { onDone: (saved) => then?.(saved) });
  const groups = groupedFields(file.kind, columns);
  const known = columns.filter((field) => field !== null).length;
  return (
    <>
      {file.missing.length > 0 && (
        <Alert tone="warning" title={t('imports.columns.missing')}>
          {file.missing.map(label).join(', ')}
        </Alert>
      )}
      <Card as="section" title={t('imports.columns.title')} description={t('imports.columns.text')}>
        <div className="flex flex-col gap-5">
          <SegmentedControl
            label={t('imports.columns.kind')}
            options={FILE_KINDS.map((kind) => ({ value: kind, label: t(`imports.kinds.${kind}`) }))}
            value={file.kind}
            onChange={(kind) => void save({ kind }, (saved) => setColumns(saved.columns.map(({ field }) => field)))}
          />
          <p className="text-ink-soft">
            {t(file.isRemembered ? 'imports.columns.remembered' : 'imports.columns.guessed', {
              known,
              count: columns.length,
            })}
          </p>
          <ul className="divide-y divide-line">
            {file.columns.map(({ heading, samples }, at) => {
              const name = heading || t('imports.columns.unnamed', { n: at + 1 });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                <li key={at} className="grid gap-x-5 gap-y-2 py-3.5 first:pt-0 last:pb-0 sm:grid-cols-2">
                  <div className="min-w-0">
                    <p className="break-words font-medium">{name}</p>
                    <p className="line-clamp-2 break-words text-ink-soft text-sm">
                      {samples.join(' · ') || t('imports.columns.empty')}
                    </p>
                  </div>
                  <Field
                    label={t('imports.columns.meaning', { name })}
                    hideLabel
                    {...(isReadByGuardians(columns[at]) && { hint: t('imports.columns.readByGuardians') })}
                  >
                    <Select
                      value={columns[at] ?? ''}
                      onChange={(event) =>
                        setColumns(withField(columns, at, (event.target.value || null) as FileField | null))
                      }
                    >
                      <option value="">{t('imports.columns.leaveOut')}</option>
                      {groups.map(({ key, n, fields }) => (
                        <optgroup key={`${key} ${n}`} label={t(`imports.fieldGroups.${key}`, { n })}>
                          {fields.map((field) => (
                            <option key={field} value={field}>
                              {label(field)}
                            </option>
                          ))}
                        </optgroup>
                      ))}
                    </Select>
                  </Field>
                </li>
              );
            })}
          </ul>
        </div>
      </Card>
      <ActionBar>
        <Button variant="secondary" onClick={onBack}>
          {t('imports.another')}
        </Button>
        <Button
          busy={isPending}
          onClick={() => save({ columns }, (saved) => saved.missing.length === 0 && onNext(saved))}
        >
          {t('common.continue')}
        </Button>
      </ActionBar>
    </>
  );
}
