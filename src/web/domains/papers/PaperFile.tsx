import { Paperclip } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';

type PaperFileProps = { fileUrl: string | null; fileType: string | null; title: string };

/** Leads to the file: pictures and PDFs open in a new tab, anything else is saved. */
export function PaperFile({ fileUrl, fileType, title }: PaperFileProps) {
  const { t } = useTranslation();
  if (fileUrl === null) return null;
  const isShown = fileType === 'application/pdf' || fileType?.startsWith('image/');
  const opening = isShown ? { target: '_blank', rel: 'noopener' } : { download: '' };
  return (
    <Button asChild variant="secondary" size="small" icon={<Paperclip />}>
      <a href={fileUrl} {...opening} aria-label={t('papers.file.openOf', { title })}>
        {t('papers.file.open')}
      </a>
    </Button>
  );
}
