type HeatProps = {
  caption: string;
  /** Heads the rows' names. */
  corner: string;
  columns: readonly string[];
  rows: readonly { readonly key: string | number; readonly label: string; readonly values: readonly number[] }[];
};

/** A table of counts, each on a ground that is stronger the higher it is; nothing is 0 written small. */
export function Heat({ caption, corner, columns, rows }: HeatProps) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <section className="overflow-x-auto [print-color-adjust:exact]" aria-label={caption} tabIndex={0}>
      <table className="w-full min-w-160 border-separate border-spacing-1 text-sm print:min-w-0 print:text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="text-start font-medium text-ink-soft text-xs">
              {corner}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-0.5 pb-1 text-center font-medium text-ink-soft text-xs">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row" className="pe-2 text-start font-medium">
                {label}
              </th>
              {values.map((value, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key than their place
                  key={at}
                  className="h-9 rounded-sm bg-[color-mix(in_oklab,var(--attention)_var(--heat),var(--sunken))] text-center tabular-nums"
                  style={{ '--heat': `${value === 0 ? 0 : 12 + Math.round((value / most) * 38)}%` } as object}
                >
                  <span className={value === 0 ? 'text-ink-faint text-xs' : 'font-semibold text-ink'}>{value}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
