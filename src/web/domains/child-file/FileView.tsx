import type { ReactNode } from 'react';
import { ContactList } from './ContactList.tsx';
import { CustodyPart } from './CustodyPart.tsx';
import { FileDetails } from './FileDetails.tsx';
import { InsurancePart } from './InsurancePart.tsx';
import type { ChildFile } from './queries.ts';
import type { Reader } from './rules.ts';

type FileViewProps = {
  file: ChildFile;
  reader: Reader;
  /** The paper on which custody rests. */
  order: ReactNode;
  /** What stands above the parts. */
  children: ReactNode;
};

/** What is said of a child, part by part; each is changed by itself. */
export function FileView({ file, reader, order, children }: FileViewProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      {children}
      <ContactList file={file} reader={reader} part="contacts" kinds={['emergency', 'doctor', 'dentist', 'hospital']} />
      <ContactList file={file} reader={reader} part="homes" kinds={['home']} />
      <FileDetails file={file} reader={reader} />
      {(reader.seesInsurance || reader.changes) && <InsurancePart file={file} reader={reader} />}
      {reader.changes && <CustodyPart file={file} reader={reader} order={order} />}
    </div>
  );
}
