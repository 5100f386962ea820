import autocannon from 'autocannon';

export interface Figure {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const CONNECTIONS = 16;

/** Loads one address from 16 connections and gives the figures; any answer but 2xx ends the measurement, and so does none at all. */
export function load(options: Omit<autocannon.Options, 'connections'>): Promise<Figure> {
  const latencies: number[] = [];
  return new Promise((resolve, reject) => {
    const instance = autocannon({ connections: CONNECTIONS, duration: 8, ...options }, (error, result) => {
      const failed = (result?.non2xx ?? 0) + (result?.errors ?? 0);
      if (error) reject(error);
      else if (failed > 0) reject(new Error(`${options.url}: ${failed} of ${result.requests.total} failed`));
      else if (latencies.length === 0) reject(new Error(`${options.url}: nobody was answered`));
      else resolve(figure(result.requests.average, latencies));
    });
    instance.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
}

function figure(perSecond: number, latencies: number[]): Figure {
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Bodies of check-ins that never repeat: every child on every day, from `newest` (local date) back into the past. */
export function checkIns(childIds: readonly number[], newest: string): () => string {
  let n = 0;
  return () => {
    const childId = childIds[n % childIds.length];
    const date = new Date(Date.parse(newest) - Math.floor(n / childIds.length) * 86_400_000).toISOString().slice(0, 10);
    n += 1;
    return JSON.stringify({ childId, date, checkInTime: '07:45', checkInBy: 'Parent', status: 'present' });
  };
}
