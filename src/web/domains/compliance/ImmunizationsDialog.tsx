import { useState } from 'react';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { CombinationForm } from './CombinationForm.tsx';
import { DoseForm } from './DoseForm.tsx';
import { Exemptions } from './Exemptions.tsx';
import { DOSE_TONES, type Immunizations, isWaiting } from './rules.ts';
import { useRemoval } from './useRemoval.ts';

type Vaccine = Immunizations['vaccines'][number];
type Dose = Vaccine['doses'][number];
type Chosen = { readonly vaccine: Vaccine; readonly dose: Dose };

type ImmunizationsDialogProps = Opened & {
  childId: number;
  name: string;
  data: Immunizations;
};

/** Every dose of the schedule with what is recorded of it, and the exemptions. */
export function ImmunizationsDialog({ childId, name, data, open, onClose }: ImmunizationsDialogProps) {
  const { t } = useTranslation();
  const [recording, setRecording] = useState<Chosen>();
  const { dose: remove } = useRemoval();
  const { source, foundOn } = data.schedule;
  const isRecording = ({ vaccine, dose }: Chosen) =>
    recording?.vaccine.vaccine === vaccine.vaccine && recording.dose.dose === dose.dose;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('compliance.shots.dialogTitle', { name })}
      description={t('compliance.shots.schedule', { source, date: formatDate(foundOn) })}
      size="large"
    >
      <div className="flex flex-col gap-5">
        <CombinationForm childId={childId} combinations={data.combinations} />
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
                    onRemove={() =>
                      remove(dose.id ?? 0, t('compliance.shots.removeText', { dose: dose.dose, vaccine: vaccine.name }))
                    }
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
    </Dialog>
  );
}

type DoseRowProps = Chosen & { onRecord(): void; onRemove(): void };

function DoseRow({ vaccine, dose, onRecord, onRemove }: DoseRowProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const about = { dose: dose.dose, vaccine: vaccine.name };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {t('compliance.shots.dose', { dose: dose.dose })}
          <Badge tone={DOSE_TONES[dose.state]}>{t(`compliance.shots.states.${dose.state}`)}</Badge>
        </p>
        <p className="break-words text-ink-soft text-sm">
          {dose.givenOn
            ? [t('compliance.shots.given', { date: formatDate(dose.givenOn) }), dose.source].filter(Boolean).join(' · ')
            : isWaiting(dose, today)
              ? t('compliance.shots.afterDose', { dose: dose.dose - 1 })
              : dose.state !== 'closed' && t('compliance.shots.dueOn', { date: formatDate(dose.dueOn) })}
        </p>
        {dose.state === 'check' && <p className="text-sm">{t('compliance.shots.checkHint')}</p>}
        {dose.state === 'verify' && <p className="text-sm">{t('compliance.shots.verifyHint')}</p>}
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
