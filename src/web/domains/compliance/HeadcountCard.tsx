import { Hash } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

const HeadcountDialog = lazy(() => import('./HeadcountDialog.tsx'));

/** The way to a headcount from the dashboard; each opening begins with an empty form. */
export function HeadcountCard() {
  const { t } = useTranslation();
  const [shown, setShown] = useState({ open: false, turn: 0 });
  return (
    <Card title={t('headcount.title')} description={t('headcount.cardText')}>
      <Button
        variant="secondary"
        wide
        icon={<Hash aria-hidden="true" />}
        onClick={() => setShown({ open: true, turn: shown.turn + 1 })}
      >
        {t('headcount.action')}
      </Button>
      <Suspense>
        {shown.turn > 0 && (
          <HeadcountDialog key={shown.turn} open={shown.open} onOpenChange={(open) => setShown({ ...shown, open })} />
        )}
      </Suspense>
    </Card>
  );
}
