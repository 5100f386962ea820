import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ImportKind } from '../../../../../contract/import-columns.ts';
import { previewImport } from '../../../../domains/imports/queries.ts';
import { NetworkError, reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { FileDrop } from '../../../../ui/FileDrop.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { ColumnsHelp } from './ColumnsHelp.tsx';
import { KindChoice } from './KindChoice.tsx';
import { PreviewPart } from './PreviewPart.tsx';
import { readSpreadsheet } from './readSpreadsheet.ts';

type ImportPartProps = { kind: ImportKind; onKind(kind: ImportKind): void; onStarted(id: number): void };

/** Choose what, choose a file, look at what would happen; nothing is written before that. */
export function ImportPart({ kind, onKind, onStarted }: ImportPartProps) {
  const { t } = useTranslation();
  const check = useMutation(previewImport);
  const [file, setFile] = useState<{ name: string; csv: string }>();
  const [problem, setProblem] = useState('');
  const [skipExisting, setSkipExisting] = useState(false);

  const take = async (chosen: File) => {
    const read = await readSpreadsheet(chosen);
    if ('problem' in read) return setProblem(t(`imports.problems.${read.problem}`));
    setProblem('');
    setFile({ name: chosen.name, csv: read.csv });
    check.mutate(
      { body: { kind, csv: read.csv, skipExisting } },
      {
        onError: (error) =>
          setProblem(
            error instanceof NetworkError
              ? t('accounts.login.unreachable')
              : reasonOf(error, t('imports.failedToCheck')),
          ),
      },
    );
  };

  if (check.data && file) {
    return (
      <PreviewPart
        kind={kind}
        file={file}
        skipExisting={skipExisting}
        preview={check.data}
        onBack={() => check.reset()}
        onStarted={onStarted}
      />
    );
  }
  return (
    <Card as="section" title={t('imports.import')}>
      <div className="flex flex-col gap-6">
        <Field group label={t('imports.what')}>
          <KindChoice kind={kind} onKind={onKind} />
        </Field>
        <ColumnsHelp kind={kind} />
        {kind !== 'staff' && (
          <Switch
            label={t('imports.skip.label')}
            hint={t(`imports.skip.${kind}`)}
            checked={skipExisting}
            disabled={check.isPending}
            onChange={(event) => setSkipExisting(event.target.checked)}
          />
        )}
        <div className="flex flex-col gap-3">
          {check.isPending ? (
            <Loading message={t('imports.checking', { name: file?.name })} />
          ) : (
            <FileDrop
              icon={<FileUp />}
              label={t('imports.choose')}
              hint={t('imports.chooseHint')}
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
              onFiles={([file]) => file && void take(file)}
            />
          )}
          {problem && <Alert tone="error">{problem}</Alert>}
        </div>
      </div>
    </Card>
  );
}
