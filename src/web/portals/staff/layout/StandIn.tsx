import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { StaffPage } from './StaffPage.tsx';

type StandInProps = { title: string; icon: ReactNode; text: string };

/** Stands in for a screen that cannot be shown, and says why. */
export function StandIn({ title, icon, text }: StandInProps) {
  const { t } = useTranslation();
  return (
    <StaffPage title={title}>
      <Card>
        <EmptyState
          level={2}
          icon={icon}
          title={text}
          action={
            <Button asChild variant="secondary">
              <Link to="/dashboard">{t('shell.header.backToDashboard')}</Link>
            </Button>
          }
        />
      </Card>
    </StaffPage>
  );
}
