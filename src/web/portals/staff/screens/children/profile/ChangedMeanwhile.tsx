import { EditConflict } from '../../../../../layout/EditConflict.tsx';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import type { Meanwhile } from '../../../../../lib/useVersionedForm.ts';

type ChangedMeanwhileProps<Values> = {
  meanwhile: Meanwhile<Values>;
  typed: Values;
  labels: Readonly<Record<keyof Values & string, string>>;
  onTakeNewest(): void;
};

/** The newest and what was typed, side by side. */
export function ChangedMeanwhile<Values extends Readonly<Record<keyof Values, string | boolean>>>({
  meanwhile: { newest, theirs, clashes },
  typed,
  labels,
  onTakeNewest,
}: ChangedMeanwhileProps<Values>) {
  const { t } = useTranslation();
  const shown = (value: string | boolean) => {
    if (typeof value === 'boolean') return t(value ? 'children.edit.yes' : 'children.edit.no');
    return value || t('children.edit.empty');
  };
  const difference = (key: keyof Values & string) => ({ key, label: labels[key], newest: shown(newest[key]) });
  return (
    <div className="mb-5">
      <EditConflict
        theirs={theirs.map(difference)}
        clashes={clashes.map((key) => ({ ...difference(key), typed: shown(typed[key]) }))}
        onTakeNewest={onTakeNewest}
      />
    </div>
  );
}
