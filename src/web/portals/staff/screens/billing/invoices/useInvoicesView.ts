import { useSearchParams } from 'react-router';

type View = { readonly kind: 'list' | 'make' | 'runs' } | { readonly kind: 'run' | 'invoice'; readonly id: number };

/** What of the invoices is shown; part of the address, so that a reload finds a running run again. */
export function useInvoicesView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams();
  const show = (view: View) =>
    setSearch({ tab: 'invoices', ...addressOf(view) }, { replace: false, preventScrollReset: true });
  for (const kind of ['run', 'invoice'] as const) {
    const id = Number(search.get(kind));
    if (Number.isInteger(id) && id > 0) return [{ kind, id }, show];
  }
  const asked = search.get('view');
  return [{ kind: asked === 'make' || asked === 'runs' ? asked : 'list' }, show];
}

function addressOf(view: View): Record<string, string> {
  if (view.kind === 'run' || view.kind === 'invoice') return { [view.kind]: String(view.id) };
  return view.kind === 'list' ? {} : { view: view.kind };
}
