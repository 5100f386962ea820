import { Baby } from 'lucide-react';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { NoneFound } from '#web/ui/NoneFound.tsx';
import { FirstChildren } from './FirstChildren.tsx';

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
      <EmptyState level={2} icon={<Baby />} title={t('childrenManagement.noneYet')} action={<FirstChildren />}>
        {can('children.enroll') && t('childrenManagement.noneYetHint')}
      </EmptyState>
    </Card>
  );
}
