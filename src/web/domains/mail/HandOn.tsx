import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CopyLink } from '#web/domains/accounts/CopyLink.tsx';
import { useCopyLink } from '#web/domains/accounts/useCopyLink.ts';
import { qrOf } from '#web/lib/qr.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

type HandOnProps = {
  link: string;
  label: string;
  /** What to know of it, said when it was copied. */
  note?: string;
  /** Whether a mail server is set; without one nothing was sent. */
  isMailSetUp: boolean;
};

/** A link that somebody waits for, to be handed on: to copy, to share, to be scanned. Says where mail is not set up. */
export function HandOn({ link, label, note, isMailSetUp }: HandOnProps) {
  const { t } = useTranslation();
  const copy = useCopyLink();
  const share = () =>
    navigator.share({ url: link }).catch((error: Error) => {
      // Whoever thought better of it is told nothing; a browser that can't after all copies instead.
      if (error.name !== 'AbortError') void copy(link, note);
    });
  return (
    <div className="flex flex-col gap-4">
      {!isMailSetUp && <Alert tone="warning">{t('mail.handOn.notSetUp')}</Alert>}
      <CopyLink label={label} link={link} {...(note && { note })} />
      {typeof navigator.share === 'function' && (
        <Button
          variant="secondary"
          className="self-start"
          icon={<Share2 className="size-4.5" />}
          onClick={() => void share()}
        >
          {t('mail.handOn.share')}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <LinkQr link={link} label={t('mail.handOn.qr')} />
        <p className="min-w-0 flex-1 basis-48 text-ink-soft">{t('mail.handOn.scan')}</p>
      </div>
    </div>
  );
}

function LinkQr({ link, label }: { link: string; label: string }) {
  const [qr, setQr] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let isHere = true;
    // Without it the link is still there to be copied.
    qrOf(link).then(
      (made) => isHere && setQr(made),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [link]);
  return qr ? <QrCode {...qr} label={label} /> : <Skeleton className="size-44 shrink-0 rounded-md" />;
}
