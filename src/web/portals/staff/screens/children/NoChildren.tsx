import { Baby, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';

/** Nobody fits the search and room, or nobody is enrolled at all; only then the first child can be enrolled here. */
export function NoChildren({ narrowed, onClear }: { narrowed: boolean; onClear(): void }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  if (narrowed) {
    return (
      <Card>
        <EmptyState
          level={2}
          icon={<SearchX />}
          title={t('children.noneFound')}
          action={
            <Button variant="secondary" onClick={onClear}>
              {t('children.clearFilters')}
            </Button>
          }
        >
          {t('children.noneFoundHint')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        level={2}
        icon={<Baby />}
        title={t('children.noneYet')}
        action={
          can('children.enroll') && (
            <Button asChild>
              <Link to="/enroll-child">{t('children.enrollFirst')}</Link>
            </Button>
          )
        }
      >
        {can('children.enroll') && t('children.noneYetHint')}
      </EmptyState>
    </Card>
  );
}
