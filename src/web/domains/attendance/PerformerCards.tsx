import { BriefcaseMedical, IdCard, UserRound, UsersRound } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { Child } from '#web/domains/children/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { type PerformerKind, performersFor } from './performers.ts';
import type { Action } from './rules.ts';
import { usePerformerText } from './usePerformerText.ts';

type PerformerCardsProps = {
  child: Child | undefined;
  action: Action;
  /** The key of the chosen one. */
  value: string | null;
  onChange(key: string): void;
  ref?: Ref<HTMLDivElement>;
};

/** Who brings or collects the child, each one tap; stands in a Field with `group`. */
export function PerformerCards({ child, action, value, onChange, ref }: PerformerCardsProps) {
  const text = usePerformerText();
  const performers = performersFor(child, { action, date: useCenterToday() });
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <RadioCards
        name="performer"
        columns={2}
        value={value}
        onChange={(chosen) => {
          const performer = performers.find(({ key }) => key === chosen);
          if (performer) onChange(performer.key);
        }}
        options={performers.map((performer) => ({
          value: performer.key,
          ...text(performer),
          icon: performer.photoUrl ? (
            <Avatar name={performer.name ?? ''} src={`${performer.photoUrl}&portal=staff`} size="large" />
          ) : (
            icons[performer.kind]
          ),
        }))}
      />
    </div>
  );
}

const icons: Record<PerformerKind, ReactNode> = {
  parent: <UserRound />,
  emergency: <BriefcaseMedical />,
  staff: <IdCard />,
  other: <UsersRound />,
};
