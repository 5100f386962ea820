import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { SettingsPage } from '#web/portals/staff/screens/preferences/SettingsPage.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';
import { DownloadLog } from './DownloadLog.tsx';
import { useAskedLog } from './useAskedLog.ts';

/** The audit log: who did what, when. */
export function AuditScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const asked = useAskedLog();
  const reads = can('audit.read');
  return (
    <SettingsPage
      title={t('audit.title')}
      subtitle={t('audit.subtitle')}
      needs="audit.read"
      actions={<DownloadLog filter={asked.filter} disabled={asked.problem !== null} />}
    >
      {reads && (
        <>
          <AuditFilters asked={asked} />
          {asked.problem === null && <AuditList filter={asked.filter} />}
        </>
      )}
    </SettingsPage>
  );
}
