import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast.ts';
import { registrationLink } from './rules.ts';

interface CopyLink {
  copy(code: string, email: string): Promise<void>;
  /** The link that could not be copied: to be shown, so that it can be copied by hand. */
  readonly byHand: string | undefined;
  closeByHand(): void;
}

/** Copies registration links and says whether that worked (seed 001 section 8); browsers refuse it without TLS. */
export function useCopyLink(): CopyLink {
  const { t } = useTranslation();
  const [byHand, setByHand] = useState<string>();

  const copy = async (code: string, email: string) => {
    const link = registrationLink(location.origin, code);
    try {
      await navigator.clipboard.writeText(link);
      toast({
        variant: 'success',
        title: t('invitations.copied'),
        description: t('invitations.copiedText', { email }),
      });
    } catch {
      setByHand(link);
      toast({ variant: 'error', title: t('invitations.copyFailed'), description: t('invitations.copyFailedText') });
    }
  };
  return { copy, byHand, closeByHand: () => setByHand(undefined) };
}
