import { Camera, X } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { ACCEPTED_PAGES } from './rules.ts';
import type { Pages } from './usePages.ts';

/** A photo of each page, or a PDF. */
export function PagesField({ pages }: { pages: Pages }) {
  const { t } = useTranslation();
  return (
    <Field group label={t('childDocuments.give.pages')} error={pages.error}>
      <div className="grid gap-3">
        <ul className="grid gap-2 empty:hidden">
          {pages.files.map((file, place) => (
            <PageLine
              // biome-ignore lint/suspicious/noArrayIndexKey: two photos of a phone may have one name
              key={`${file.name} ${file.lastModified} ${place}`}
              file={file}
              page={place + 1}
              progress={pages.progressOf(file)}
              onDrop={() => pages.drop(file)}
            />
          ))}
        </ul>
        <FileDrop
          icon={<Camera />}
          label={t(pages.files.length === 0 ? 'childDocuments.give.choose' : 'childDocuments.give.more')}
          hint={t('childDocuments.give.hint')}
          accept={ACCEPTED_PAGES}
          multiple
          onFiles={pages.add}
        />
      </div>
    </Field>
  );
}

type PageLineProps = { file: File; page: number; progress: number | null; onDrop(): void };

function PageLine({ file, page, progress, onDrop }: PageLineProps) {
  const { t } = useTranslation();
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <li className="flex items-center gap-3 rounded-lg border border-line py-2 ps-3.5 pe-2">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="truncate font-medium">
          {t('childDocuments.page', { page })} <span className="font-normal text-ink-soft">{file.name}</span>
        </p>
        {progress !== null && (
          <ProgressBar
            label={t('common.uploadOf', { name: file.name })}
            hideLabel
            value={percent}
            valueText={t('common.percent', { percent })}
          />
        )}
      </div>
      <IconButton label={t('common.removeNamed', { name: file.name })} onClick={onDrop}>
        <X />
      </IconButton>
    </li>
  );
}
