import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { MakeInvoices } from './MakeInvoices.tsx';
import { RunList } from './RunList.tsx';
import { RunProgress } from './RunProgress.tsx';
import { useInvoicesView } from './useInvoicesView.ts';

/** Invoices, and the runs that make them. */
export default function InvoicesPanel() {
  const { t } = useTranslation();
  const [view, show] = useInvoicesView();
  const toList = () => show({ kind: 'list' });
  if (view.kind === 'list' || view.kind === 'invoice') {
    return (
      <>
        <InvoiceList
          onMake={() => show({ kind: 'make' })}
          onRuns={() => show({ kind: 'runs' })}
          onOpen={(id) => show({ kind: 'invoice', id })}
        />
        {view.kind === 'invoice' && <InvoiceDialog key={view.id} id={view.id} onClose={toList} />}
      </>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Button
        variant="quiet"
        size="small"
        className="-ms-3 self-start"
        icon={<ArrowLeft className="size-4.5" />}
        onClick={toList}
      >
        {t('billingInvoices.toList')}
      </Button>
      {view.kind === 'make' && <MakeInvoices onStarted={(id) => show({ kind: 'run', id })} />}
      {view.kind === 'runs' && <RunList onOpen={(id) => show({ kind: 'run', id })} />}
      {view.kind === 'run' && <RunProgress id={view.id} onDone={toList} />}
    </div>
  );
}
