import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** A contact field: what is known, or that it is still to be collected (children-7). */
export function Collected({ value, children }: { value: string | null; children?(value: string): ReactNode }) {
  const { t } = useTranslation();
  if (!value) return <span className="text-ink-faint">{t('shell.toBeCollected')}</span>;
  return children ? children(value) : value;
}

export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className={look}>
    {email}
  </a>
);

const look =
  'inline-block max-w-full break-words rounded-sm font-medium text-action underline-offset-4 hover:underline pointer-coarse:-my-1.5 pointer-coarse:py-2.5';
