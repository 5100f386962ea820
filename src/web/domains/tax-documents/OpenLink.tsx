import type { ComponentProps } from 'react';
import { isPdf, type TaxDocument } from './rules.ts';

type OpenLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'download'> & { document: TaxDocument };

/** Leads to the file itself: a PDF opens in a new tab, anything else is saved (tax-documents-6). */
export function OpenLink({ document, children, ...rest }: OpenLinkProps) {
  const { fileUrl } = document;
  if (fileUrl === null) return null;
  const opening = isPdf(document) ? { target: '_blank', rel: 'noopener' } : { download: '' };
  return (
    <a {...rest} {...opening} href={fileUrl}>
      {children}
    </a>
  );
}
