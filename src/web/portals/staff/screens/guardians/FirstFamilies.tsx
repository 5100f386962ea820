import { Link } from 'react-router';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';

/** The first step where no family is in yet: guardians who can be invited, or the spreadsheet that names them. */
export function FirstFamilies() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  return (
    <>
      {can('parents.invite') && (
        <Button asChild>
          <Link to="/parent-management?tab=uninvited">{t('guardiansInvitations.uninvited.toInvite')}</Link>
        </Button>
      )}
      {can('center.manage') && (
        <Button asChild variant="secondary">
          <Link to="/settings/import">{t('guardiansInvitations.uninvited.toImport')}</Link>
        </Button>
      )}
    </>
  );
}
