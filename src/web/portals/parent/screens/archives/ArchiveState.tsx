import { useMutation } from '@tanstack/react-query';
import { Archive as Box, Download, RotateCw } from 'lucide-react';
import { reasonOf } from '#web/lib/errors.ts';
import { localeOf } from '#web/lib/locale.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { type Archive, isInTheMaking, requestArchive } from './queries.ts';

type ArchiveStateProps = { childId: number; name: string; archive: Archive | undefined };

/** What there is of a child's file now, and what can be done about it. */
export function ArchiveState({ childId, name, archive }: ArchiveStateProps) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation(requestArchive);
  const ask = { busy: isPending, onClick: () => mutate({ body: { childId } }) };
  const again = { 'aria-label': t('archives.makeAgainOf', { name }), ...ask };
  return (
    <div className="flex flex-col items-start gap-4">
      {error && <Alert tone="error">{reasonOf(error, t('archives.failed'))}</Alert>}
      {!archive && (
        <Button variant="secondary" icon={<Box />} aria-label={t('archives.makeOf', { name })} {...ask}>
          {t('archives.make')}
        </Button>
      )}
      {archive && isInTheMaking(archive) && <Making archive={archive} />}
      {archive?.status === 'failed' && (
        <>
          <Alert tone="error">{t(archive.failure === 'no-room' ? 'archives.noRoom' : 'archives.failed')}</Alert>
          <Button variant="secondary" icon={<RotateCw />} {...again}>
            {t('archives.makeAgain')}
          </Button>
        </>
      )}
      <div role="status" className="flex flex-col items-start gap-3 empty:hidden">
        {archive?.status === 'ready' && archive.downloadUrl && archive.expiresAt && (
          <>
            <p>{t('archives.ready', { when: formatInstant(archive.expiresAt) })}</p>
            <div className="flex flex-wrap gap-2">
              <Button asChild icon={<Download />}>
                <a href={archive.downloadUrl} download>
                  {t('archives.download', { size: sizeOf(archive.size ?? 0) })}
                </a>
              </Button>
              <Button variant="quiet" icon={<RotateCw />} {...again}>
                {t('archives.makeAgain')}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function Making({ archive: { done, total } }: { archive: Archive }) {
  const { t } = useTranslation();
  return (
    <div className="flex w-full flex-col gap-3">
      <ProgressBar
        label={t('archives.making')}
        value={done}
        max={Math.max(total, 1)}
        {...(total > 0 && { valueText: t('archives.steps', { done, total }) })}
      />
      <p className="text-ink-soft">{t('archives.stay')}</p>
    </div>
  );
}

/** '3.4 MB', as the reader's language writes it. */
function sizeOf(bytes: number): string {
  const [value, unit] = bytes < 1_000_000_000 ? [Math.max(bytes / 1e6, 0.1), 'megabyte'] : [bytes / 1e9, 'gigabyte'];
  return new Intl.NumberFormat(localeOf(document.documentElement.lang), {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}
