import type { FamilyNotice } from '../../../../../domains/notices/rules.ts';
import { formatDate, formatTime } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';

/** A notice in words: what it is, for when, and what else it says. */
export function useNoticeWords() {
  const { t } = useTranslation();
  return ({ kind, from, to, time, person, text }: FamilyNotice) => {
    const days =
      from === to
        ? formatDate(from, 'long')
        : t('portal.tell.days', { from: formatDate(from, 'short'), to: formatDate(to, 'short') });
    return {
      what: t(`portal.tell.kinds.${kind}`),
      when: time ? t('portal.tell.dayAndTime', { day: days, time: formatTime(time) }) : days,
      details: [person, text].filter(Boolean).join(' · '),
    };
  };
}
