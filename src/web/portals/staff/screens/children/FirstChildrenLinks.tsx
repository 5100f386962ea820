import { Link } from 'react-router';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';

export default function FirstChildrenLinks() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {can('center.manage') && (
        <Button asChild>
          <Link to="/settings/import">{t('childrenFirst.import')}</Link>
        </Button>
      )}
      {can('children.enroll') && (
        <Button asChild variant={can('center.manage') ? 'secondary' : 'primary'}>
          <Link to="/enroll-child">{t('childrenFirst.enroll')}</Link>
        </Button>
      )}
    </div>
  );
}
