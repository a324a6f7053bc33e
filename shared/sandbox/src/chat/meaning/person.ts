/** Whether somebody asks for a person. */
import { languageCode } from '@shared/contract'
import type { Hit } from '@shared/format/topics/topic-index'
import { spaced } from './spaced.ts'
import { wordingsIn } from './wordings.ts'

/** "agent", "staff": such a word asks for one if it is most of what was said. */
const BARE = { covered: 0.6, explained: 0.38, held: 3.2 }
/** A wish that is worded in another way: nothing else comes near to it. */
const CLEAR = { covered: 0.35, explained: 0, held: 3.4 }
const AHEAD = 1.9
/** "talk to a human" asks for one whatever else was said. */
const PLAIN = { covered: 0.9, explained: 0, held: 6.3 }

/** @param hits and concepts of the question, in the language that it is written in */
export function asksForPerson(text: string, hits: readonly Hit[], concepts: readonly string[]): boolean {
  if (concepts.includes('human') && concepts.includes('speak')) return true
  const [best, next] = hits
  const person = hits.find(({ id }) => id === 'person')
  if (person && fits(person, PLAIN)) return true
  if (person && person === best && (fits(person, BARE) || isAhead(person, next))) return true
  const said = spaced(text)
  return wordings().some(({ words, isBare }) => (isBare ? said === words : said.includes(words)))
}

const fits = (hit: Hit, least: typeof BARE): boolean =>
  hit.covered >= least.covered && hit.explained >= least.explained && hit.held >= least.held

const isAhead = (hit: Hit, next: Hit | undefined): boolean =>
  fits(hit, CLEAR) && hit.score >= AHEAD * (next?.score ?? 0)

type Wording = { words: string; isBare: boolean }
let known: readonly Wording[] | undefined

/** Of every language, since nobody in need of help looks at which one the app is set to. One word must be all that was said. */
function wordings(): readonly Wording[] {
  known ??= languageCode.options.flatMap(code =>
    wordingsIn(code).person.map(phrase => {
      const words = spaced(phrase)
      return { words, isBare: words.trim().split(' ').length < 3 }
    }),
  )
  return known
}
