import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { centsOf, formatMoney, formatPercent, typedMoney, typedPercent } from './money.ts';

beforeAll(() => i18next.init({ lng: 'en', resources: {} }));

test('an amount is read as people type it, and as nothing when it is none', () => {
  const amounts = {
    '350': 35_000,
    '350.5': 35_050,
    '350,50': 35_050,
    '$1,234.56': 123_456,
    '1.234': 123_400,
    '-12.3': -1230,
  };
  for (const [typed, cents] of Object.entries(amounts)) expect(centsOf(typed), typed).toBe(cents);
  for (const typed of ['', 'ten', '1.2345', '1,23,4', '--1', '12.', '1e3'])
    expect(centsOf(typed), typed).toBeUndefined();
});

test('money and percentages are written in the language of the reader', async () => {
  expect([
    formatMoney(123_456),
    formatMoney(-500),
    formatPercent(1250),
    typedMoney(123_456),
    typedPercent(3333),
  ]).toEqual(['$1,234.56', '-$5.00', '12.5%', '1234.56', '33.33']);
  await i18next.changeLanguage('fr');
  expect([formatMoney(123_456), typedMoney(123_456)]).toEqual(['1\u00a0234,56\u00a0$', '1234,56']);
  expect(centsOf(typedMoney(123_456))).toBe(123_456);
});
