import type { ImportFile } from '#web/domains/imports/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useFieldLabel } from './useFieldLabel.ts';

type ChangedRowsProps = { changed: NonNullable<ImportFile['preview']>['changed'] };

/** What the file says otherwise of children who are here: before, and after. */
export function ChangedRows({ changed }: ChangedRowsProps) {
  const { t } = useTranslation();
  const label = useFieldLabel();
  return (
    <ul className="divide-y divide-line">
      {changed.map(({ line, name, changes }) => (
        <li key={line} className="py-3 first:pt-0 last:pb-0">
          <p className="font-medium">{name}</p>
          <ul className="text-sm">
            {changes.map(({ field, before, after }) => (
              <li key={`${field} ${after}`} className="break-words">
                {before
                  ? t('imports.changed.from', { field: label(field), before, after })
                  : t('imports.changed.added', { field: label(field), after })}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
