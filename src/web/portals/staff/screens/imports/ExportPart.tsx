import { Download } from 'lucide-react';
import { EXPORT_KINDS, type ExportKind } from '#contract/imports-columns.ts';
import { exportTable } from '#web/domains/imports/queries.ts';
import { saveFile } from '#web/lib/saveFile.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Saves children, families and staff as spreadsheets of the form that can be imported. */
export function ExportPart() {
  const { t } = useTranslation();
  const { run, isPending, variables } = useAction(exportTable, {
    done: ({ fileName }) => ({ title: t('imports.export.saved'), description: fileName }),
    onDone: ({ fileName, csv }) => saveFile(fileName, csv),
    failed: t('imports.export.failed'),
  });
  const save = (kind: ExportKind) => run(kind);
  return (
    <Card as="section" title={t('imports.export.title')} description={t('imports.export.text')}>
      <div className="flex flex-wrap gap-3">
        {EXPORT_KINDS.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            icon={<Download className="size-4.5" />}
            busy={isPending && variables === kind}
            disabled={isPending && variables !== kind}
            onClick={() => save(kind)}
          >
            {t(`imports.export.${kind}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
