import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { fullName } from '#web/domains/children/rules.ts';
import { type ParentChild, photoOf } from '#web/domains/guardians/accounts/rules.ts';
import { IN_PLACE } from '#web/layout/useScreenTitle.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { hueOf } from '#web/ui/hue.ts';
import { Private } from '#web/ui/Private.tsx';
import { addressOf } from './views.ts';

type ChildSwitcherProps = { family: readonly ParentChild[]; shown: ParentChild };

/** Which child is shown, for parents of several. */
export default function ChildSwitcher({ family, shown }: ChildSwitcherProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // The choice shows at once, the child a moment later.
  const [chosen, choose] = useOptimistic(String(shown.id));
  const nameOf = (child: ParentChild) =>
    family.some(({ id, firstName }) => id !== child.id && firstName === child.firstName)
      ? fullName(child)
      : child.firstName;
  return (
    <FilterChips
      label={t('familyDay.child.choose')}
      options={family.map((child) => ({
        value: String(child.id),
        label: <Private>{nameOf(child)}</Private>,
        leading: (
          <Avatar
            name={fullName(child)}
            hue={hueOf(child.id)}
            src={photoOf(child)}
            size="small"
            className="private -ms-2.5"
          />
        ),
      }))}
      value={chosen}
      onChange={(id) =>
        startTransition(async () => {
          choose(id);
          await navigate(addressOf('dashboard', id), IN_PLACE);
        })
      }
    />
  );
}
