import { Page } from '../../layout/Page.tsx';
import { TaxDocuments } from './TaxDocuments.tsx';

/** A parent's tax documents (seed 001 section 2). */
export function TaxDocumentsView({ title, back }: { title: string; back: string }) {
  return (
    <Page title={title} back={back}>
      <TaxDocuments />
    </Page>
  );
}
