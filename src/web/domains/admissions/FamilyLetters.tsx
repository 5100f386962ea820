import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { wantLetters } from './queries.ts';

type FamilyLettersProps = { token: string; isWanted: boolean; onChanged(): void };

/** Whether the family wants mails that staff write; what it has asked for itself still comes (admissions-20). */
export function FamilyLetters({ token, isWanted, onChanged }: FamilyLettersProps) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(wantLetters, {
    done: t(isWanted ? 'admissionsLetters.family.isOff' : 'admissionsLetters.family.isOn'),
    failed: t('admissionsLetters.family.failed'),
    onDone: onChanged,
  });
  return (
    <Section title={t('admissionsLetters.family.title')}>
      <p className="mb-4 text-ink-soft">
        {t(isWanted ? 'admissionsLetters.family.on' : 'admissionsLetters.family.off')}
      </p>
      <Button
        variant="secondary"
        busy={isPending}
        busyLabel={t('common.saving')}
        onClick={() => void run({ params: { token }, body: { isWanted: !isWanted } })}
      >
        {t(isWanted ? 'admissionsLetters.family.stop' : 'admissionsLetters.family.start')}
      </Button>
    </Section>
  );
}
