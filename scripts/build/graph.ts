import path from 'node:path';
import type { CodeSplittingNameFunction } from 'rolldown';

/** The modules of a build and what they import. */
export type Graph = Parameters<CodeSplittingNameFunction>[1];

const SOURCES = path.resolve(import.meta.dirname, '../../src');
const ICON_BARREL = 'lucide-react/dist/esm/lucide-react.mjs';

/** Modules and all of ours that they import, at once and through others, with the icons they show. */
export const needsOf = (begin: readonly string[], graph: Graph): ReadonlySet<string> =>
  walk(begin, (id) => importedBy(id, graph));

/** Modules and all that they import at once or fetch later, without the screens in folders that `except` names. */
export const reaches = (begin: readonly string[], graph: Graph, except: RegExp): ReadonlySet<string> =>
  walk(begin, (id) =>
    [...importedBy(id, graph), ...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])].filter(
      (imported) => !except.test(imported),
    ),
  );

function walk(begin: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(begin);
  for (const id of found) for (const imported of next(id)) found.add(imported);
  return found;
}

function importedBy(id: string, graph: Graph): string[] {
  return (graph.getModuleInfo(id)?.importedIds ?? []).flatMap((imported) => {
    if (imported.endsWith(ICON_BARREL)) return iconsIn(id, imported, graph);
    return imported.startsWith(SOURCES) && !imported.endsWith('.css') ? [imported] : [];
  });
}

/** The files of the icons that a module imports from the barrel of all of them. */
function iconsIn(id: string, barrel: string, graph: Graph): string[] {
  const lists = (graph.getModuleInfo(id)?.code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g);
  const names = [...lists].flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(/\s/)[0] ?? ''));
  const exported = graph.getModuleInfo(barrel)?.code ?? '';
  return names.flatMap((name) => {
    const [, file] = new RegExp(`default as ${name}[, ][^;]*from ['"](\\./icons/[^'"]+)`).exec(exported) ?? [];
    return file ? [path.join(path.dirname(barrel), file)] : [];
  });
}
