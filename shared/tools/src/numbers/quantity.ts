/** Reads the numbers of a sentence: in digits or in words, one or a list, with the unit behind. */

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const words = new Map<string, number>([
  ...small.map((word, n) => [word, n] as const),
  ...ordinals.map((word, n) => [word, n] as const),
  ...Object.entries({
    a: 1,
    an: 1,
    half: 0.5,
    'half a': 0.5,
    'half an': 0.5,
    quarter: 0.25,
    twenty: 20,
    twentieth: 20,
    thirty: 30,
    thirtieth: 30,
  }),
  ...Object.entries({ forty: 40, fifty: 50, sixty: 60, hundred: 100, thousand: 1000 }),
])

/** Seconds of a unit of time. */
export const seconds = new Map<string, number>([
  ...['s', 'second', 'seconds'].map(unit => [unit, 1] as const),
  ...['min', 'minute', 'minutes'].map(unit => [unit, 60] as const),
  ...['h', 'hour', 'hours'].map(unit => [unit, 3600] as const),
  ...['day', 'days'].map(unit => [unit, 86_400] as const),
])

/** What other units count. */
const factors = new Map([
  ['%', 0.01],
  ['KB', 1024],
  ['MB', 1024 ** 2],
])

const one =
  /^(?:an? (?=hundred|thousand))?(?:([−-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)|(half an?|[a-z]+))(?: (million))?(?=$|\W|[xn]\b)/i
const between = /^(?: · |, then | to |, | or | and |\/)/
const unitAfter = /^[  ]?(%|[KM]B|[a-z]+)/

export type Quantities = { numbers: readonly number[]; unit: string | undefined }

function oneOf(text: string): { n: number; rest: string } | undefined {
  const [found, digits, word = '', million] = one.exec(text) ?? []
  const n = digits ? Number(digits.replaceAll(',', '').replace('−', '-')) : words.get(word.toLowerCase())
  if (found === undefined || n === undefined) return undefined
  return { n: million ? n * 1_000_000 : n, rest: text.slice(found.length) }
}

/** @returns undefined where the text does not begin with so many numbers */
export function quantitiesAt(text: string, count: number): Quantities | undefined {
  const numbers: number[] = []
  for (let rest = text; ; rest = rest.replace(between, '')) {
    const next = oneOf(rest)
    if (!next) return undefined
    numbers.push(next.n)
    rest = next.rest
    if (numbers.length < count) continue
    const [, unit = ''] = unitAfter.exec(rest) ?? []
    return { numbers, unit: seconds.has(unit) || factors.has(unit) ? unit : undefined }
  }
}

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b))

/** Whether a number with its unit is the code's. @param kept the unit of time that the code counts in; else s or ms */
export function isSame(code: number, n: number, unit = '', kept?: string): boolean {
  const time = seconds.get(unit)
  if (time === undefined) return isClose(code, n * (factors.get(unit) ?? 1))
  const base = kept === undefined ? undefined : seconds.get(kept)
  return base === undefined ? isClose(code, n * time) || isClose(code, n * time * 1000) : isClose(code * base, n * time)
}
