import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from './Page.tsx';

/** Stands in for a screen that the reader's role does not include: said plainly instead of a failed list. */
export function NotForRole({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          level={2}
          icon={<Lock />}
          title={t('shell.failure.refused')}
          action={
            <Button asChild variant="secondary">
              <Link to="/dashboard">{t('shell.notYet.back')}</Link>
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
