/** One row of the list, in the reader's language. */
export interface Country {
  /** ISO 3166-1, two letters. */
  code: string
  name: string
  /** Without its plus: `1`, `852`. */
  phoneCode: string
}

/** Without case and accents: "méxico" is found by "mexico". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The countries whose name holds the query, whose code is it, or whose number begins with it; all for an empty one. */
export function matching(countries: readonly Country[], query: string): readonly Country[] {
  const asked = plain(query).replace(/^\+/, '')
  if (asked === '') return countries
  return countries.filter(
    ({ name, code, phoneCode }) =>
      plain(name).includes(asked) || code.toLowerCase() === asked || phoneCode.startsWith(asked),
  )
}
