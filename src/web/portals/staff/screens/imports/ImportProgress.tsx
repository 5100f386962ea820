import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ImportKind } from '../../../../../contract/import-columns.ts';
import { importRun } from '../../../../domains/imports/queries.ts';
import { countBadRows } from '../../../../domains/imports/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { ProgressBar } from '../../../../ui/ProgressBar.tsx';
import { ErrorLines } from './ErrorLines.tsx';

type ImportProgressProps = { id: number; kind: ImportKind; onAnother(): void };

const PLACES = { children: '/children', guardians: '/parent-management', staff: '/staff' } as const;

/** How far an import has come. It goes on by itself; the page may be left. */
export function ImportProgress({ id, kind, onAnother }: ImportProgressProps) {
  const { t } = useTranslation();
  const { data: run, isError, isFetching, refetch } = useQuery(importRun(id));
  const what = run && t(`imports.kinds.${kind}.count`, { count: run.total });
  const another = (
    <Button variant="secondary" onClick={onAnother}>
      {t('imports.progress.another')}
    </Button>
  );

  if (!run) {
    return isError ? (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {t('imports.progress.unknown')}
      </Alert>
    ) : (
      <Loading message={t('shell.loading')} />
    );
  }
  if (run.status === 'failed') {
    return (
      <div className="flex flex-col gap-4">
        <Alert tone="error" title={t('imports.progress.failed')} action={another}>
          {run.errors.length > 0 && t('imports.progress.failedRows', { count: countBadRows(run.errors) })}
        </Alert>
        {run.errors.length > 0 && <ErrorLines errors={run.errors} />}
      </div>
    );
  }
  if (run.status === 'done') {
    return (
      <Card>
        <Alert tone="success" title={t('imports.progress.done', { what })}>
          {t(`imports.kinds.${kind}.next`)}
        </Alert>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button asChild>
            <Link to={PLACES[kind]}>{t(`imports.kinds.${kind}.go`)}</Link>
          </Button>
          {another}
        </div>
      </Card>
    );
  }
  return (
    <Card title={t('imports.progress.running', { what })}>
      <ProgressBar
        label={t(run.status === 'waiting' ? 'imports.progress.waiting' : 'imports.progress.writing')}
        value={run.done}
        max={run.total}
        valueText={t('imports.progress.of', { done: run.done, total: run.total })}
      />
      <p className="mt-4 text-ink-soft">{t('imports.progress.mayLeave')}</p>
    </Card>
  );
}
