import { type Fields, type Shape, written } from './shape.ts';

/** What a declared row type says otherwise than PostgreSQL, as sentences. */
export function differences(declared: Fields, answered: Fields): string[] {
  const names = new Set([...Object.keys(declared), ...Object.keys(answered)]);
  return [...names].flatMap((name) => {
    const [wanted, found] = [declared[name], answered[name]];
    if (!wanted) return [`${name} is not in the row type`];
    if (!found) return wanted.isOptional ? [] : [`${name} is not answered`];
    return difference(name, wanted, found);
  });
}

function difference(name: string, declared: Shape, found: Shape): string[] {
  if (declared.kind === 'unknown') return [];
  const all = [...nullness(name, declared, found), ...kindness(name, declared, found)];
  return declared.known ? all.filter((text) => !/ may (be|also be) /.test(text)) : all;
}

function nullness(name: string, declared: Shape, found: Shape): string[] {
  if (declared.null === 'never' && found.null === 'always possible') return [`${name} may be null`];
  if (declared.null === 'always possible' && found.null === 'never') return [`${name} is never null`];
  return [];
}

function kindness(name: string, declared: Shape, found: Shape): string[] {
  if (found.kind === 'unknown' || found.kind === 'null') return [];
  if (declared.kind !== found.kind) {
    if (declared.kind === 'record' && found.kind === 'object') return [];
    return [`${name} is ${written(found)}, not ${written(declared)}`];
  }
  if (declared.kind === 'string') return wordings(name, declared.words, found);
  if (declared.of && found.of) return difference(`${name}[]`, declared.of, found.of);
  if (!declared.fields || !found.fields) return [];
  return differences(declared.fields, found.fields).map((text) => `${name}.${text}`);
}

function wordings(name: string, declared: Shape['words'], { words: found, vocabulary }: Shape): string[] {
  if (!found) return declared ? [`${name} may be any text, not only ${words(declared)}`] : [];
  if (!declared) return found.length > 1 ? [`${name} is one of ${words(found)}`] : [];
  const unsaid = found.filter((word) => !declared.includes(word));
  const never = declared.filter((word) => vocabulary && !vocabulary.includes(word));
  return [
    ...(unsaid.length > 0 ? [`${name} may also be ${words(unsaid)}`] : []),
    ...(never.length > 0 ? [`${name} is never ${words(never)}`] : []),
  ];
}

const words = (all: readonly string[]) => all.map((word) => `'${word}'`).join(' | ');
