import type { Lack } from '#web/domains/forms/packet.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** How a child lacks a line: it waits to be signed, ran out, or was never signed. */
export function useLackText(): (lack: Lack) => string {
  const { t } = useTranslation();
  return ({ isAsked, ranOutOn }) => {
    if (ranOutOn === null) return isAsked ? t('formsPacket.lacks.waits') : t('formsPacket.lacks.never');
    const date = formatDate(ranOutOn);
    return isAsked ? t('formsPacket.lacks.ranOutWaits', { date }) : t('formsPacket.lacks.ranOut', { date });
  };
}
