import type { Frame, Page } from '@playwright/test';
import { MADE } from '../hostile-texts.ts';
import type { Executions } from './executions.ts';
import { bare, MARK, type Marks, type Pair } from './marks.ts';

/** What stands around a mark that is enough to know its text by. */
const AROUND = 320;

interface Found {
  /** Texts that are drawn, or stand in a field, with the first mark of each in them. */
  readonly shown: readonly string[];
  /** Names of pictures and controls, for who listens. */
  readonly named: readonly string[];
  /** Elements and addresses that a text has become. */
  readonly made: readonly string[];
}

/** What has been seen of the texts, over all screens. */
export class Seen {
  /** Where each pair was first shown to the letter. */
  readonly shown = new Map<Pair, string>();
  readonly named = new Set<Pair>();
  /** Pairs of which the mark was shown, but not the text to the letter: a part of it, or as something else. */
  readonly altered = new Map<Pair, string>();
  /** How many pairs each place showed. */
  readonly places = new Map<string, Set<Pair>>();

  /** Looks at what a page shows now; answers how many pairs are new. */
  async look(
    page: Page | Frame,
    place: string,
    { marks, executions, origin }: { marks: Marks; executions: Executions; origin: string },
  ): Promise<number> {
    const { shown, named, made } = await page.evaluate(readPage, { around: AROUND, made: MADE, origin });
    executions.add(place, ...made.map((one) => `a text became ${one}`));
    const before = this.shown.size;
    for (const words of shown) this.read(words, place, marks);
    for (const words of named) for (const [mark] of words.matchAll(MARK)) this.#addTo(this.named, marks.pairOf(mark));
    return this.shown.size - before;
  }

  /** Reads the texts in some words. */
  read(words: string, place: string, marks: Marks): void {
    const read = bare(words).toLowerCase();
    for (const [mark] of words.matchAll(MARK)) {
      const pair = marks.pairOf(mark);
      if (!pair) continue;
      if (!isToTheLetter(pair, read)) {
        this.altered.set(pair, `${place}: ${words.slice(0, 200)}`);
        continue;
      }
      if (!this.shown.has(pair)) this.shown.set(pair, place);
      const here = this.places.get(place) ?? new Set();
      this.places.set(place, here.add(pair));
    }
  }

  #addTo(pairs: Set<Pair>, pair: Pair | undefined): void {
    if (pair) pairs.add(pair);
  }
}

function isToTheLetter({ written, mark }: Pair, read: string): boolean {
  const whole = bare(written).toLowerCase();
  if (whole.length < AROUND / 2) return read.includes(whole);
  const at = whole.indexOf(mark);
  return read.includes(whole.slice(Math.max(0, at - AROUND / 4), at + AROUND / 4));
}

/** In the page. */
function readPage({ around, made, origin }: { around: number; made: string; origin: string }): Found {
  const isMarked = /qz[0-9a-z]{4}zq/i;
  const shown = new Set<string>();
  const named = new Set<string>();
  const cut = (text: string) => {
    for (const { index } of text.matchAll(/qz[0-9a-z]{4}zq/gi)) {
      shown.add(text.slice(Math.max(0, index - around), index + around));
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (!parentElement || !isMarked.test(data) || /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(parentElement.tagName))
      continue;
    if (parentElement.tagName === 'OPTION' || parentElement.checkVisibility({ visibilityProperty: true })) cut(data);
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (isMarked.test(field.value) && field.checkVisibility()) cut(field.value);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
      const value = element.getAttribute(name);
      if (value && isMarked.test(value)) named.add(value);
    }
  }
  const elements = new Set<string>();
  for (const element of document.querySelectorAll(`[${made}], base, object, embed, meta[http-equiv=refresh]`)) {
    elements.add(element.outerHTML.slice(0, 200));
  }
  for (const element of document.querySelectorAll('[href], [src], [action], [formaction], [srcdoc]')) {
    for (const name of ['href', 'src', 'action', 'formaction', 'srcdoc']) {
      const value = element.getAttribute(name);
      if (value === null || value === '' || value.startsWith('#')) continue;
      const url = URL.canParse(value, origin) ? new URL(value, origin) : null;
      const isOurs = url && ['blob:', 'data:', 'mailto:', 'tel:'].includes(url.protocol);
      const isHere = url !== null && [origin, location.origin].includes(url.origin);
      if (!isHere && !(isOurs && !/^data:text/i.test(value)))
        elements.add(`${element.tagName} ${name}=${value.slice(0, 150)}`);
    }
  }
  return { shown: [...shown], named: [...named], made: [...elements] };
}
