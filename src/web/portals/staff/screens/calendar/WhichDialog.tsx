import { useState } from 'react';
import { CHANGES, type EventChange } from '../../../../../contract/event-choices.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { RadioCards } from '../../../../ui/RadioCards.tsx';

type WhichDialogProps = { onChosen(change: EventChange): void; onClose(): void };

/** Which times of a recurring event an edit is about. */
export function WhichDialog({ onChosen, onClose }: WhichDialogProps) {
  const { t } = useTranslation();
  const [change, setChange] = useState<EventChange>('one');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('planning.which.title')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('calendar.cancel')}
          </Button>
          <Button onClick={() => onChosen(change)}>{t('planning.which.go')}</Button>
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
      label={t('planning.which.title')}
      value={value}
      onChange={(chosen) => onChange(chosen as EventChange)}
      options={CHANGES.map((change) => ({ value: change, label: t(`planning.which.${change}`) }))}
    />
  );
}
