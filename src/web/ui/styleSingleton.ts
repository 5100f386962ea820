import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton` (see `vite.config.ts`): the same component, which shows nothing and
 * keeps one style sheet while it is mounted, but through `adoptedStyleSheets`, which the content security policy allows.
 */
export function styleSingleton() {
  const own = new CSSStyleSheet();
  let users = 0;

  return function Styles({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    const key = dynamic ? styles : '';
    // biome-ignore lint/correctness/useExhaustiveDependencies: a change of styles counts only when they are dynamic
    useEffect(() => {
      if (users === 0) {
        own.replaceSync(styles);
        document.adoptedStyleSheets.push(own);
      }
      users += 1;
      return () => {
        users -= 1;
        if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own);
      };
    }, [key]);
    return null;
  };
}
