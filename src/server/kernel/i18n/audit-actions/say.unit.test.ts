import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { AUDIT_KINDS } from '#contract/audit-kinds.ts';
import { AUDIT_ACTIONS } from '#server/kernel/audit/actions.ts';
import { actionsDe } from './de.ts';
import { actionsEs } from './es.ts';
import { actionsFr } from './fr.ts';
import { sayAction } from './say.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
/** What the effects tables saw in the log: 'audit check in: attendance [attendance]'. */
const seen = globSync('testing/effects/expected/*.txt', { cwd: root }).flatMap((path) =>
  [...readFileSync(root + path, 'utf8').matchAll(/\baudit ([^:\n]+): ([a-z_ ]+?)(?: \[| of | after| before|$)/gm)].map(
    ([, action = '', entity = '']) => ({ action, entity }),
  ),
);

test('every action that was seen in the log is known, and what it is about has a kind', () => {
  expect(seen.length).toBeGreaterThan(150);
  const actions: ReadonlySet<string> = new Set(AUDIT_ACTIONS);
  const entities: ReadonlySet<string> = new Set(Object.values(AUDIT_KINDS).flat());
  expect(seen.filter(({ action }) => !actions.has(action))).toEqual([]);
  expect(seen.filter(({ entity }) => !entities.has(entity))).toEqual([]);
});

describe.each(Object.entries({ es: actionsEs, fr: actionsFr, de: actionsDe }))('%s', (_, said) => {
  test('says each action in words of its own, and none like another', () => {
    expect(Object.keys(said).toSorted()).toEqual(AUDIT_ACTIONS.toSorted());
    expect(AUDIT_ACTIONS.filter((action) => said[action] === '' || said[action] === sayAction('en', action))).toEqual(
      [],
    );
    const twice = Object.entries(Object.groupBy(AUDIT_ACTIONS, (action) => said[action])).filter(
      ([, actions]) => (actions?.length ?? 0) > 1,
    );
    expect(twice).toEqual([]);
  });
});

test('in English it is the phrase itself, and so is one that nobody knows any more', () => {
  expect(sayAction('en', 'check in')).toBe('Check in');
  expect(sayAction('es', 'check in')).toBe('Registrar la entrada');
  expect(sayAction('es', 'teleport child')).toBe('Teleport child');
});
