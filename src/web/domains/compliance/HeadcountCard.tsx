import { Hash } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const HeadcountDialog = lazyDialog(() => import('./HeadcountDialog.tsx'));

/** The way to a headcount from the dashboard; each opening begins with an empty form. */
export function HeadcountCard() {
  const { t } = useTranslation();
  const counting = useDialog();
  return (
    <Card title={t('complianceHeadcount.title')} description={t('complianceHeadcount.cardText')}>
      <Button variant="secondary" wide icon={<Hash />} onClick={() => counting.open()}>
        {t('complianceHeadcount.action')}
      </Button>
      {counting.show((_, opened) => (
        <HeadcountDialog {...opened} />
      ))}
    </Card>
  );
}
