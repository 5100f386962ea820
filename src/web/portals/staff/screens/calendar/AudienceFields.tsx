import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { AUDIENCES, type EventAudience } from '../../../../../contract/event-choices.ts';
import { rooms as readRooms } from '../../../../domains/center/queries.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { RadioCards } from '../../../../ui/RadioCards.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import type { EventValues } from './values.ts';

/** Who sees an event, and whether they are asked to say if they come. */
export function AudienceFields() {
  const { t } = useTranslation();
  const { data: rooms = [] } = useQuery(readRooms);
  const {
    register,
    control,
    setValue,
    formState: { errors },
  } = useFormContext<EventValues>();
  const [audience, asksAnswers, chosen] = useWatch({ control, name: ['audience', 'asksAnswers', 'roomIds'] });
  const roomIds = register('roomIds', {
    validate: (ids, { audience }) => audience !== 'rooms' || ids.length > 0 || t('planning.audience.roomsRequired'),
  });
  return (
    <>
      <Field label={t('planning.audience.label')} group>
        <RadioCards
          name="audience"
          columns={3}
          value={audience}
          onChange={(value) => setValue('audience', value as EventAudience)}
          options={AUDIENCES.map((value) => ({
            value,
            label: t(`planning.audience.${value}`),
            hint: t(`planning.audience.hints.${value}`),
          }))}
        />
      </Field>
      {audience === 'rooms' && (
        <Field label={t('planning.audience.roomsLabel')} group required error={errors.roomIds?.message}>
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
      <Switch label={t('planning.audience.asks')} hint={t('planning.audience.asksHint')} {...register('asksAnswers')} />
      {asksAnswers && audience !== 'staff' && (
        <Switch
          label={t('planning.audience.counts')}
          hint={t('planning.audience.countsHint')}
          {...register('showsCounts')}
        />
      )}
    </>
  );
}
