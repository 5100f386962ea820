import { Download } from 'lucide-react';
import { IMPORT_COLUMNS, type ImportKind } from '../../../../../contract/import-columns.ts';
import { templateFor } from '../../../../domains/imports/rules.ts';
import { saveFile } from '../../../../lib/saveFile.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';

/** Which columns the spreadsheet may have, and one to begin with. */
export function ColumnsHelp({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col gap-3 rounded-md bg-sunken p-4" aria-labelledby="columns-help">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="columns-help" className="font-semibold">
          {t('imports.columnsTitle')}
        </h3>
        <Button
          variant="secondary"
          size="small"
          icon={<Download className="size-4.5" aria-hidden="true" />}
          onClick={() => saveFile(`${kind}.csv`, templateFor(kind))}
        >
          {t('imports.template')}
        </Button>
      </div>
      <p>{t(`imports.kinds.${kind}.needed`)}</p>
      <p className="text-ink-soft text-sm">
        {t('imports.all', { columns: IMPORT_COLUMNS[kind].map((column) => t(`imports.columns.${column}`)).join(', ') })}
      </p>
      <p className="text-ink-soft text-sm">{t('imports.headings')}</p>
    </section>
  );
}
