import { describe, expect, test } from 'vitest';
import { AUDIT_KINDS } from '#contract/audit-kinds.ts';
import { AUDIT_FIELDS } from '#server/kernel/audit/fields.ts';
import { SEALED_TABLES } from '#server/kernel/audit/sealed-tables.ts';
import { entitiesDe, fieldsDe } from './de.ts';
import { entitiesEs, fieldsEs } from './es.ts';
import { entitiesFr, fieldsFr } from './fr.ts';
import { sayEntity, sayField } from './say.ts';

const ENTITIES = [...new Set([...Object.values(AUDIT_KINDS).flat(), ...SEALED_TABLES.map(({ name }) => name)])];

describe.each([
  { language: 'es', entities: entitiesEs, fields: fieldsEs },
  { language: 'fr', entities: entitiesFr, fields: fieldsFr },
  { language: 'de', entities: entitiesDe, fields: fieldsDe },
])('$language', ({ entities, fields }) => {
  test('names each entity and each field of the log, and nothing else', () => {
    expect(Object.keys(entities).toSorted()).toEqual(ENTITIES.toSorted());
    expect(Object.keys(fields).toSorted()).toEqual(AUDIT_FIELDS.toSorted());
    expect(Object.entries({ ...entities, ...fields }).filter(([, said]) => said.trim() === '')).toEqual([]);
  });
});

test('a field of one among several rows keeps its place', () => {
  expect(sayField('en', '2 meal')).toBe('2 · Meal');
  expect(sayField('es', 'guardians 1 firstName')).toBe('Tutores · 1 · Nombre de pila');
  expect(sayField('de', 'guardians 1 firstName')).toBe('Sorgeberechtigte · 1 · Vorname');
});

test('in English it is what the log says, in words, and so is what nobody knows any more', () => {
  expect(sayField('en', 'checkInBy')).toBe('Check in by');
  expect(sayField('en', 'ein')).toBe('EIN');
  expect(sayEntity('en', 'daily_report')).toBe('Daily report');
  expect(sayEntity('fr', 'daily_report')).toBe('Rapport quotidien');
  expect(sayEntity('fr', 'flying_carpet')).toBe('Flying carpet');
});
