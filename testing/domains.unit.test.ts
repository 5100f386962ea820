import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { domainNames, lacksOf, strangersIn } from './structure/domain-places.ts';

test.each(domainNames(ROOT))('%s has one name on the server, in the contract, on the web and in the matrix', (name) => {
  expect(
    lacksOf(ROOT, name),
    `The folder src/server/domains/${name}/ makes a domain; these are missing. Give them its name, or write in ` +
      'testing/structure/domain-places.ts why it has none.',
  ).toEqual([]);
});

test('what bears a name bears that of a domain', () => {
  expect(
    strangersIn(ROOT),
    'A folder of screens or of web/domains, a contract file (<domain>.ts, <domain>-<part>.ts) and a namespace of texts have ' +
      'the name of a domain: the folder of that name in src/server/domains/. Rename it, or make the domain.',
  ).toEqual([]);
});
