import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useConfirmed } from '#web/domains/security/useConfirmed.tsx';
import { keptBackups, offerDownload } from '#web/domains/system/queries.ts';
import { type KeptBackup, sayBytes } from '#web/domains/system/rules.ts';
import { localeOf } from '#web/lib/locale.ts';
import { saveFrom } from '#web/lib/saveFile.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';

/** The backups that are kept, each with the way to download it. */
export function KeptBackups() {
  const { t } = useTranslation();
  return (
    <Card as="section" title={t('system.kept.title')} description={t('system.kept.text')}>
      <Loaded
        query={useQuery({ ...keptBackups, staleTime: 0 })}
        failed={t('system.kept.loadFailed')}
        skeleton={<SkeletonText label={t('system.kept.title')} lines={4} />}
        empty={<p className="text-ink-soft">{t('system.kept.none')}</p>}
      >
        {(backups) => <Backups backups={backups} />}
      </Loaded>
    </Card>
  );
}

function Backups({ backups }: { backups: readonly KeptBackup[] }) {
  const { t } = useTranslation();
  const { attempt, dialog } = useConfirmed();
  const locale = localeOf(document.documentElement.lang);
  const columns: Column<KeptBackup>[] = [
    {
      key: 'madeAt',
      header: t('system.kept.madeAt'),
      title: true,
      className: 'tabular-nums',
      cell: ({ madeAt }) => <time dateTime={madeAt}>{formatInstant(madeAt)}</time>,
    },
    {
      key: 'size',
      header: t('system.kept.size'),
      className: 'tabular-nums',
      cell: ({ size }) => (size === null ? '–' : sayBytes(size, locale)),
    },
    { key: 'state', header: t('system.kept.state'), cell: (backup) => <State backup={backup} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      align: 'end',
      cell: (backup) => backup.size !== null && <DownloadButton backup={backup} attempt={attempt} />,
    },
  ];
  return (
    <>
      <Table caption={t('system.kept.title')} columns={columns} rows={backups} rowKey={({ name }) => name} />
      {dialog}
    </>
  );
}

function State({ backup: { size, cameBack } }: { backup: KeptBackup }) {
  const { t } = useTranslation();
  if (size === null) return <Badge tone="attention">{t('system.kept.notWhole')}</Badge>;
  if (cameBack === false) return <Badge tone="attention">{t('system.kept.cameNotBack')}</Badge>;
  if (cameBack) return <Badge tone="success">{t('system.kept.cameBack')}</Badge>;
  return t('system.kept.whole');
}

type DownloadButtonProps = { backup: KeptBackup; attempt(work: () => Promise<unknown>): Promise<void> };

function DownloadButton({ backup: { name, madeAt }, attempt }: DownloadButtonProps) {
  const { t } = useTranslation();
  const { mutateAsync: offer, isPending } = useMutation(offerDownload);
  const start = () =>
    attempt(async () => {
      const { downloadUrl } = await offer({ params: { name } });
      saveFrom(downloadUrl);
      toast({ variant: 'success', title: t('system.kept.begun'), description: t('system.kept.safe') });
    });
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download className="size-4" />}
      busy={isPending}
      aria-label={t('system.kept.downloadOf', { at: formatInstant(madeAt) })}
      onClick={() => void start()}
    >
      {t('common.download')}
    </Button>
  );
}
