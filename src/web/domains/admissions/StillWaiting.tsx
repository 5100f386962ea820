import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { confirmOwnPlace } from './queries.ts';
import type { FamilyInquiry } from './rules.ts';

type StillWaitingProps = { token: string; found: FamilyInquiry; onChanged(): void };

/** Asks a family that waits whether it still does: one tap answers (admissions-17). */
export function StillWaiting({ token, found: { askedUntil, children }, onChanged }: StillWaitingProps) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(confirmOwnPlace, {
    done: t('admissionsUpkeep.confirmed'),
    failed: t('admissionsUpkeep.notConfirmed'),
    onDone: onChanged,
  });
  const isSilent = children.some(({ waiting }) => waiting?.pausedBy === 'no-answer');
  if (askedUntil === null && !isSilent) return null;
  return (
    <Card as="section" title={t('admissionsUpkeep.question')}>
      <p className="mb-4 text-ink-soft">
        {isSilent || askedUntil === null
          ? t('admissionsUpkeep.silent')
          : t('admissionsUpkeep.until', { date: formatDate(askedUntil, 'long') })}
      </p>
      <Button busy={isPending} busyLabel={t('common.saving')} onClick={() => void run({ params: { token } })}>
        {t('admissionsUpkeep.yes')}
      </Button>
    </Card>
  );
}
