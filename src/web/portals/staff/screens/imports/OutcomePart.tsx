import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { discardSpreadsheet, leftOutRows, takeBackImport } from '#web/domains/imports/queries.ts';
import { type ImportFile, isUnderWay } from '#web/domains/imports/rules.ts';
import { saveFile } from '#web/lib/saveFile.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { Counts } from './Counts.tsx';

type OutcomePartProps = { file: ImportFile; onLeave(): void };

/** What became of a spreadsheet: how far it has come, what came in, and the way back. */
export function OutcomePart({ file, onLeave }: OutcomePartProps) {
  const { t } = useTranslation();
  const discard = useAction(discardSpreadsheet, { failed: t('imports.check.failedToDiscard'), onDone: onLeave });
  const another = (
    <Button variant="secondary" onClick={onLeave}>
      {t('imports.another')}
    </Button>
  );
  if (isUnderWay(file.status)) return <Progress file={file} />;
  if (file.status === 'failed' && file.result === null) {
    return (
      <Alert
        tone="error"
        title={t('imports.outcome.failed')}
        action={
          <Button variant="secondary" busy={discard.isPending} onClick={() => discard.run({ params: { id: file.id } })}>
            {t('common.discard')}
          </Button>
        }
      >
        {file.failure}
      </Alert>
    );
  }
  if (file.status === 'taken-back') {
    return <Alert tone="info" title={t('imports.outcome.takenBack', { name: file.fileName })} action={another} />;
  }
  return (
    <>
      <Alert tone="success" title={t('imports.outcome.done', { name: file.fileName })}>
        {file.kind === 'children' ? t('imports.outcome.nextChildren') : t('imports.outcome.nextStaff')}
      </Alert>
      {file.failure && <Alert tone="error">{file.failure}</Alert>}
      {file.result && <Counts kind={file.kind} counts={file.result} />}
      {file.hasLeftOut && <LeftOut file={file} />}
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={file.kind === 'children' ? '/parent-management?tab=uninvited' : '/staff'}>
            {t(`imports.outcome.go.${file.kind}`)}
          </Link>
        </Button>
        {another}
        <TakeBack file={file} />
      </div>
    </>
  );
}

function Progress({ file }: { file: ImportFile }) {
  const { t } = useTranslation();
  return (
    <Card title={file.fileName}>
      <ProgressBar
        label={t(`imports.status.${file.status}`)}
        value={file.done}
        max={file.total}
        valueText={t('imports.outcome.of', { done: file.done, total: file.total })}
      />
      <p className="mt-4 text-ink-soft">{t('imports.outcome.mayLeave')}</p>
    </Card>
  );
}

function LeftOut({ file }: { file: ImportFile }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(leftOutRows, {
    onDone: ({ fileName, csv }) => saveFile(fileName, csv),
    failed: t('imports.outcome.leftOutFailed'),
  });
  return (
    <Alert
      tone="warning"
      title={t('imports.outcome.leftOut', { count: file.result?.leftOut ?? 0 })}
      action={
        <Button
          variant="secondary"
          icon={<Download className="size-4.5" />}
          busy={isPending}
          onClick={() => run(file.id)}
        >
          {t('imports.outcome.saveLeftOut')}
        </Button>
      }
    >
      {t('imports.outcome.leftOutText')}
    </Alert>
  );
}

function TakeBack({ file }: { file: ImportFile }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(takeBackImport, { failed: t('imports.outcome.takeBackFailed') });
  return (
    <Button
      variant="quiet"
      busy={isPending}
      onClick={() =>
        confirmFirst({
          title: t('imports.outcome.takeBackTitle'),
          text: t('imports.outcome.takeBackText'),
          label: t('imports.outcome.takeBack'),
          danger: true,
          act: () => run({ params: { id: file.id } }),
        })
      }
    >
      {t('imports.outcome.takeBack')}
    </Button>
  );
}
