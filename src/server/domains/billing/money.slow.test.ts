import { test } from 'vitest';
import { MONEY_PROPERTIES } from '#testing/properties/money.ts';

test.each(Object.entries(MONEY_PROPERTIES))('%s', (_, holds) => holds(10_000));
