import type { Serve } from '../../http/serve.ts';
import { rooms } from './queries.ts';

export function centerRoutes(serve: Serve): void {
  serve('GET /api/rooms', ({ scope }) => scope.all(rooms()));
}
