import { Baby } from 'lucide-react';
import { Link } from 'react-router';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { NoneFound } from '#web/ui/NoneFound.tsx';

/** Nobody fits the search and room, or nobody is enrolled at all; only then the first child can be enrolled here. */
export function NoChildren({ narrowed, onClear }: { narrowed: boolean; onClear(): void }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  if (narrowed) {
    return (
      <NoneFound
        title={t('childrenManagement.noneFound')}
        showAll={t('childrenManagement.clearFilters')}
        onShowAll={onClear}
      >
        {t('childrenManagement.noneFoundHint')}
      </NoneFound>
    );
  }
  return (
    <Card>
      <EmptyState
        level={2}
        icon={<Baby />}
        title={t('childrenManagement.noneYet')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {can('center.manage') && (
              <Button asChild>
                <Link to="/settings/import">{t('childrenManagement.importFirst')}</Link>
              </Button>
            )}
            {can('children.enroll') && (
              <Button asChild variant={can('center.manage') ? 'secondary' : 'primary'}>
                <Link to="/enroll-child">{t('childrenManagement.enrollFirst')}</Link>
              </Button>
            )}
          </div>
        }
      >
        {can('children.enroll') && t('childrenManagement.noneYetHint')}
      </EmptyState>
    </Card>
  );
}
