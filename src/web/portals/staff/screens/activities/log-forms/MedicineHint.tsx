import type { Medication } from '#web/domains/medications/rules.ts';
import { formatDate, formatInstant, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** What to know before a dose: how it is given, when the last one was, who consented and until when. */
export function MedicineHint({ medication }: { medication: Medication }) {
  const { t } = useTranslation();
  const { route, dueAt, lastDose, instructions, consentBy, untilOn, tooSoonUntil, asNeeded } = medication;
  return (
    <span className="grid gap-0.5">
      <span>
        {t(`activities.medicine.routes.${route}`)}
        {dueAt && <> · {t('activities.medicine.due', { time: formatTime(dueAt) })}</>}
        {!dueAt && asNeeded && <> · {t('activities.medicine.asNeeded')}</>}
      </span>
      {instructions && <span>{instructions}</span>}
      {lastDose ? (
        <span className={tooSoonUntil ? 'font-semibold text-attention-ink' : ''}>
          {t('activities.medicine.last', { when: formatInstant(lastDose.at), by: lastDose.by })}
          {tooSoonUntil && <> {t('activities.medicine.notBefore', { when: formatInstant(tooSoonUntil) })}</>}
        </span>
      ) : (
        <span>{t('activities.medicine.never')}</span>
      )}
      <span>{t('activities.medicine.consent', { by: consentBy, until: formatDate(untilOn) })}</span>
    </span>
  );
}
