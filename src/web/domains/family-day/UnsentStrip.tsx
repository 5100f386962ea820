import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Private } from '#web/ui/Private.tsx';
import { discardUnsent, sendUnsent, type Unsent, unsentWrites } from './unsent.ts';

/** How often sending is tried while something waits. */
const AGAIN_MS = 15_000;

/** What a family wrote without a connection: that it waits, or why it is not sent (family-day-10). */
export default function UnsentStrip() {
  const { t } = useTranslation();
  const { data: unsent = [] } = useQuery(unsentWrites);
  const waits = unsent.some(({ refused }) => refused === null);
  useEffect(() => {
    if (!waits) return;
    const send = () => void sendUnsent().catch(() => {});
    send();
    const timer = setInterval(send, AGAIN_MS);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [waits]);
  if (unsent.length === 0) return null;
  return (
    <section
      aria-label={t('familyDayOffline.unsent')}
      className="mx-auto mt-4 w-[calc(100%-2rem)] max-w-6xl rounded-lg border border-highlight/60 bg-highlight-soft px-4 py-3"
    >
      <p role="status" className="flex items-center gap-2 font-semibold">
        <CloudOff className="size-4.5 shrink-0" aria-hidden="true" />
        {waits ? t('familyDayOffline.waiting') : t('familyDayOffline.notSent')}
      </p>
      <ul>
        {unsent.map((one) => (
          <UnsentItem key={one.key} one={one} />
        ))}
      </ul>
    </section>
  );
}

function UnsentItem({ one }: { one: Unsent }) {
  const { t } = useTranslation();
  const { refused } = one;
  const ask = () =>
    confirmDelete({
      title: t('familyDayOffline.discardTitle'),
      text: t('familyDayOffline.discardText'),
      label: t('familyDayOffline.discard'),
      doDelete: async () => {
        await discardUnsent(one.key);
        return true;
      },
    });
  return (
    <li className="flex items-center gap-3">
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <Private>{useWords(one)}</Private>
        </span>
        {refused && (
          <span className="block text-attention-ink text-sm">
            {refused === 'too-old' ? t('familyDayOffline.tooOld') : refused.reason}
          </span>
        )}
      </span>
      <Button variant="quiet" size="small" onClick={ask}>
        {t('familyDayOffline.discard')}
      </Button>
    </li>
  );
}

/** A notice by its kind and words, a message by its words. */
function useWords({ route, sent }: Unsent): string {
  const { t } = useTranslation();
  if (route !== 'POST /api/parent/notices') return sent.body.content;
  const { kind, person, text } = sent.body;
  return [t(`familyDay.tell.kinds.${kind}`), person, text].filter(Boolean).join(' · ');
}
