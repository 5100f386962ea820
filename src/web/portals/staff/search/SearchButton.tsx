import { Search } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { withTexts } from '#web/lib/i18n.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const SearchDialog = lazyDialog(() =>
  withTexts(['children', 'preferencesStaff', 'shellScreens', 'shellSearch'], () => import('./SearchDialog.tsx')),
);

/** Opens the search; so does the key `/` where nothing is typed into. */
export function SearchButton() {
  const { t } = useTranslation();
  const searching = useDialog();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.defaultPrevented || isTaken(event.target)) return;
    event.preventDefault();
    searching.open();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <IconButton
        label={t('shell.header.search')}
        aria-keyshortcuts="/"
        onClick={() => searching.open()}
        {...SearchDialog.near}
      >
        <Search aria-hidden="true" />
      </IconButton>
      {searching.show((_, opened) => (
        <SearchDialog {...opened} />
      ))}
    </>
  );
}

/** Where a key means something already: in fields, and in what stands before the screen. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]') !== null;
