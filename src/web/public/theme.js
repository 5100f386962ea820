// Runs before the first paint: puts the stored choice of src/web/lib/theme.ts on <html>. Without one the system decides.
try {
  const choice = localStorage.getItem('theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is closed to us: the system decides.
}
