import type { Serve } from '#server/http/serve.ts';

export function uploadRoutes(serve: Serve): void {
  serve.long('POST /api/uploads', async ({ server, act, request }) => {
    // What reads pictures takes memory, which a center that has none taken in yet is spared.
    const { takeIn } = await import('#server/kernel/uploads/take-in.ts');
    return takeIn(server, act, request);
  });
}
