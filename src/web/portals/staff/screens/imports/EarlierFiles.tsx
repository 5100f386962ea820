import { useQuery } from '@tanstack/react-query';
import { importFiles } from '#web/domains/imports/queries.ts';
import type { ImportLine } from '#web/domains/imports/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';

/** Files that were begun, and those that came in: to go on with, or to take back. */
export function EarlierFiles({ onFile }: { onFile(id: number): void }) {
  const { t } = useTranslation();
  const files = useQuery(importFiles());
  return (
    <Loaded
      query={files}
      failed={t('imports.earlier.failed')}
      skeleton={<SkeletonText label={t('shell.loading')} lines={2} />}
    >
      {(all) =>
        all.length > 0 && (
          <Card as="section" flush title={t('imports.earlier.title')}>
            <ul className="divide-y divide-line">
              {all.map((file) => (
                <FileRow key={file.id} file={file} onOpen={() => onFile(file.id)} />
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  );
}

const TONES = {
  draft: 'info',
  waiting: 'info',
  running: 'info',
  done: 'success',
  failed: 'attention',
  'taking-back': 'info',
  'taken-back': 'neutral',
} as const;

function FileRow({ file, onOpen }: { file: ImportLine; onOpen(): void }) {
  const { t } = useTranslation();
  const isDraft = file.status === 'draft';
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate font-medium">{file.fileName}</p>
        <p className="text-ink-soft text-sm">
          {t('imports.earlier.by', { name: file.by, at: formatInstant(file.createdAt) })}
        </p>
      </div>
      <Badge tone={TONES[file.status]}>{t(`imports.status.${file.status}`)}</Badge>
      <Button
        variant={isDraft ? 'primary' : 'secondary'}
        size="small"
        aria-label={t(isDraft ? 'imports.earlier.goOnNamed' : 'imports.earlier.openNamed', { name: file.fileName })}
        onClick={onOpen}
      >
        {t(isDraft ? 'imports.earlier.goOn' : 'imports.earlier.open')}
      </Button>
    </li>
  );
}
