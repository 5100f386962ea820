import { Paperclip, X } from 'lucide-react';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import type { Sent } from './useFiles.ts';

/** The files of a message that is written, with how far each is on its way. */
export function FileRows({ files, onRemove }: { files: readonly Sent[]; onRemove(key: string): void }) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('messages.files.label')} className="grid gap-2">
      {files.map(({ key, name, filePath, progress, error }) => (
        <li key={key} className="flex items-center gap-2.5 rounded-md border border-line ps-3">
          <Paperclip className="size-4 shrink-0 text-ink-soft" />
          <div className="grid min-w-0 flex-1 gap-1 py-1.5">
            <span className="truncate text-sm">{name}</span>
            {error !== undefined && (
              <span role="alert" className="text-attention-ink text-sm">
                {(error instanceof RequestError && error.fields.file) || reasonOf(error, t('messages.files.failed'))}
              </span>
            )}
            {filePath === null && error === undefined && (
              <ProgressBar
                label={t('messages.files.progress', { name })}
                hideLabel
                value={Math.round(progress * 100)}
                valueText={t('messages.files.percent', { percent: Math.round(progress * 100) })}
              />
            )}
          </div>
          <IconButton label={t('common.removeNamed', { name })} onClick={() => onRemove(key)}>
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** What can be sent with a message. */
export const ACCEPTED = 'image/*,.pdf,.doc,.docx,.xls,.xlsx';
