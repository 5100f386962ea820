import { useTranslation } from '#web/lib/useTranslation.tsx';
import { copyText } from '#web/ui/copyText.ts';

/** Copies a link and answers whether that worked; `note`: what to know of it. */
export function useCopyLink(): (link: string, note?: string) => Promise<boolean> {
  const { t } = useTranslation();
  return (link, note) =>
    copyText(link, {
      done: { title: t('accounts.copy.copied'), ...(note && { description: note }) },
      failed: { title: t('accounts.copy.failed'), description: t('accounts.copy.failedText') },
    });
}
