import { ContactList } from './ContactList.tsx';
import { CustodyPart } from './CustodyPart.tsx';
import { FileDetails } from './FileDetails.tsx';
import { InsurancePart } from './InsurancePart.tsx';
import type { ChildFile } from './queries.ts';
import type { Reader } from './rules.ts';

/** What is said of a child, part by part; each is changed by itself. */
export function FileView({ file, reader }: { file: ChildFile; reader: Reader }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <ContactList file={file} reader={reader} part="contacts" kinds={['emergency', 'doctor', 'dentist', 'hospital']} />
      <ContactList file={file} reader={reader} part="homes" kinds={['home']} />
      <FileDetails file={file} reader={reader} />
      {(reader.seesInsurance || reader.changes) && <InsurancePart file={file} reader={reader} />}
      {reader.changes && <CustodyPart file={file} reader={reader} />}
    </div>
  );
}
