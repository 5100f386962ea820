import { Link } from 'react-router';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Read } from '#web/ui/LoadFailed.tsx';
import { Private } from '#web/ui/Private.tsx';
import { OpenPart } from './OpenPart.tsx';

/** Children who came today and have no report yet, and the way to write them all. */
export function ReportsMissing({ read, room }: { read: Read<Child[]>; room: number | undefined }) {
  const { t, i18n } = useTranslation();
  return (
    <OpenPart
      title={t('dashboardClose.reports')}
      read={read}
      done={t('dashboardClose.reportsDone')}
      action={
        <Button asChild size="small">
          <Link to={room === undefined ? '/daily-reports' : `/daily-reports?room=${room}`}>
            {t('dashboardClose.writeReports', { count: read.data?.length ?? 0 })}
          </Link>
        </Button>
      }
    >
      {(children) => (
        <p className="text-ink-soft">
          <Private>{new Intl.ListFormat(i18n.language).format(children.map(fullName))}</Private>
        </p>
      )}
    </OpenPart>
  );
}
