import { type ToastContent, toast } from './toast.ts';

type CopyNotice = Omit<ToastContent, 'variant'>;

/** Copies a text, says whether that worked (accounts-9), and answers it. */
export async function copyText(
  text: string,
  { done, failed }: Record<'done' | 'failed', CopyNotice>,
): Promise<boolean> {
  const isCopied = await putOnClipboard(text);
  toast(isCopied ? { variant: 'success', ...done } : { variant: 'error', ...failed });
  return isCopied;
}

/** Whether it worked. A daycare's own server is often reached without TLS, where browsers let a page only answer its own copy command. */
async function putOnClipboard(text: string): Promise<boolean> {
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
