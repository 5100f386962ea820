import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from './Page.tsx';

type StandInProps = { title: string; icon: ReactNode; text: string };

/** Stands in for a screen that cannot be shown, and says why. */
export function StandIn({ title, icon, text }: StandInProps) {
  const { t } = useTranslation();
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          level={2}
          icon={icon}
          title={text}
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
