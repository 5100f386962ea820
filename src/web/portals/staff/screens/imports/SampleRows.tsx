import type { ImportKind } from '../../../../../contract/import-columns.ts';
import { filledColumns, type Preview } from '../../../../domains/imports/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';

type SampleRowsProps = { kind: ImportKind; sample: Preview['sample'] };

/** The first rows as they were read, side by side as in the spreadsheet; wide ones scroll. */
export function SampleRows({ kind, sample }: SampleRowsProps) {
  const { t } = useTranslation();
  const columns = filledColumns(kind, sample);
  const numbered = sample.map((row, index) => ({ number: index + 1, row }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section tabIndex={0} aria-label={t('imports.preview.sampleTable')} className="overflow-x-auto pb-2">
      <table className="w-full whitespace-nowrap text-sm">
        <thead>
          <tr className="border-line border-b text-ink-soft">
            {columns.map((column) => (
              <th key={column} scope="col" className={cell}>
                {t(`imports.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered.map(({ number, row }) => (
            <tr key={number} className="not-last:border-line not-last:border-b">
              {columns.map((column) => (
                <td key={column} className={`${cell} max-w-64 truncate`}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cell = 'px-3 py-2.5 text-start font-medium first:ps-4 last:pe-4 sm:first:ps-5 sm:last:pe-5';
