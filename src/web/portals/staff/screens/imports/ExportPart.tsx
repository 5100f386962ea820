import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { IMPORT_KINDS, type ImportKind } from '../../../../../contract/import-columns.ts';
import { exportTable } from '../../../../domains/imports/queries.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { saveFile } from '../../../../lib/saveFile.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { toast } from '../../../../ui/toast.ts';

/** The same spreadsheets, out. */
export function ExportPart() {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useMutation(exportTable);
  const save = (kind: ImportKind) =>
    mutate(kind, {
      onSuccess: ({ fileName, csv }) => {
        saveFile(fileName, csv);
        toast({ title: t('imports.export.saved'), description: fileName, variant: 'success' });
      },
      onError: (error) =>
        toast({ title: t('shell.error'), description: reasonOf(error, t('imports.export.failed')), variant: 'error' }),
    });
  return (
    <Card as="section" title={t('imports.export.title')} description={t('imports.export.text')}>
      <div className="flex flex-wrap gap-3">
        {IMPORT_KINDS.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            icon={<Download className="size-4.5" aria-hidden="true" />}
            busy={isPending && variables === kind}
            disabled={isPending && variables !== kind}
            onClick={() => save(kind)}
          >
            {t(`imports.kinds.${kind}.export`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
