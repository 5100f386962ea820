import type { Serve } from '../../http/serve.ts';
import { todaysNumbers } from './queries.ts';
import { attendanceRate } from './rules.ts';

export function dashboardRoutes(serve: Serve): void {
  serve('GET /api/dashboard/stats', async ({ scope }) => {
    const numbers = await scope.one(todaysNumbers(scope.now));
    return { ...numbers, attendanceRate: attendanceRate(numbers.presentToday, numbers.totalChildren) };
  });
}
