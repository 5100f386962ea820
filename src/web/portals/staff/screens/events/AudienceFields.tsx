import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { AUDIENCES, type EventAudience } from '#contract/events-choices.ts';
import { rooms as readRooms } from '#web/domains/center/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import type { EventValues } from './values.ts';

/** Who sees an event, and whether they are asked to say if they come. */
export function AudienceFields() {
  const { t } = useTranslation();
  const { data: rooms = [] } = useQuery(readRooms);
  const { register, control, setValue, formState } = useFormContext<EventValues>();
  const { errors } = formState;
  const [audience, asksAnswers, chosen] = useWatch({ control, name: ['audience', 'asksAnswers', 'roomIds'] });
  const roomIds = register('roomIds', {
    validate: (ids, { audience }) =>
      audience !== 'rooms' || ids.length > 0 || t('eventsPlanning.audience.roomsRequired'),
  });
  return (
    <>
      <Field label={t('eventsPlanning.audience.label')} group>
        <RadioCards
          name="audience"
          columns={3}
          value={audience}
          onChange={(value) => setValue('audience', value as EventAudience)}
          options={AUDIENCES.map((value) => ({
            value,
            label: t(`eventsPlanning.audience.${value}`),
            hint: t(`eventsPlanning.audience.hints.${value}`),
          }))}
        />
      </Field>
      {audience === 'rooms' && (
        <Field label={t('eventsPlanning.audience.roomsLabel')} group required error={errors.roomIds?.message}>
          <div className="grid grid-cols-2 gap-1 sm:grid-cols-3">
            {rooms.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                {...roomIds}
                value={String(id)}
                defaultChecked={chosen.includes(String(id))}
              />
            ))}
          </div>
        </Field>
      )}
      <Switch
        label={t('eventsPlanning.audience.asks')}
        hint={t('eventsPlanning.audience.asksHint')}
        {...register('asksAnswers')}
      />
      {asksAnswers && audience !== 'staff' && (
        <Switch
          label={t('eventsPlanning.audience.counts')}
          hint={t('eventsPlanning.audience.countsHint')}
          {...register('showsCounts')}
        />
      )}
    </>
  );
}
