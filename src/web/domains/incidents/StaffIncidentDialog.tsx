import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useStaffSession } from '#web/lib/session.ts';
import { formatDate, formatInstant, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { incidents, tellFamily } from './queries.ts';
import type { Incident } from './rules.ts';
import { useIncidentFacts } from './useIncidentFacts.tsx';

type StaffIncidentDialogProps = Opened & { id: number; name: string };

/** An incident in full, as staff read it, and whether the family knows. */
export default function StaffIncidentDialog({ id, name, ...opened }: StaffIncidentDialogProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const facts = useIncidentFacts('staff');
  const { data } = useQuery(incidents);
  const incident = data?.find((one) => one.id === id);
  return (
    <Dialog {...opened} title={t('incidents.title')} description={name}>
      {incident ? (
        <>
          <DescriptionList
            items={[
              {
                term: t('common.date'),
                detail: `${formatDate(incident.date)}, ${formatTime(incident.time)}`,
              },
              { term: t('common.description'), detail: <Text>{incident.description}</Text> },
              ...(incident.actionTaken
                ? [{ term: t('incidents.actionTaken'), detail: <Text>{incident.actionTaken}</Text> }]
                : []),
              ...facts(incident),
              { term: t('incidents.told'), detail: <Told incident={incident} /> },
              ...incident.acknowledgements.map(({ guardian, signature, at }) => ({
                term: t('incidents.signedBy', { name: guardian }),
                detail: `${signature}, ${formatInstant(at)}`,
              })),
            ]}
          />
          {!incident.parentNotified && can('incidents') && <TellForm id={id} />}
        </>
      ) : (
        <Alert tone="error">{t('incidents.gone')}</Alert>
      )}
    </Dialog>
  );
}

function Told({ incident }: { incident: Incident }) {
  const { t } = useTranslation();
  const { parentNotifiedAt, parentNotifiedBy: name, toldPerson: person } = incident;
  if (!parentNotifiedAt) return t('incidents.notToldYet');
  const when = formatInstant(parentNotifiedAt);
  if (name === null) return when;
  return person ? t('incidents.toldPersonBy', { person, name, when }) : t('incidents.toldBy', { name, when });
}

/** The family was told: now, and by whoever presses. */
function TellForm({ id }: { id: number }) {
  const { t } = useTranslation();
  const [person, setPerson] = useState('');
  const form = useId();
  const { run, isPending } = useAction(tellFamily, {
    done: t('incidents.toldDone'),
    failed: t('incidents.toldFailed'),
  });
  return (
    <form
      id={form}
      className="mt-5 flex flex-col gap-3 rounded-md bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void run({ params: { id }, body: { toldPerson: person } });
      }}
    >
      <Field label={t('incidents.toldPerson')} optionalLabel={t('common.optional')}>
        <TextInput maxLength={160} value={person} onChange={(event) => setPerson(event.target.value)} />
      </Field>
      <Button type="submit" busy={isPending} className="sm:self-start">
        {t('incidents.tell')}
      </Button>
    </form>
  );
}

const Text = ({ children }: { children: string }) => <p className="whitespace-pre-line break-words">{children}</p>;
