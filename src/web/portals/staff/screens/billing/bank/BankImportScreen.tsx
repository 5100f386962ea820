import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { importStatement, previewStatement } from '#web/domains/billing/account-queries.ts';
import { readStatement } from '#web/domains/billing/statement-file.ts';
import type { ReplyOf } from '#web/lib/api.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { ChooseStatement } from './ChooseStatement.tsx';
import { Imported } from './Imported.tsx';
import { StatementLines } from './StatementLines.tsx';

/** A bank's CSV: choose it, see whose payment each line seems to be, record the right ones. */
export function BankImportScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  if (!can('billing')) return <NotForRole title={t('billing.bank.title')} />;
  return (
    <StaffPage
      title={t('billing.bank.title')}
      subtitle={t('billing.bank.subtitle')}
      back={{ to: '/billing', label: t('billing.account.back') }}
    >
      <BankImport />
    </StaffPage>
  );
}

function BankImport() {
  const { t } = useTranslation();
  const preview = useMutation(previewStatement);
  const [result, setResult] = useState<ReplyOf<'POST /api/billing/bank-import'>>();
  const recording = useAction(importStatement, { onDone: setResult, failed: t('billing.bank.notRecorded') });
  const [file, setFile] = useState({ name: '', csv: '' });
  const [problem, setProblem] = useState('');

  const take = async (chosen: File) => {
    const read = await readStatement(chosen);
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
    setResult(undefined);
  };

  if (result) return <Imported result={result} onAnother={restart} />;
  if (preview.data) {
    return <StatementLines lines={preview.data.lines} file={file} recording={recording} onBack={restart} />;
  }
  return <ChooseStatement name={file.name} isReading={preview.isPending} problem={problem} onFile={take} />;
}
