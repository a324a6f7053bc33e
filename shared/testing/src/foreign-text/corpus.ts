/** Texts that make a careless pattern walk the same way again and again: one piece repeated, with an end that does not fit. */

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
  ...['sha384-', '--a', '--a=', 'AAAA', 'Mon 05:0', 'R1', 'ABCD', 'a_', '::ffff:1', '1.1'],
]
const ends = ['\u0000', '/']

export type Text = { name: string; make: (length: number) => string }

export const corpus: readonly Text[] = [...signs, ...pieces].flatMap(piece =>
  ends.map(end => ({
    name: JSON.stringify(`${piece}…${end}`),
    make: (length: number) => piece.repeat(Math.ceil(length / piece.length)) + end,
  })),
)
