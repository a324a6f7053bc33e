/** What a browser calls itself, as a person would say it. */

type Names = readonly (readonly [name: string, sign: string])[]

/** In this order: each of the later names stands in the words of the ones before, too. */
const browsers: Names = [
  ['Edge', 'Edg'],
  ['Opera', 'OPR/'],
  ['Samsung Internet', 'SamsungBrowser/'],
  ['Firefox', 'Firefox/'],
  ['Firefox', 'FxiOS/'],
  ['Chrome', 'CriOS/'],
  ['Chrome', 'Chrome/'],
  ['Safari', 'Safari/'],
]
const systems: Names = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['ChromeOS', 'CrOS'],
  ['Mac', 'Macintosh'],
  ['Linux', 'Linux'],
]

const named = (names: Names, text: string) => names.find(([, sign]) => text.includes(sign))?.[0]

/** "Chrome · Android": known names only, never the text that was sent; '' where none is known. */
export const deviceOf = (userAgent: string | undefined): string =>
  [named(browsers, userAgent ?? ''), named(systems, userAgent ?? '')].filter(Boolean).join(' · ')
