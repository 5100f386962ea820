import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { AsChild } from './AsChild.tsx';

/** Menus come in a chunk of their own, fetched as soon as a pointer or the focus nears a menu's button. */
const parts = () => import('./MenuParts.tsx');
const preload = () => {
  for (const part of [MenuPopup, MenuItem, MenuLabel, MenuSeparator]) part.preload();
};

const MenuPopup = lazyPart(() => parts().then((chunk) => ({ default: chunk.MenuPopup })));

export const MenuItem = lazyPart(() => parts().then((chunk) => ({ default: chunk.MenuItem })));
export const MenuLabel = lazyPart(() => parts().then((chunk) => ({ default: chunk.MenuLabel })));
export const MenuSeparator = lazyPart(() => parts().then((chunk) => ({ default: chunk.MenuSeparator })));

type MenuProps = ComponentProps<typeof MenuPopup> & {
  /** Fetches what its items need beside it. */
  onNear?(): unknown;
};

/** A button with a list of actions or links. Until it is first used, the button is all there is of it. */
export function Menu({ onNear, ...props }: MenuProps) {
  const [used, setUsed] = useState(false);
  const button = <ClosedMenuButton trigger={props.trigger} onNear={onNear} onUse={() => setUsed(true)} />;
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <MenuPopup {...props} />
    </Suspense>
  );
}

type ClosedMenuButtonProps = Pick<MenuProps, 'trigger' | 'onNear'> & { onUse(): void };

function ClosedMenuButton({ trigger, onNear, onUse }: ClosedMenuButtonProps) {
  const near = () => {
    preload();
    onNear?.();
  };
  return (
    <AsChild
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={near}
      onFocus={near}
      onClick={onUse}
      onKeyDown={(event) => event.key === 'ArrowDown' && onUse()}
    >
      {trigger}
    </AsChild>
  );
}
