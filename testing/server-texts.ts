import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** Where what people read is written; the rest of the server speaks to whoever runs it. */
const FOLDERS = [
  'src/contract',
  'src/server/kernel/access',
  'src/server/kernel/center',
  'src/server/kernel/documents',
  'src/server/kernel/links',
  'src/server/kernel/mail',
  'src/server/kernel/notify',
  'src/server/kernel/secrets',
  'src/server/kernel/throttle',
  'src/server/kernel/uploads',
  'src/server/domains',
  'src/server/http',
  'src/server/kernel/i18n',
];
const FILES = [
  'src/server/kernel/http-error.ts',
  'src/server/kernel/jobs/give-up.ts',
  'src/server/kernel/files/full.ts',
  'src/server/kernel/files/room.ts',
  'src/server/kernel/work/process.ts',
  'src/server/kernel/work/turns.ts',
  'src/server/db/errors.ts',
  'src/server/db/open-scope.ts',
];
/** The first start of the demonstration is told in the terminal; mail errors and API descriptions are for operators. */
const FOR_OPERATORS = ['domains/accounts/demonstration.ts', 'domains/mail/jobs.ts', 'http/pages.ts', 'http/openapi.ts'];
/** What a new center begins with is its own to rename, like what it writes itself. */
const OF_THE_CENTER = ['domains/billing/beginning.ts'];
/** Written in every language at once, as a form is. */
const IN_EVERY_LANGUAGE = ['contract/forms-mapped.ts'];

/** Calls whose texts are said to people, whatever they look like, and the place of the text among the arguments. */
const SAID: Readonly<Record<string, number>> = { translate: 1, withValues: 0, notFound: 0, conflict: 0 };
/** Calls whose texts are for whoever reads the log. */
const UNSAID = /^((?!Http)\w*Error|audit|enqueue)$/;
/** Properties that describe the interface to programmers. */
const DESCRIPTIONS: ReadonlySet<string> = new Set(['summary', 'description']);

export interface FoundText {
  readonly text: string;
  readonly file: string;
}
export interface FoundTexts {
  readonly texts: readonly FoundText[];
  /** Sentences put together with `${…}`: nobody can translate those. */
  readonly composed: readonly FoundText[];
}

/** Every text the server says to people, by reading its sources: arguments of `translate` and its like, and whatever is a sentence. */
export function serverTexts(root: string): FoundTexts {
  const texts: FoundText[] = [];
  const composed: FoundText[] = [];
  const paths = [...FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root })), ...FILES];
  const files = paths.filter(
    (path) =>
      !/(\.test|\/matrix)\.ts$/.test(path) &&
      !/(i18n|starter)\/([\w-]+\/)?(catalogues|[a-z]{2})\.ts$/.test(path) &&
      ![...FOR_OPERATORS, ...OF_THE_CENTER, ...IN_EVERY_LANGUAGE].some((other) => path.endsWith(other)),
  );
  for (const file of files) {
    const program: unknown = parseAst(readFileSync(join(root, file), 'utf8'), { lang: 'ts' });
    if (!isNode(program)) continue;
    walk(program, (node, certain) => {
      if (node.type === 'Literal' && typeof node.value === 'string' && (certain || isSentence(node.value))) {
        texts.push({ text: node.value, file });
      }
      if (node.type === 'TemplateLiteral') {
        const { expressions, quasis } = node as unknown as Template;
        const text = quasis.map(({ value }) => value.cooked).join('…');
        if (expressions.length > 0 && isSentence(text)) composed.push({ text, file });
        if (expressions.length === 0 && isSentence(text)) texts.push({ text, file });
      }
    });
  }
  return { texts, composed };
}

/** Begins like a sentence and goes on like one: 'Lead Teacher' is a name. */
const isSentence = (text: string) => /^(\p{Lu}|\{\{)[^\n]*[\s](\p{Ll}|\{\{)/u.test(text);

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly [key: string]: unknown;
}
interface Template {
  readonly expressions: readonly unknown[];
  readonly quasis: readonly { readonly value: { readonly cooked: string } }[];
}

function walk(node: Node, visit: (node: Node, certain: boolean) => void, certain = false): void {
  visit(node, certain);
  if (node.type === 'TaggedTemplateExpression') {
    // SQL and HTML say nothing to anybody; what is put into them may.
    for (const part of (node.quasi as Template).expressions) if (isNode(part)) walk(part, visit);
    return;
  }
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
    // Module names and types say nothing to anybody; an `as` or `satisfies` only stands around what does.
    const inner = node.expression;
    if (isNode(inner)) walk(inner, visit);
    return;
  }
  if (node.type === 'Property' && DESCRIPTIONS.has(nameOf(node.key))) return;
  const callee = node.type === 'CallExpression' || node.type === 'NewExpression' ? nameOf(node.callee) : '';
  if (UNSAID.test(callee)) return;
  const said = Object.hasOwn(SAID, callee) ? SAID[callee] : undefined;
  for (const [key, child] of Object.entries(node)) {
    for (const [at, one] of [child].flat().entries()) {
      if (isNode(one)) walk(one, visit, key === 'arguments' && at === said);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? nameOf(node.property) ?? '') : '');
