import { useState } from 'react';
import { formatDate } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { DoseForm } from './DoseForm.tsx';
import { Exemptions } from './Exemptions.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import type { Immunizations } from './rules.ts';

type Vaccine = Immunizations['vaccines'][number];
type Dose = Vaccine['doses'][number];
type Chosen = { readonly vaccine: Vaccine; readonly dose: Dose };

type ImmunizationsDialogProps = {
  childId: number;
  name: string;
  data: Immunizations;
  open: boolean;
  onOpenChange(open: boolean): void;
};

const TONES = {
  given: 'success',
  exempt: 'info',
  later: 'neutral',
  soon: 'highlight',
  due: 'highlight',
  overdue: 'attention',
} as const;

/** Every dose of the schedule with what is recorded of it, and the exemptions. */
export function ImmunizationsDialog({ childId, name, data, open, onOpenChange }: ImmunizationsDialogProps) {
  const { t } = useTranslation();
  const [recording, setRecording] = useState<Chosen>();
  const [removing, setRemoving] = useState<Chosen>();
  const { source, foundOn } = data.schedule;
  const isRecording = ({ vaccine, dose }: Chosen) =>
    recording?.vaccine.vaccine === vaccine.vaccine && recording.dose.dose === dose.dose;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('compliance.shots.dialogTitle', { name })}
      description={t('compliance.shots.schedule', { source, date: formatDate(foundOn) })}
      closeLabel={t('shell.close')}
      size="large"
    >
      <div className="flex flex-col gap-5">
        {data.vaccines.map((vaccine) => (
          <section key={vaccine.vaccine} aria-label={vaccine.name}>
            <Heading level={3} size="small">
              {vaccine.name}
            </Heading>
            <ul className="mt-1.5 divide-y divide-line">
              {vaccine.doses.map((dose) => (
                <li key={dose.dose} className="py-2">
                  <DoseRow
                    vaccine={vaccine}
                    dose={dose}
                    onRecord={() => setRecording({ vaccine, dose })}
                    onRemove={() => setRemoving({ vaccine, dose })}
                  />
                  {isRecording({ vaccine, dose }) && (
                    <DoseForm
                      childId={childId}
                      vaccine={vaccine.vaccine}
                      dose={dose.dose}
                      onDone={() => setRecording(undefined)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Exemptions childId={childId} data={data} />
      </div>
      {removing && (
        <RemoveQuestion
          id={removing.dose.id ?? 0}
          what="dose"
          text={t('compliance.shots.removeText', { dose: removing.dose.dose, vaccine: removing.vaccine.name })}
          onDone={() => setRemoving(undefined)}
        />
      )}
    </Dialog>
  );
}

type DoseRowProps = Chosen & { onRecord(): void; onRemove(): void };

function DoseRow({ vaccine, dose, onRecord, onRemove }: DoseRowProps) {
  const { t } = useTranslation();
  const about = { dose: dose.dose, vaccine: vaccine.name };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {t('compliance.shots.dose', { dose: dose.dose })}
          <Badge tone={TONES[dose.state]}>{t(`compliance.shots.states.${dose.state}`)}</Badge>
        </p>
        <p className="break-words text-ink-soft text-sm">
          {dose.givenOn
            ? [t('compliance.shots.given', { date: formatDate(dose.givenOn) }), dose.source].filter(Boolean).join(' · ')
            : t('compliance.shots.dueOn', { date: formatDate(dose.dueOn) })}
        </p>
      </div>
      {dose.id === null ? (
        <Button variant="secondary" size="small" aria-label={t('compliance.shots.recordOf', about)} onClick={onRecord}>
          {t('compliance.shots.record')}
        </Button>
      ) : (
        <Button variant="quiet" size="small" aria-label={t('compliance.shots.removeOf', about)} onClick={onRemove}>
          {t('compliance.shots.remove')}
        </Button>
      )}
    </div>
  );
}
