import type { Page } from '@playwright/test';

/**
 * What of the layout is wrong on the page as it stands: the page scrolls sideways, a text is cut by the box it stands in, or
 * runs into another or out of the window, a word goes on in the next line without a hyphen. Lists that scroll sideways by themselves may.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);

    const styleOf = (element: Element) => getComputedStyle(element);
    const up = function* (from: Element) {
      for (let at: Element | null = from; at && at !== root; at = at.parentElement) yield at;
    };
    const called = (element: Element) => {
      const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
      return `<${element.tagName.toLowerCase()}> '${text}'`;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true }) &&
      !Array.from(up(element)).some(
        // Said to screen readers alone.
        (at) =>
          at.matches('.sr-only') ||
          styleOf(at).clipPath === 'inset(50%)' ||
          styleOf(at).clip === 'rect(0px, 0px, 0px, 0px)',
      );
    /** What scrolls or holds on to the window stands over or beside the rest on purpose. */
    const isApart = (element: Element) =>
      Array.from(up(element)).some((at) => {
        const { position, overflowX, overflowY } = styleOf(at);
        return (
          position === 'fixed' ||
          position === 'sticky' ||
          at.matches('[popover], [role=dialog]') ||
          /auto|scroll/.test(`${overflowX} ${overflowY}`)
        );
      });

    // Every piece of text with the lines it takes.
    const pieces: { node: Node; element: Element; text: string; lines: DOMRect[] }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('script, style, option, svg')) continue;
      if (!isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1);
      if (lines.length > 0) pieces.push({ node, element, text: node.textContent.trim(), lines });
    }

    for (const { element, text, lines } of pieces) {
      for (const at of up(element)) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(at);
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
        const isCutBeside = /hidden|clip/.test(overflowX);
        const isCutBelow = /hidden|clip/.test(overflowY);
        if (!isCutBeside && !isCutBelow) continue;
        // What is shortened says all of itself elsewhere, or by its title; words to press and headings by their title alone.
        const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        const box = at.getBoundingClientRect();
        const isCut = lines.some(
          (line) =>
            (isCutBeside && (line.right > box.right + 1.5 || line.left < box.left - 1.5)) ||
            (isCutBelow && line.bottom > box.bottom + line.height / 3),
        );
        if (!isCut) continue;
        const isWhole = at.closest('[title]')?.getAttribute('title')?.includes(text) === true;
        const isWord = at.closest('button, [role=tab], [role=radio], label, h1, h2, h3, th[scope=col]') !== null;
        if (!isShortened || (isWord && !isWhole)) faults.push(`${called(element)} is cut`);
        break;
      }
    }

    // Addresses and the like break where they may; a word of the language only where it gets a hyphen.
    for (const { node, element, lines } of pieces) {
      if (lines.length < 2 || styleOf(element).hyphens === 'auto') continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\u00AD]{3,}/gu)) {
        if (word.includes('\u00AD')) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
        if (new Set(tops.map(({ top }) => Math.round(top))).size > 1)
          faults.push(`${called(element)}: '${word}' is broken`);
      }
    }

    /** What is seen of a text's lines: the boxes around it cut off the rest. */
    const seenOf = ({ element, lines }: (typeof pieces)[number]) => {
      const boxes = Array.from(up(element))
        .filter((at) => /hidden|clip/.test(styleOf(at).overflowX))
        .map((at) => at.getBoundingClientRect());
      return lines.map((line) => ({
        left: Math.max(line.left, ...boxes.map(({ left }) => left)),
        right: Math.min(line.right, ...boxes.map(({ right }) => right)),
        top: Math.max(line.top, ...boxes.map(({ top }) => top)),
        bottom: Math.min(line.bottom, ...boxes.map(({ bottom }) => bottom)),
      }));
    };
    const free = pieces
      .filter(({ element }) => !isApart(element))
      .map((piece) => ({ element: piece.element, lines: seenOf(piece) }));
    for (const { element, lines } of free) {
      if (lines.some(({ right, left }) => right > innerWidth + 1 || left < -1)) {
        faults.push(`${called(element)} runs out of the window`);
      }
    }

    // Texts that run into each other.
    for (const [n, one] of free.entries()) {
      for (const other of free.slice(n + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const meet = one.lines.some((a) =>
          other.lines.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.bottom - a.top, b.bottom - b.top) / 3,
          ),
        );
        if (meet) faults.push(`${called(one.element)} and ${called(other.element)} overlap`);
      }
    }
    return [...new Set(faults)].slice(0, 20);
  });
