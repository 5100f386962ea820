import { test } from 'vitest';
import { cutStreams } from '../cut-streams.ts';

test('after 1,000 cut streams no screen stays stale', () => cutStreams({ screens: 50, rounds: 20 }));
