import { useQuery } from '@tanstack/react-query';
import type { CameraValues } from '../../../../domains/cameras/rules.ts';
import { rooms } from '../../../../domains/center/queries.ts';
import { EditConflict } from '../../../../layout/EditConflict.tsx';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import type { Meanwhile } from '../../../../lib/useVersionedForm.ts';

type ChangedMeanwhileProps = Meanwhile<CameraValues> & { typed: CameraValues; onTakeNewest(): void };

/** What somebody else saved of the camera that is edited. Address and sign-in are never read, so they can't differ. */
export function ChangedMeanwhile({ newest, theirs, clashes, typed, onTakeNewest }: ChangedMeanwhileProps) {
  const { t } = useTranslation();
  const { data: centerRooms = [] } = useQuery(rooms);
  const labels: Partial<Record<keyof CameraValues, string>> = {
    name: t('cameras.fields.name'),
    location: t('cameras.fields.location'),
    roomId: t('cameras.room'),
    port: t('cameras.fields.port'),
  };
  const shown = (field: keyof CameraValues, values: CameraValues) => {
    const value = String(values[field]);
    if (field !== 'roomId') return value || t('cameras.fields.nothing');
    return centerRooms.find(({ id }) => String(id) === value)?.name ?? t('cameras.allRooms');
  };
  return (
    <EditConflict
      theirs={theirs.map((field) => ({ key: field, label: labels[field], newest: shown(field, newest) }))}
      clashes={clashes.map((field) => ({
        key: field,
        label: labels[field],
        newest: shown(field, newest),
        typed: shown(field, typed),
      }))}
      onTakeNewest={onTakeNewest}
    />
  );
}
