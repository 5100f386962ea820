import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { FILE_KINDS } from '#contract/imports-fields.ts';
import { uploadSpreadsheet } from '#web/domains/imports/queries.ts';
import { base64Of, firstStep, isTooLarge, type Step, templateFor } from '#web/domains/imports/rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { saveFile } from '#web/lib/saveFile.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { EarlierFiles } from './EarlierFiles.tsx';
import { ImportSteps } from './ImportSteps.tsx';

/** The first step: a file. Below it those that wait for answers, and what came in before. */
export function UploadPart({ onFile }: { onFile(id: number, step?: Step): void }) {
  const { t } = useTranslation();
  const [reading, setReading] = useState('');
  const [problem, setProblem] = useState('');
  const { run } = useAction(uploadSpreadsheet, {
    failed: t('imports.upload.failed'),
    onDone: (file) => onFile(file.id, firstStep(file)),
    onFailed: (error) => {
      setProblem(reasonOf(error, t('imports.upload.failed')));
      return true;
    },
  });
  const take = async (file: File) => {
    if (isTooLarge(file)) return setProblem(t('imports.upload.tooLarge'));
    setProblem('');
    setReading(file.name);
    const content = await base64Of(file).catch(() => null);
    if (content === null) setProblem(t('imports.upload.unreadable'));
    else await run({ body: { fileName: file.name, content } });
    setReading('');
  };
  return (
    <>
      <Card as="section" title={t('imports.import')}>
        <div className="flex flex-col gap-5">
          <ImportSteps step="file" />
          {reading ? (
            <Loading message={t('imports.upload.reading', { name: reading })} />
          ) : (
            <FileDrop
              icon={<FileUp />}
              label={t('imports.upload.choose')}
              hint={t('imports.upload.hint')}
              accept=".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              onFiles={([file]) => file && void take(file)}
            />
          )}
          {problem && <Alert tone="error">{problem}</Alert>}
          <p className="text-ink-soft">{t('imports.upload.what')}</p>
          <div className="flex flex-wrap gap-3">
            {FILE_KINDS.map((kind) => (
              <Button
                key={kind}
                variant="secondary"
                size="small"
                icon={<Download className="size-4.5" />}
                onClick={() => saveFile(`${kind}.csv`, templateFor(kind))}
              >
                {t(`imports.upload.template.${kind}`)}
              </Button>
            ))}
          </div>
        </div>
      </Card>
      <EarlierFiles onFile={onFile} />
    </>
  );
}
