import { type ComponentProps, lazy, type ReactElement, Suspense, useState } from 'react';
import { AsChild } from './AsChild.tsx';

/** Menus come in a chunk of their own, fetched as soon as a pointer or the focus nears a menu's button. */
const parts = () => import('./MenuParts.tsx');

const MenuPopup = lazy(() => parts().then((chunk) => ({ default: chunk.MenuPopup })));

export const MenuItem = lazy(() => parts().then((chunk) => ({ default: chunk.MenuItem })));
export const MenuLabel = lazy(() => parts().then((chunk) => ({ default: chunk.MenuLabel })));
export const MenuSeparator = lazy(() => parts().then((chunk) => ({ default: chunk.MenuSeparator })));

type MenuProps = ComponentProps<typeof MenuPopup>;

/** A button with a list of actions or links. Until it is first used, the button is all there is of it. */
export function Menu(props: MenuProps) {
  const [used, setUsed] = useState(false);
  const button = <ClosedMenuButton trigger={props.trigger} onUse={() => setUsed(true)} />;
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <MenuPopup {...props} />
    </Suspense>
  );
}

function ClosedMenuButton({ trigger, onUse }: { trigger: ReactElement; onUse(): void }) {
  const near = () => void parts();
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
