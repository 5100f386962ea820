import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ImportKind } from '../../../../../contract/import-columns.ts';
import { startImport } from '../../../../domains/imports/queries.ts';
import { canImport, countBadRows, type Preview, rowsToImport } from '../../../../domains/imports/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { sentBeforeOr } from '../../../../lib/sentBefore.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { toast } from '../../../../ui/toast.ts';
import { ErrorLines } from './ErrorLines.tsx';
import { SampleRows } from './SampleRows.tsx';

type PreviewPartProps = {
  kind: ImportKind;
  file: { readonly name: string; readonly csv: string };
  /** Leaves out what is here already, as the preview did. */
  skipExisting: boolean;
  preview: Preview;
  onBack(): void;
  onStarted(id: number): void;
};

/** What an import would do; it can only be started when every row is right. */
export function PreviewPart({ kind, file, skipExisting, preview, onBack, onStarted }: PreviewPartProps) {
  const { t } = useTranslation();
  const { mutate: start, isPending, variables } = useMutation(startImport);
  const bad = countBadRows(preview.errors);
  const isReady = canImport(preview);
  const isAllHere = bad === 0 && preview.rows > 0 && !isReady;
  const what = t(`imports.kinds.${kind}.count`, { count: rowsToImport(preview) });

  const send = () =>
    start(sentBeforeOr(variables, { body: { kind, csv: file.csv, skipExisting } }), {
      onSuccess: ({ id }) => onStarted(id),
      onError: (error) =>
        toast({ title: t('shell.error'), description: reasonOf(error, t('imports.failedToStart')), variant: 'error' }),
    });

  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);

  return (
    <div ref={top} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-4 outline-none">
      {isReady && (
        <Alert tone="success" title={t('imports.preview.ready', { what, name: file.name })}>
          {t('imports.preview.nothingYet')}
        </Alert>
      )}
      {isAllHere && (
        <Alert tone="info" title={t('imports.preview.allHere', { name: file.name })}>
          {t('imports.preview.nothingToImport')}
        </Alert>
      )}
      {!isReady && !isAllHere && (
        <Alert
          tone="error"
          title={
            preview.rows === 0
              ? t('imports.preview.noRows', { name: file.name })
              : t('imports.preview.bad', { count: bad, rows: preview.rows, name: file.name })
          }
        >
          {t('imports.preview.correct')}
        </Alert>
      )}
      {preview.skipped > 0 && !isAllHere && (
        <Alert tone="info">{t('imports.preview.skipped', { count: preview.skipped })}</Alert>
      )}
      {preview.unknownColumns.length > 0 && (
        <Alert tone="warning" title={t('imports.preview.unknown')}>
          {preview.unknownColumns.join(', ')}
        </Alert>
      )}
      {bad > 0 && <ErrorLines errors={preview.errors} />}
      {preview.sample.length > 0 && (
        <Card as="section" flush title={t('imports.preview.sample', { count: preview.sample.length })}>
          <SampleRows kind={kind} sample={preview.sample} />
        </Card>
      )}
      <ActionBar>
        <Button variant="secondary" onClick={onBack}>
          {t('imports.preview.another')}
        </Button>
        {isReady && (
          <Button busy={isPending} busyLabel={t('imports.preview.starting')} onClick={send}>
            {t('imports.preview.start', { what })}
          </Button>
        )}
      </ActionBar>
    </div>
  );
}
