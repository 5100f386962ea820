import { useMutation } from '@tanstack/react-query';
import { type CenterSettings, coordinateIn } from '#web/domains/center/rules.ts';
import { centerSettings, setWeatherPlace } from '#web/domains/center/settings-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './parts.ts';
import { usePartEdit } from './usePartEdit.ts';

type Place = CenterSettings['weather'];
type Values = { place: string; latitude: string; longitude: string };

const valuesOf = ({ place, latitude, longitude }: Place): Values => ({
  place: place ?? '',
  latitude: latitude?.toString() ?? '',
  longitude: longitude?.toString() ?? '',
});

/** Whose weather is shown. */
export function WeatherPart({ row, onUnsaved }: PartProps<Place>) {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(setWeatherPlace);
  const edit = usePartEdit<Place, Values>({
    name: 'weather',
    row,
    valuesOf,
    readNewest: async (read) => (await read(centerSettings)).weather,
    send: ({ place, latitude, longitude }, version) =>
      mutateAsync({
        body: { place, latitude: coordinateIn(latitude), longitude: coordinateIn(longitude), version },
      }),
    fields: ['place', 'latitude', 'longitude'],
    onUnsaved,
  });
  const { register, formState } = edit.form;
  const { errors } = formState;
  const labels = {
    place: t('centerSettings.weather.place'),
    latitude: t('centerSettings.weather.latitude'),
    longitude: t('centerSettings.weather.longitude'),
  };
  return (
    <PartForm name="weather" edit={edit} labels={labels}>
      {!row.isConfigured && <Alert>{t('centerSettings.weather.off')}</Alert>}
      <Field label={labels.place} error={errors.place?.message}>
        <TextInput autoComplete="address-level2" {...register('place')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={labels.latitude} hint={t('centerSettings.weather.latitudeHint')} error={errors.latitude?.message}>
          <TextInput autoComplete="off" {...register('latitude')} />
        </Field>
        <Field
          label={labels.longitude}
          hint={t('centerSettings.weather.longitudeHint')}
          error={errors.longitude?.message}
        >
          <TextInput autoComplete="off" {...register('longitude')} />
        </Field>
      </div>
      <p className="text-ink-soft text-sm">{t('centerSettings.weather.privacy')}</p>
    </PartForm>
  );
}
