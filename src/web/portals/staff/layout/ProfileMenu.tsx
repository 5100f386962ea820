import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { hueOf } from '#web/ui/hue.ts';
import { Menu } from '#web/ui/Menu.tsx';

/** Come with the menu, when a pointer or the focus nears its button. */
export const AccountItems = lazyPart(() => import('./OwnLinks.tsx'));

/** Who is signed in, with the ways to their profile, their settings and out. */
export function ProfileMenu() {
  const { t } = useTranslation();
  const { staff } = useStaffSession();
  const name = `${staff.firstName} ${staff.lastName}`;
  return (
    <Menu
      onNear={AccountItems.preload}
      trigger={
        <button type="button" className="grid size-11 shrink-0 place-content-center rounded-full max-lg:hidden">
          <Avatar name={name} hue={hueOf(staff.id)} />
          <span className="sr-only">{t('shell.header.profileMenu', { name })}</span>
        </button>
      }
    >
      <AccountItems ofProfile />
    </Menu>
  );
}
