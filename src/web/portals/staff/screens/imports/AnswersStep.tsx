import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AGE_GROUPS } from '#contract/center-choices.ts';
import type { DateOrder } from '#contract/imports-fields.ts';
import { rooms as centerRooms } from '#web/domains/center/queries.ts';
import { answerFor } from '#web/domains/imports/queries.ts';
import { choiceOf, type ImportFile, proposedChoice, type RoomOfFile } from '#web/domains/imports/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAction } from '#web/ui/useAction.ts';

type AnswersStepProps = { file: ImportFile; onBack(): void; onNext(): void };

/** What the file itself does not say: how dates are written, and where its rooms lead. */
export function AnswersStep({ file, onBack, onNext }: AnswersStepProps) {
  const { t } = useTranslation();
  const [order, setOrder] = useState<DateOrder | null>(file.dates.order);
  const [rooms, setRooms] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(file.rooms.map((room) => [room.key, proposedChoice(room)])),
  );
  const [isIncomplete, setIncomplete] = useState(false);
  const { run, isPending } = useAction(answerFor, { failed: t('imports.failedToSave'), onDone: onNext });
  const isOrderMissing = file.dates.isAsked && order === null;
  const next = () => {
    if (isOrderMissing) return setIncomplete(true);
    const answers = Object.fromEntries(Object.entries(rooms).map(([key, value]) => [key, choiceOf(value)]));
    const body = { ...(file.dates.isAsked && order && { dateOrder: order }), rooms: answers, version: file.version };
    return void run({ params: { id: file.id }, body });
  };
  return (
    <>
      {file.dates.isAsked && (
        <Card as="section" title={t('imports.dates.title')}>
          <Field
            group
            required
            label={t('imports.dates.ask', { samples: file.dates.samples.join(', ') })}
            {...(isIncomplete && isOrderMissing && { error: t('imports.dates.choose') })}
          >
            <RadioCards
              name="date-order"
              columns={2}
              value={order}
              onChange={(value) => setOrder(value === 'dmy' ? 'dmy' : 'mdy')}
              options={[
                { value: 'mdy', label: t('imports.dates.mdy'), hint: t('imports.dates.mdyHint') },
                { value: 'dmy', label: t('imports.dates.dmy'), hint: t('imports.dates.dmyHint') },
              ]}
            />
          </Field>
        </Card>
      )}
      {file.rooms.length > 0 && (
        <Card as="section" title={t('imports.rooms.title')} description={t('imports.rooms.text')}>
          <ul className="divide-y divide-line">
            {file.rooms.map((room) => (
              <li key={room.key} className="py-3.5 first:pt-0 last:pb-0">
                <RoomAnswer
                  room={room}
                  isStaff={file.kind === 'staff'}
                  value={rooms[room.key] ?? ''}
                  onChange={(value) => setRooms({ ...rooms, [room.key]: value })}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {file.rooms.length === 0 && !file.dates.isAsked && <p>{t('imports.noQuestions')}</p>}
      <ActionBar>
        <Button variant="secondary" onClick={onBack}>
          {t('common.back')}
        </Button>
        <Button busy={isPending} onClick={next}>
          {t('common.continue')}
        </Button>
      </ActionBar>
    </>
  );
}

type RoomAnswerProps = { room: RoomOfFile; isStaff: boolean; value: string; onChange(value: string): void };

/** Where the children of one room of the file go: a room that is here, or one that is made. */
function RoomAnswer({ room, isStaff, value, onChange }: RoomAnswerProps) {
  const { t } = useTranslation();
  const { data: here = [] } = useQuery(centerRooms);
  const open = here.filter(({ ageGroup }) => isStaff || ageGroup !== null);
  const name = room.key === '' ? t('imports.rooms.none') : room.name;
  return (
    <Field
      label={t('imports.rooms.label', { name })}
      hint={t('imports.rows', { count: room.rows })}
      className="sm:grid sm:grid-cols-2 sm:items-center sm:gap-x-5"
    >
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('imports.rooms.undecided')}</option>
        {open.map((one) => (
          <option key={one.id} value={`room:${one.name}`}>
            {one.name}
          </option>
        ))}
        {room.key !== '' && !isStaff && (
          <optgroup label={t('imports.rooms.make')}>
            {AGE_GROUPS.map((group) => (
              <option key={group} value={`new:${group}`}>
                {t('imports.rooms.new', { name: room.name, group: t(`imports.groups.${group}`) })}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
    </Field>
  );
}
