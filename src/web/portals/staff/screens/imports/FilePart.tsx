import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { importFile } from '#web/domains/imports/queries.ts';
import { firstStep, type ImportFile, type Step } from '#web/domains/imports/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { AnswersStep } from './AnswersStep.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { OutcomePart } from './OutcomePart.tsx';

type FilePartProps = { id: number; step: Step | undefined; onStep(step: Step): void; onLeave(): void };

/** One uploaded spreadsheet: its steps while it waits for answers, then what became of it. */
export function FilePart({ id, step, onStep, onLeave }: FilePartProps) {
  const { t } = useTranslation();
  const query = useQuery(importFile(id));
  return (
    <Loaded query={query} failed={t('imports.unknown')} skeleton={<Loading message={t('shell.loading')} />}>
      {(file) =>
        file.status === 'draft' ? (
          <Draft
            file={file}
            step={step && step !== 'file' ? step : firstStep(file)}
            onStep={onStep}
            onLeave={onLeave}
          />
        ) : (
          <OutcomePart file={file} onLeave={onLeave} />
        )
      }
    </Loaded>
  );
}

type DraftProps = { file: ImportFile; step: Step; onStep(step: Step): void; onLeave(): void };

function Draft({ file, step, onStep, onLeave }: DraftProps) {
  const { t } = useTranslation();
  const top = useRef<HTMLDivElement>(null);
  // A new step is read from its beginning.
  useEffect(() => {
    if (step) top.current?.focus();
  }, [step]);
  return (
    <div ref={top} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-4 outline-none">
      <Card as="section" title={file.fileName} description={t('imports.rows', { count: file.rows })}>
        <ImportSteps step={step} />
      </Card>
      {file.failure && (
        <Alert tone="warning" title={t('imports.returned')}>
          {file.failure}
        </Alert>
      )}
      {step === 'columns' && (
        <ColumnsStep
          file={file}
          onBack={onLeave}
          onNext={(next) => onStep(next.rooms.length > 0 || next.dates.isAsked ? 'answers' : 'check')}
        />
      )}
      {step === 'answers' && (
        <AnswersStep file={file} onBack={() => onStep('columns')} onNext={() => onStep('check')} />
      )}
      {step === 'check' && <CheckStep file={file} onStep={onStep} onLeave={onLeave} />}
    </div>
  );
}
