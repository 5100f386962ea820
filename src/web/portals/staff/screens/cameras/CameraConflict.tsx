import { useQuery } from '@tanstack/react-query';
import type { CameraValues } from '#web/domains/cameras/rules.ts';
import { rooms } from '#web/domains/center/queries.ts';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Meanwhile } from '#web/lib/useVersionedForm.ts';

type CameraConflictProps = {
  meanwhile: Meanwhile<CameraValues> | undefined;
  typed: CameraValues;
  onTakeNewest(): void;
};

/** What somebody else saved of the camera that is edited. Address and sign-in are never read, so they can't differ. */
export function CameraConflict(edit: CameraConflictProps) {
  const { t } = useTranslation();
  const { data: centerRooms = [] } = useQuery(rooms);
  const labels: Partial<Record<keyof CameraValues, string>> = {
    name: t('cameras.fields.name'),
    location: t('cameras.fields.location'),
    roomId: t('common.room'),
    port: t('cameras.fields.port'),
  };
  const shown = (field: keyof CameraValues, values: CameraValues) => {
    const value = String(values[field]);
    if (field !== 'roomId') return value || t('cameras.fields.nothing');
    return centerRooms.find(({ id }) => String(id) === value)?.name ?? t('common.allRooms');
  };
  return <EditConflict {...edit} label={(field) => labels[field]} shown={shown} />;
}
