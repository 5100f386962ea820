import { BriefcaseMedical, IdCard, UserRound, UsersRound } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { RadioCards } from '../../ui/RadioCards.tsx';
import type { Child } from '../children/rules.ts';
import { type PerformerKind, performersFor } from './performers.ts';
import { usePerformerWords } from './usePerformerWords.ts';

type PerformerCardsProps = {
  child: Child | undefined;
  value: PerformerKind | null;
  onChange(kind: PerformerKind): void;
  ref?: Ref<HTMLDivElement>;
};

/** Who brings or collects the child, each one tap; stands in a Field with `group`. */
export function PerformerCards({ child, value, onChange, ref }: PerformerCardsProps) {
  const words = usePerformerWords();
  const performers = performersFor(child);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <RadioCards
        name="performer"
        columns={2}
        value={value}
        onChange={(chosen) => {
          const performer = performers.find(({ kind }) => kind === chosen);
          if (performer) onChange(performer.kind);
        }}
        options={performers.map((performer) => ({
          value: performer.kind,
          ...words(performer, child?.relationship),
          icon: icons[performer.kind],
          disabled: performer.recordedAs === null && performer.kind !== 'other',
        }))}
      />
    </div>
  );
}

const icons: Record<PerformerKind, ReactNode> = {
  parent: <UserRound aria-hidden="true" />,
  emergency: <BriefcaseMedical aria-hidden="true" />,
  staff: <IdCard aria-hidden="true" />,
  other: <UsersRound aria-hidden="true" />,
};
