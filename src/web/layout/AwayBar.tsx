import { CloudOff } from 'lucide-react';
import { useAwaySince } from '#web/lib/away.ts';
import { formatInstant, momentAt } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Banner } from '#web/ui/Banner.tsx';

/** Says that the server cannot be reached, how old is what is shown, and that what is saved waits (web-34). */
export default function AwayBar() {
  const { t } = useTranslation();
  const since = useAwaySince();
  if (since === null) return null;
  return (
    <div className="sticky top-16 z-20">
      <Banner tone="highlight" icon={<CloudOff aria-hidden="true" />}>
        {t('shellAway.text', { time: formatInstant(momentAt(since)) })}
      </Banner>
    </div>
  );
}
