/** As in index.html, until a screen names itself. */
let screen = 'Larkhouse';
let unread = 0;

/** Names the browser's tab after the screen. */
export function setScreenTitle(title: string): void {
  screen = title;
  show();
}

/** Puts the number of unread messages before it: '(3) Messages · Larkhouse'. */
export function setUnreadInTitle(count: number): void {
  unread = count;
  show();
}

function show(): void {
  document.title = unread > 0 ? `(${unread}) ${screen}` : screen;
}
