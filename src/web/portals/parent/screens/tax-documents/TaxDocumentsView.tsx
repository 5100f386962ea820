import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { TaxDocuments } from './TaxDocuments.tsx';

/** A parent's tax documents (tax-documents-5). */
export function TaxDocumentsView({ title, back }: { title: string; back: string }) {
  return (
    <ParentPage title={title} back={back}>
      <TaxDocuments />
    </ParentPage>
  );
}
