/** Words set in lines on a canvas, which breaks none by itself. */

/** Stay with what follows them, as no line ends with one. */
const opening = /^[([{“‘«「『（【《〈¿¡]+$/

/** What may not be torn apart: a word with the signs after it, a syllable where a language writes no spaces. */
function partsOf(words: string, language: string): string[] {
  const parts: string[] = []
  let open = false
  for (const { segment, isWordLike } of segmentsOf(words, language)) {
    const opens = opening.test(segment)
    if (parts.length === 0 || (!open && (isWordLike || opens))) parts.push(segment)
    else parts.push((parts.pop() ?? '') + segment)
    open = opens
  }
  return parts
}

type Segment = { segment: string; isWordLike?: boolean | undefined }

function segmentsOf(words: string, language: string): Iterable<Segment> {
  return new Intl.Segmenter(language, { granularity: 'word' }).segment(words)
}

/** A part that is wider than a line alone, an address perhaps, is broken anywhere. */
function cut(part: string, fits: (line: string) => boolean): string[] {
  if (fits(part)) return [part]
  const pieces = ['']
  for (const sign of part) {
    const longer = (pieces.at(-1) ?? '') + sign
    if (fits(longer) || pieces.at(-1) === '') pieces[pieces.length - 1] = longer
    else pieces.push(sign)
  }
  return pieces
}

/** @param fits whether a line has room for this @param language BCP 47, of the words */
export function linesOf(words: string, language: string, fits: (line: string) => boolean): string[] {
  const lines = ['']
  for (const part of partsOf(words.trim().replace(/\s+/g, ' '), language).flatMap(each => cut(each, fits))) {
    const longer = (lines.at(-1) ?? '') + part
    if (lines.at(-1) === '' || fits(longer.trimEnd())) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.map(line => line.trim())
}

/** The first of these lines; where there are more, the last says so. */
export function shortened(lines: readonly string[], most: number, fits: (line: string) => boolean): string[] {
  if (lines.length <= most) return [...lines]
  const kept = lines.slice(0, Math.max(most, 0))
  const end = [...(kept.pop() ?? '')]
  while (end.length > 0 && !fits(`${end.join('').trimEnd()}…`)) end.pop()
  return most > 0 ? [...kept, `${end.join('').trimEnd()}…`] : []
}
