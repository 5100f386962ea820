import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import type { Center } from './rules.ts';

type CenterChoiceProps = {
  centers: readonly Center[];
  busy: boolean;
  onChoose(centerId: number): void;
  onBack(): void;
};

/** The second step of a login whose e-mail has accounts in several centers. */
export function CenterChoice({ centers, busy, onChoose, onBack }: CenterChoiceProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(centers[0] ? String(centers[0].id) : null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !busy) onChoose(Number(chosen));
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <RadioCards
        name="center"
        label={t('accounts.login.chooseCenter')}
        options={centers.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('accounts.login.submitting')}>
        {t('accounts.login.continue')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('accounts.login.otherAccount')}
      </Button>
    </form>
  );
}
