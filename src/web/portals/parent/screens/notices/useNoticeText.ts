import type { FamilyNotice } from '#web/domains/notices/rules.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** A notice in words: what it is, for when, and what else it says. */
export function useNoticeText() {
  const { t } = useTranslation();
  return ({ kind, from, to, time, person, text }: FamilyNotice) => {
    const days =
      from === to
        ? formatDate(from, 'long')
        : t('familyDay.tell.days', { from: formatDate(from, 'short'), to: formatDate(to, 'short') });
    return {
      what: t(`familyDay.tell.kinds.${kind}`),
      when: time ? t('familyDay.tell.dayAndTime', { day: days, time: formatTime(time) }) : days,
      details: [person, text].filter(Boolean).join(' · '),
    };
  };
}
