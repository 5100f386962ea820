import { test } from 'vitest';
import { cutStreams } from '../cut-streams.ts';

test('after 24 cut streams no screen stays stale', { timeout: 60_000 }, () => cutStreams({ screens: 8, rounds: 3 }));
