import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Names in the page what a module fetches first of all although it doesn't import it, so that the browser asks for all of
 * it at once.
 * @param begin how the module's path ends
 */
export const preloads = (begin: string): Plugin => ({
  name: 'larkhouse:preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const found = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(begin)));
      for (const { imports } of found)
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
      return [...found]
        .map(({ fileName }) => `/${fileName}`)
        .flatMap((href) => (html.includes(href) ? [] : [tagOf(href)]));
    },
  },
});

const tagOf = (href: string): HtmlTagDescriptor => ({ tag: 'link', attrs: attributesOf(href), injectTo: 'head' });

/** The tag that asks for a module ahead, for a page that is put together by hand. */
export const preloadOf = (href: string): string =>
  `<link ${Object.entries(attributesOf(href))
    .map(([name, value]) => (value === true ? name : `${name}="${value}"`))
    .join(' ')}>`;

// After the style sheet and the font: with those the page stands, before it can be used.
const attributesOf = (href: string) => ({ rel: 'modulepreload', crossorigin: true, href, fetchpriority: 'low' });
