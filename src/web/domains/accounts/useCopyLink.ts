import { useTranslation } from '../../lib/useTranslation.tsx';
import { toast } from '../../ui/toast.ts';

/** Copies a link and says whether that worked (seed 001 section 8), which it also answers; `note`: what to know of it. */
export function useCopyLink(): (link: string, note?: string) => Promise<boolean> {
  const { t } = useTranslation();
  return async (link, note) => {
    const isCopied = await putOnClipboard(link);
    if (isCopied) toast({ variant: 'success', title: t('accounts.copy.copied'), ...(note && { description: note }) });
    else toast({ variant: 'error', title: t('accounts.copy.failed'), description: t('accounts.copy.failedText') });
    return isCopied;
  };
}

/** Whether it worked. A daycare's own server is often reached without TLS, where browsers let a page only answer its own copy command. */
export async function putOnClipboard(text: string): Promise<boolean> {
  if ('clipboard' in navigator) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => copyByCommand(text),
    );
  }
  return copyByCommand(text);
}

function copyByCommand(text: string): boolean {
  let isCopied = false;
  const answer = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', answer);
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', answer);
  return isDone && isCopied;
}
