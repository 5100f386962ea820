export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'theme';

/** Applies the choice at once and keeps it for the next visit, where `index.html` sets it before the first paint. */
export function setThemeChoice(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
}
