import { EditConflict } from '#web/layout/EditConflict.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Meanwhile } from '#web/lib/useVersionedForm.ts';

type ProfileConflictProps<Values> = {
  meanwhile: Meanwhile<Values>;
  typed: Values;
  labels: Readonly<Record<keyof Values & string, string>>;
  onTakeNewest(): void;
};

/** The newest and what was typed, side by side. */
export function ProfileConflict<Values extends Readonly<Record<keyof Values, string | boolean>>>({
  meanwhile,
  typed,
  labels,
  onTakeNewest,
}: ProfileConflictProps<Values>) {
  const { t } = useTranslation();
  const shown = (value: string | boolean) => {
    if (typeof value === 'boolean') return t(value ? 'childrenManagement.edit.yes' : 'childrenManagement.edit.no');
    return value || t('childrenManagement.edit.empty');
  };
  return (
    <div className="mb-5">
      <EditConflict
        meanwhile={meanwhile}
        typed={typed}
        label={(key) => labels[key]}
        shown={(key, values) => shown(values[key])}
        onTakeNewest={onTakeNewest}
      />
    </div>
  );
}
