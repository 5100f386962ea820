import { useState } from 'react';
import { answerFor, discardSpreadsheet, startImport } from '#web/domains/imports/queries.ts';
import { cellKey, comingIn, hasQuestions, type ImportFile, type Step } from '#web/domains/imports/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Switch } from '#web/ui/Switch.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { ChangedRows } from './ChangedRows.tsx';
import { Counts } from './Counts.tsx';
import { SampleRows } from './SampleRows.tsx';
import { WrongCells } from './WrongCells.tsx';

type CheckStepProps = { file: ImportFile; onStep(step: Step): void; onLeave(): void };

/** What would come in. What is wrong is corrected in its place, or left out and given back as a file. */
export function CheckStep({ file, onStep, onLeave }: CheckStepProps) {
  const { t } = useTranslation();
  const [changes, setChanges] = useState(true);
  const [edits, setEdits] = useState<Readonly<Record<string, string>>>({});
  const start = useAction(startImport, { failed: t('imports.check.failedToStart') });
  const answer = useAction(answerFor, { failed: t('imports.failedToSave'), onDone: () => setEdits({}) });
  const discard = useAction(discardSpreadsheet, { failed: t('imports.check.failedToDiscard'), onDone: onLeave });
  const { preview } = file;
  if (!preview) return null;
  const { counts, wrong, changed, overfull, sample } = preview;
  const count = comingIn(file, changes);
  const isHere = count === 0 && counts.leftOut === 0;
  const send = () =>
    start.run({
      params: { id: file.id },
      body: { wrong: counts.leftOut > 0 ? 'leave' : 'refuse', changes, version: file.version },
    });
  const correct = () =>
    answer.run({
      params: { id: file.id },
      body: {
        edits: wrong.flatMap((cell) => {
          const value = edits[cellKey(cell)];
          return value === undefined || cell.column === null ? [] : [{ line: cell.line, column: cell.column, value }];
        }),
        version: file.version,
      },
    });
  return (
    <>
      {hasQuestions(file) && (
        <Alert
          tone="warning"
          title={t('imports.check.unanswered')}
          action={
            <Button variant="secondary" size="small" onClick={() => onStep('answers')}>
              {t('imports.check.answer')}
            </Button>
          }
        />
      )}
      {isHere ? (
        <Alert tone="info" title={t('imports.check.allHere')}>
          {t('imports.check.nothingToImport')}
        </Alert>
      ) : (
        counts.leftOut === 0 && (
          <Alert tone="success" title={t('imports.check.ready')}>
            {t('imports.check.nothingYet')}
          </Alert>
        )
      )}
      {counts.leftOut > 0 && (
        <Alert tone="warning" title={t('imports.check.wrong', { count: counts.leftOut })}>
          {t('imports.check.correct')}
        </Alert>
      )}
      <Counts kind={file.kind} counts={counts} />
      {overfull.length > 0 && (
        <Alert tone="warning" title={t('imports.check.overfull')}>
          <ul>
            {overfull.map((room) => (
              <li key={room.room}>
                {t('imports.check.overfullRoom', {
                  room: room.room,
                  children: t('imports.check.children', { count: room.children }),
                  places: t('imports.check.places', { count: room.capacity }),
                })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {wrong.length > 0 && (
        <WrongCells
          wrong={wrong}
          headings={file.columns.map(({ heading }) => heading)}
          edits={edits}
          onEdit={(key, value) => setEdits({ ...edits, [key]: value })}
          busy={answer.isPending}
          onCheck={() => void correct()}
        />
      )}
      {changed.length > 0 && (
        <Card as="section" title={t('imports.changed.title', { count: counts.changed })}>
          <div className="flex flex-col gap-4">
            <Switch
              label={t('imports.changed.switch')}
              hint={t('imports.changed.hint')}
              checked={changes}
              onChange={(event) => setChanges(event.target.checked)}
            />
            <ChangedRows changed={changed} />
          </div>
        </Card>
      )}
      {sample.length > 0 && <SampleRows kind={file.kind} sample={sample} />}
      <ActionBar className="flex-wrap">
        <Button
          variant="quiet"
          onClick={() =>
            confirmDelete({
              title: t('imports.check.discardTitle', { name: file.fileName }),
              text: t('imports.check.discardText'),
              label: t('common.discard'),
              doDelete: () => discard.run({ params: { id: file.id } }),
            })
          }
        >
          {t('common.discard')}
        </Button>
        <Button variant="secondary" onClick={() => onStep('columns')}>
          {t('common.back')}
        </Button>
        {count > 0 && (
          <Button
            className="max-sm:basis-full"
            disabled={hasQuestions(file) && file.dates.isAsked && file.dates.order === null}
            busy={start.isPending}
            busyLabel={t('imports.check.starting')}
            onClick={send}
          >
            {counts.leftOut > 0
              ? t('imports.check.startGood', { count, leftOut: counts.leftOut })
              : t(`imports.check.start.${file.kind}`, { count })}
          </Button>
        )}
      </ActionBar>
    </>
  );
}
