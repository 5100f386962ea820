import type { ComponentProps } from 'react';
import { Select } from '#web/ui/Select.tsx';
import { useRelationshipWord } from './relationships.ts';
import { RELATIONSHIPS } from './rules.ts';

type RelationshipSelectProps = Omit<ComponentProps<typeof Select>, 'options'> & {
  /** What is stored; offered too when it is none of ours ('mother', from a spreadsheet). */
  current?: string;
};

/** What a guardian is to a child; stands in a Field. */
export function RelationshipSelect({ current, ...rest }: RelationshipSelectProps) {
  const word = useRelationshipWord();
  const offered = new Set<string>([...(current ? [current] : []), ...RELATIONSHIPS]);
  return <Select {...rest} options={[...offered].map((value) => ({ value, label: word(value) }))} />;
}
