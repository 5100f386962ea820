import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTemplate, filled, openFields, textFor } from './template-rules.ts';

const text = { language: 'en', subject: 'Your tour of {center}', text: 'Dear {family}, {child} and {tour}' } as const;
const filling = { family: 'Ana Okafor', child: 'Ida', center: 'Maple House', tour: null };

test('fields are filled in; what has nothing stays for whoever sends it to see', () => {
  expect(filled(text.subject, filling)).toBe('Your tour of Maple House');
  expect(filled(text.text, filling)).toBe('Dear Ana Okafor, Ida and {tour}');
  expect(openFields(filled(text.subject, filling), filled(text.text, filling))).toEqual(['tour']);
});

test('an unknown field is refused by its name, and a language that is there twice', () => {
  const refused = (texts: Parameters<typeof checkTemplate>[0]) =>
    Object.keys(checkTemplate(texts)?.details.fields ?? {});
  expect(refused([text])).toEqual([]);
  expect(refused([text, { ...text, language: 'de', text: 'Liebe {Familie}' }])).toEqual(['texts.1.text']);
  expect(refused([{ ...text, subject: '{}' }])).toEqual(['texts.0.subject']);
  expect(refused([text, text])).toEqual(['texts']);
});

test('a name with braces is never taken for a field again', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(filled('{family}', { ...filling, family: name })).toBe(name);
    }),
  );
});

test('a family reads its language, else English, else what there is', () => {
  const [de, es] = [
    { ...text, language: 'de' as const },
    { ...text, language: 'es' as const },
  ];
  expect(textFor([de, text], 'de')?.language).toBe('de');
  expect(textFor([de, text], 'fr')?.language).toBe('en');
  expect(textFor([es, de], 'fr')?.language).toBe('es');
});
