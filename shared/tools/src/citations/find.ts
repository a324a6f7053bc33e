/** Finds citations of documents that the project does not hold, and of headings that are not in them. */
import { posix } from 'node:path'

/** Text of a document by its path from the root; undefined where there is none. */
export type Held = (path: string) => string | undefined

/** A link or a name, with `#heading` or `, "Heading"` behind it; a glob, an ending alone and a rooted path are none. */
const citation = /(\]\(|(?<![\w.*/-]))((?:[\w.-]+\/)*[\w.-]*\w\.md)\b(?:#([\p{L}\p{N}_-]+)|,\s+"([^"\n]+)")?/gu

/** The name of a heading's place, as GitHub makes it. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

const hasHeading = (text: string, slug: string): boolean =>
  [...text.matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => slugOf(heading) === slug)

/** A link counts from its own folder; a name in a text also from any folder above. */
function documentAt(from: string, cited: string, isLink: boolean, held: Held): string | undefined {
  for (let folder = posix.dirname(from); ; folder = posix.dirname(folder)) {
    const text = held(posix.join(folder, cited))
    if (text !== undefined || folder === '.' || isLink) return text
  }
}

/** @param from where the text stands, from the root @param text comments, strings and words alike: none may mislead */
export function wrongCitations(from: string, text: string, held: Held): { line: number; why: string }[] {
  const plain = text.replace(/\bhttps?:\/\/\S+/g, '').replaceAll('](#', `](${posix.basename(from)}#`)
  return [...plain.matchAll(citation)].flatMap(({ 1: link, 2: cited = '', 3: anchor, 4: heading = '', index }) => {
    const document = documentAt(from, cited, link !== '', held)
    const slug = anchor ?? slugOf(heading)
    const line = plain.slice(0, index).split('\n').length
    if (document === undefined) return [{ line, why: `cites ${cited}, which the project does not hold` }]
    return slug && !hasHeading(document, slug)
      ? [{ line, why: `cites the heading "${slug}", which ${cited} lacks` }]
      : []
  })
}
