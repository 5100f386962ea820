import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import type { AskedPaper } from './queries.ts';

/** How something that is asked for is, in words. */
export function PaperState({ asked }: { asked: Pick<AskedPaper, 'state' | 'dueOn' | 'until'> }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[asked.state]}>{t(`papers.states.${asked.state}`)}</Badge>;
}

const TONES: Readonly<Record<AskedPaper['state'], BadgeTone>> = {
  missing: 'attention',
  expired: 'attention',
  expiring: 'highlight',
  due: 'info',
  met: 'success',
};

/** Until when it holds, since when it does not, or by when it is to be there. */
export function useStateDate(): (asked: Pick<AskedPaper, 'state' | 'dueOn' | 'until'>) => string | null {
  const { t } = useTranslation();
  return ({ state, dueOn, until }) => {
    const date = state === 'met' || state === 'expired' ? until : dueOn;
    return date === null ? null : t(`papers.dates.${state}`, { date: formatDate(date) });
  };
}
