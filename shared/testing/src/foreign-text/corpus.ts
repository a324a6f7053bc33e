/**
 * Texts that make a careless pattern walk the same way again and again: one piece repeated, with an end that does not
 * fit, behind a beginning that lets it come so far.
 */

const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
/** What single patterns look for, so that each gets as far as it can before it fails. */
const pieces = [
  ...['\n', '\t', '\\"', 'é', '๐', '１', '。', '’', '\u200b', 'đ'],
  ...['a.', 'a@', 'a-', '-a', '1.', '1,', ',1', "'123", ' 123', '0 ', '00'],
  ...['/a', '//', '/r/a', 'releases/', '.br', '<a', '<!-- next article', ' /** ', ' // ', '{a', '{a}', '[1,'],
  ...[
    ';q=0',
    '; q=0.',
    'bytes=1',
    'W/',
    'https',
    'Android',
    'iPhon',
    'Linux; Android 1',
    'code 401',
    'zh-hant',
    '-han',
  ],
  ...['sha384-', '--a', '--a=', 'AAAA', 'Mon 05:0', 'R1', 'ABCD', 'a_', '::ffff:1', '1.1', 'rgb(1 ', 'a:', '0x0'],
]
const ends = ['\u0000', '/', ' @']
const beginnings = ['', 'x', '1', '-', '/', 'a@', 'a:', 'https://']

export type Text = { name: string; make: (length: number) => string }

export const corpus: readonly Text[] = [...signs, ...pieces].flatMap(piece =>
  ends.flatMap(end =>
    beginnings.map(beginning => ({
      name: JSON.stringify(`${beginning}${piece}…${end}`),
      make: (length: number) => beginning + piece.repeat(Math.ceil(length / piece.length)) + end,
    })),
  ),
)
