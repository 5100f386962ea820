import { FileUp } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Loading } from '#web/ui/Loading.tsx';

type ChooseStatementProps = { name: string; isReading: boolean; problem: string; onFile(file: File): Promise<void> };

/** The first step. Nothing is written by looking at a file. */
export function ChooseStatement({ name, isReading, problem, onFile }: ChooseStatementProps) {
  const { t } = useTranslation();
  return (
    <Card as="section" title={t('billing.bank.choose')} description={t('billing.bank.chooseText')}>
      <div className="flex flex-col gap-3">
        {isReading ? (
          <Loading message={t('billing.bank.reading', { name })} />
        ) : (
          <FileDrop
            icon={<FileUp />}
            label={t('billing.bank.drop')}
            hint={t('billing.bank.dropHint')}
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            onFiles={([file]) => file && void onFile(file)}
          />
        )}
        {problem && <Alert tone="error">{problem}</Alert>}
      </div>
    </Card>
  );
}
