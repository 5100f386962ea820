import { pdfText } from '../pdf-text.ts';
import { unzipped } from '../zip.ts';

const ZIP = 'PK\x03\x04';
const ZIP_END = 'PK\x05\x06';

/** What bytes say: of a zip or a workbook each file, zips within it included; of a PDF its words as well. */
export function* textsIn(bytes: Buffer): Generator<string> {
  if (bytes.toString('latin1', 0, 4) === ZIP && bytes.includes(ZIP_END))
    for (const [name, part] of unzipped(bytes)) {
      yield name;
      yield* textsIn(part);
    }
  else if (bytes.toString('latin1', 0, 5) === '%PDF-') yield pdfText(bytes);
  yield bytes.toString('utf8');
}
