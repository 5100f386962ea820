/** What a script of the test may ask of a page: which kinds of controls it has, and to press one. */
export interface Hand {
  /** Kinds of controls in the topmost layer (a dialog, a menu, else the page's own content), with how many there are. */
  kinds(): { kind: string; count: number }[];
  /** Presses the control of a kind at a place; false where there is none. */
  press(kind: string, place: number): boolean;
  /** Presses, in the topmost layer, the control at a place of those whose name fits, within a part of it; false where there is none. */
  pressNamed(name: string, place: number, within: string): boolean;
  /** How many layers lie over the page. */
  layers(): number;
  /** Addresses within the application that links of the screen lead to. */
  links(): string[];
  /** How much of the screen is still on its way. */
  busy(): number;
}

/** For `addInitScript`: a page that writes nothing, prints nothing and opens nothing, with a Hand as `window.hand`. */
export function installHand(mayWrite: boolean): void {
  const CONTROLS =
    'button, summary, [role=tab], [role=button], [role=radio], [role=menuitem], label:has(input[type=radio])';
  const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [data-radix-popper-content-wrapper]';
  const LEAVES = /sign out|print|download|export/i;

  const layersOf = () => [...document.querySelectorAll(LAYERS)].filter((layer) => layer.checkVisibility());
  const scope = () => layersOf().at(-1) ?? document.querySelector('main') ?? document.body;
  const labelOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent ?? '';
  const kindOf = (control: Element): string => {
    const label = labelOf(control).trim();
    const icon = control.querySelector('svg')?.getAttribute('class') ?? '';
    const [first = ''] = label.split(' ');
    const isRecord = /qz\w{4}zq/i.test(label) || /\d/.test(label);
    const words = isRecord ? (/^[A-Z][a-z]{3,}$/.test(first) ? first : '') : label.slice(0, 40);
    const role = control.getAttribute('role') ?? control.tagName;
    return [role, words, icon.replace(/[^a-z-]+/g, ' '), words ? '' : control.className].join('|');
  };
  const controls = () =>
    [...scope().querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) =>
        control.checkVisibility() &&
        !control.hasAttribute('disabled') &&
        control.getAttribute('aria-disabled') !== 'true' &&
        control.getAttribute('aria-pressed') !== 'true' &&
        control.getAttribute('aria-selected') !== 'true' &&
        !LEAVES.test(labelOf(control)),
    );
  const press = (control: HTMLElement) => {
    const at = { bubbles: true, cancelable: true, composed: true, button: 0, pointerType: 'mouse', isPrimary: true };
    control.dispatchEvent(new PointerEvent('pointerdown', at));
    control.dispatchEvent(new MouseEvent('mousedown', at));
    control.focus({ preventScroll: true });
    control.dispatchEvent(new PointerEvent('pointerup', at));
    control.dispatchEvent(new MouseEvent('mouseup', at));
    control.click();
  };
  const hand: Hand = {
    kinds: () => {
      const counted = new Map<string, number>();
      for (const control of controls()) counted.set(kindOf(control), (counted.get(kindOf(control)) ?? 0) + 1);
      return [...counted].map(([kind, count]) => ({ kind, count }));
    },
    press: (kind, place) => {
      const control = controls().filter((one) => kindOf(one) === kind)[place];
      if (control) press(control);
      return control !== undefined;
    },
    pressNamed: (name, place, within) => {
      const isMeant = (one: Element) => one.closest(within) !== null && new RegExp(name).test(labelOf(one).trim());
      const named = controls().filter(isMeant)[place];
      if (named) press(named);
      return named !== undefined;
    },
    layers: () => layersOf().length,
    links: () => {
      const links = [...scope().querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([download])')];
      return [...new Set(links.map(({ pathname, search }) => pathname + search))];
    },
    busy: () =>
      document.querySelectorAll('.pulse, .dot, [aria-busy=true]').length +
      (document.body.innerText.match(/^Loading/gm)?.length ?? 0) +
      (document.querySelector('main') ? 0 : 1),
  };
  Reflect.set(window, 'hand', hand);
  window.print = () => undefined;
  window.open = () => null;
  if (mayWrite) return;
  const { fetch } = window;
  const conflict = JSON.stringify({ code: 'conflict', message: 'This browser only looks' });
  window.fetch = async (input, init) =>
    (init?.method ?? 'GET') === 'GET'
      ? fetch(input, init)
      : new Response(conflict, { status: 409, headers: { 'content-type': 'application/json' } });
}
