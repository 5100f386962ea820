import type { ComponentProps } from 'react';
import { fullName } from '#web/domains/children/rules.ts';
import { Select } from '#web/ui/Select.tsx';
import { useRoleName } from './roleName.ts';
import type { StaffMember } from './rules.ts';

type Choice = Pick<StaffMember, 'id' | 'firstName' | 'lastName' | 'role'>;
type StaffSelectProps = Omit<ComponentProps<typeof Select>, 'options'> & { members: readonly Choice[] };

/** One staff member by name and role; stands in a Field. The empty choice is the placeholder. */
export function StaffSelect({ members, ...rest }: StaffSelectProps) {
  const roleName = useRoleName();
  const options = members.map((member) => ({
    value: String(member.id),
    label: `${fullName(member)}, ${roleName(member.role)}`,
  }));
  return <Select {...rest} options={options} />;
}
