import { FileText } from 'lucide-react';
import { localeOf } from '#web/lib/locale.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type Attachment, sizeText } from './rules.ts';

/** A message's files: pictures small, each opening in full; documents to save. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ul aria-label={t('messages.files.label')} className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          {file.thumbnailUrl ? (
            <a
              href={`${file.url}&size=1920`}
              target="_blank"
              rel="noreferrer"
              className="private block overflow-hidden rounded-md"
            >
              <img
                src={file.thumbnailUrl}
                alt={file.fileName}
                loading="lazy"
                width={file.width ?? undefined}
                height={file.height ?? undefined}
                className="max-h-52 w-auto max-w-full bg-sunken object-contain"
              />
            </a>
          ) : (
            <a
              href={file.url}
              download={file.fileName}
              className="flex min-h-11 max-w-full items-center gap-2.5 rounded-md border border-line-strong/50 bg-surface px-3 py-1.5 text-ink hover:border-action"
            >
              <FileText className="size-5 shrink-0 text-action" />
              <span className="min-w-0">
                <span className="block truncate font-medium text-sm">{file.fileName}</span>
                <span className="block text-ink-soft text-xs">{sizeText(file.size, localeOf(i18n.language))}</span>
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
