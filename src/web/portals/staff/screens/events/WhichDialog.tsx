import { useState } from 'react';
import { CHANGES, type EventChange } from '#contract/events-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';

type WhichDialogProps = { onChosen(change: EventChange): void; onClose(): void };

/** Which times of a recurring event an edit is about. */
export function WhichDialog({ onChosen, onClose }: WhichDialogProps) {
  const { t } = useTranslation();
  const [change, setChange] = useState<EventChange>('one');
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title={t('eventsPlanning.which.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button onClick={() => onChosen(change)}>{t('eventsPlanning.which.go')}</Button>
        </>
      }
    >
      <WhichCards value={change} onChange={setChange} />
    </Dialog>
  );
}

export function WhichCards({ value, onChange }: { value: EventChange; onChange(change: EventChange): void }) {
  const { t } = useTranslation();
  return (
    <RadioCards
      name="which"
      label={t('eventsPlanning.which.title')}
      value={value}
      onChange={(chosen) => onChange(chosen as EventChange)}
      options={CHANGES.map((change) => ({ value: change, label: t(`eventsPlanning.which.${change}`) }))}
    />
  );
}
