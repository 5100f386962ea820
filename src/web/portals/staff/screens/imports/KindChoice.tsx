import { Baby, UserRoundCog, UsersRound } from 'lucide-react';
import { IMPORT_KINDS, type ImportKind } from '../../../../../contract/import-columns.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { RadioCards } from '../../../../ui/RadioCards.tsx';

const ICONS = { children: Baby, guardians: UsersRound, staff: UserRoundCog };

export function KindChoice({ kind, onKind }: { kind: ImportKind; onKind(kind: ImportKind): void }) {
  const { t } = useTranslation();
  const options = IMPORT_KINDS.map((one) => {
    const Icon = ICONS[one];
    return {
      value: one,
      label: t(`imports.kinds.${one}.label`),
      hint: t(`imports.kinds.${one}.hint`),
      icon: <Icon aria-hidden="true" />,
    };
  });
  const choose = (value: string) => {
    const chosen = IMPORT_KINDS.find((one) => one === value);
    if (chosen) onKind(chosen);
  };
  return <RadioCards name="kind" columns={3} options={options} value={kind} onChange={choose} />;
}
