import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { importStatement, previewStatement } from '../../../../../domains/billing/account-queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { NotForRole } from '../../../layout/NotForRole.tsx';
import { Page } from '../../../layout/Page.tsx';
import { readSpreadsheet } from '../../imports/readSpreadsheet.ts';
import { ChooseStatement } from './ChooseStatement.tsx';
import { Imported } from './Imported.tsx';
import { StatementLines } from './StatementLines.tsx';

/** A bank's CSV: choose it, see whose payment each line seems to be, record the right ones. */
export function BankImportScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  if (!can('billing')) return <NotForRole title={t('billing.bank.title')} />;
  return (
    <Page
      title={t('billing.bank.title')}
      subtitle={t('billing.bank.subtitle')}
      back={{ to: '/billing', label: t('billing.account.back') }}
    >
      <BankImport />
    </Page>
  );
}

function BankImport() {
  const { t } = useTranslation();
  const preview = useMutation(previewStatement);
  const recording = useMutation(importStatement);
  const [file, setFile] = useState({ name: '', csv: '' });
  const [problem, setProblem] = useState('');

  const take = async (chosen: File) => {
    const read = await readSpreadsheet(chosen);
    if ('problem' in read) return setProblem(t(`billing.bank.problems.${read.problem}`));
    setProblem('');
    setFile({ name: chosen.name, csv: read.csv });
    preview.mutate(
      { body: { csv: read.csv } },
      { onError: (error) => setProblem(reasonOf(error, t('billing.bank.failed'))) },
    );
  };
  const restart = () => {
    preview.reset();
    recording.reset();
  };

  if (recording.data) return <Imported result={recording.data} onAnother={restart} />;
  if (preview.data) {
    return <StatementLines lines={preview.data.lines} file={file} recording={recording} onBack={restart} />;
  }
  return <ChooseStatement name={file.name} isReading={preview.isPending} problem={problem} onFile={take} />;
}
