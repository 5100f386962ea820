import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HOMES } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from './Page.tsx';

type NotYetScreenProps = {
  title: string;
  /** The dashboard to go back to, where it shows a certain child. */
  back?: string;
};

/** Stands in for a parents' screen that a later version brings, and says so. */
export function NotYetScreen({ title, back = HOMES.parent }: NotYetScreenProps) {
  const { t } = useTranslation();
  return (
    <Page title={title} back={back}>
      <Card>
        <EmptyState
          level={2}
          icon={<Hammer />}
          title={t('portalMore.notYet.title')}
          action={
            <Button asChild variant="secondary">
              <Link to={back}>{t('portal.back')}</Link>
            </Button>
          }
        >
          {t('portalMore.notYet.text')}
        </EmptyState>
      </Card>
    </Page>
  );
}
