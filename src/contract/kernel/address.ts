/** What goes with a call: `:name` of its path, its query, its JSON body. */
export interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Where a call goes: its path with the `params` filled in, and its query. Lists become repeated values; null and undefined nothing. */
export function addressOf(route: string, { params = {}, query = {} }: Parts = {}): string {
  const [, path = ''] = route.split(' ');
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => (one == null ? [] : [[name, String(one)]])),
    ),
  );
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
