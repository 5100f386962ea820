import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** What is shown of two years before somebody asks for the rest. */
const FIRST = 6;

type HistoryCardProps<Row> = {
  title: string;
  description?: string;
  rows: readonly Row[];
  row(row: Row): ReactNode;
  empty: { icon: ReactNode; title: string; text?: string };
};

/** A list of the newest, with a way to the rest. */
export function HistoryCard<Row>({ title, description, rows, row, empty }: HistoryCardProps<Row>) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  return (
    <Card as="section" title={title} description={description} flush>
      {rows.length === 0 ? (
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyState>
      ) : (
        <>
          <ul className="divide-y divide-line">{rows.slice(0, isWhole ? rows.length : FIRST).map(row)}</ul>
          {!isWhole && rows.length > FIRST && (
            <div className="border-line border-t p-2">
              <Button wide variant="quiet" onClick={() => setWhole(true)}>
                {t('billingFamily.history.all', { count: rows.length })}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
