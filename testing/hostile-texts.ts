// Texts that have broken software somewhere: markup, queries, templates, formulas, paths, and what Unicode allows.

const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "<svg/onload='fetch(`//evil`)'>",
  '</title></script><script>alert(1)</script>',
  '<!-- comment --> <![CDATA[ data ]]>',
  'javascript:alert(1)',
  '&lt;b&gt; &amp;amp; &#x27; &nbsp;',
  '<style>*{display:none}</style>',
  '<a href="data:text/html,hi">x</a>',
];
const QUERIES = [
  "'; drop table child; --",
  "' or '1'='1",
  "Robert'); delete from staff where ('1'='1",
  '" union select password_hash from staff --',
  '$1 $2 :name ?',
  "\\x41 \\' \\\" E'\\\\'",
  "{'$gt': ''}",
  '/* */ -- #',
  '{1,2,NULL}',
  '(1,2)::record',
  '%_%',
  'NULL',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
];
const TEMPLATES = [
  '{{name}} {{values}}',
  '{{constructor.constructor("return 1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text
  '${7*7} ${process.exit()}',
  '<%= 7*7 %>',
  '#{7*7}',
  '%s %d %n %x',
  '$& $1 $` $$',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '{"code":"failed"}',
  '[object Object]',
];
const FORMULAS = [
  '=1+1',
  '=cmd|"/c calc"!A0',
  '+SUM(A1:A9)',
  '-2+3',
  '@SUM(1)',
  '=HYPERLINK("http://evil","x")',
  '\t=1',
  'a;b,c"d',
];
const PATHS = [
  '../../etc/passwd',
  '..\\..\\windows',
  '/dev/null',
  'C:\\con',
  'file:///etc/passwd',
  'a/b/c',
  '.',
  '..',
  '~',
  '%2e%2e%2f',
  '%00',
];
const LINES = [
  'one\ntwo',
  'one\r\ntwo',
  'Set-Cookie: a=b\r\n\r\nx',
  'tab\there',
  'bell\u0007',
  'escape\u001b[31m',
  'delete\u007f',
  'vertical\u000btab',
  'unit\u001fseparator',
  'next\u0085line',
  'line\u2028sep',
  'para\u2029sep',
];
const UNICODE = [
  'Zoë Müller-Çelik',
  '李小龍 王',
  'мария',
  'مريم العربية',
  'עברית',
  'ไทยภาษา',
  'हिन्दी',
  '\u202eevil\u202c',
  '\u2067rtl\u2069 \u200f\u200e',
  'zero\u200bwidth\u200d\u2060',
  'a\ufeffb',
  'e\u0301 \u00e9',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334',
  '\ufb01 \u2126 \u212b',
  '👶🏽 👩‍👩‍👧‍👦 🏳️‍🌈',
  '🇨🇦🇺🇸',
  '\u{10ffff} \u{1f600}',
  '\uffff\ufffe\ufdd0',
  'İıŞşĞğ ß ẞ ſ',
  'ﷺ',
  '𝕬𝖓𝖆',
  '¼ ½ ² ₂',
  'non\u00a0breaking',
  'soft\u00adhyphen',
  '\ue000 private',
  '\u0300alone',
];
const UNPRINTABLE = ['nul\0byte', '\0', '\ud800', '\udfff', 'half \ud83d end', '\udc00\ud800'];
const EMPTY = ['', ' ', '\u00a0', '\ufeff', '\n\t', ' spaced out '];
const LONG = [39, 40, 41, 79, 80, 81, 199, 200, 201, 1_999, 2_001, 9_999, 10_000, 10_001].flatMap((length) => [
  'x'.repeat(length),
  '😀'.repeat(length / 2),
]);

const ONES = [MARKUP, QUERIES, TEMPLATES, FORMULAS, PATHS, LINES, UNICODE, UNPRINTABLE].flat();

/** Each alone, and some beside harmless words; more than 200. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...ONES,
  ...EMPTY,
  ...LONG,
  ...[MARKUP, QUERIES, TEMPLATES, UNICODE].flat().map((text) => `Ana ${text} Maria`),
];
