import type { LoggedChild } from '#web/domains/activities/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { hueOf } from '#web/ui/hue.ts';

type LoggedAvatarProps = {
  child: Pick<LoggedChild, 'id' | 'firstName' | 'lastName' | 'photoUrl'>;
  size?: 'small' | 'medium';
};

export function LoggedAvatar({ child, size = 'small' }: LoggedAvatarProps) {
  return (
    <Avatar
      name={fullName(child)}
      hue={hueOf(child.id)}
      size={size}
      {...(child.photoUrl && { src: `${child.photoUrl}&portal=staff` })}
    />
  );
}
