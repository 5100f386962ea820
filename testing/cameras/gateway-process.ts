import { gateway, sourceAt } from './gateway.ts';

// A process with a gateway of its own that watches a camera (its stream address is the argument), to be killed by a test.
const [, , streamUrl = ''] = process.argv;
const cameras = gateway();
const key = { centerId: 1, cameraId: 1, version: 1 };
const { problem } = await cameras.watch(key, 1, 1, async () => sourceAt(streamUrl));
process.stdout.write(problem ?? 'live');
