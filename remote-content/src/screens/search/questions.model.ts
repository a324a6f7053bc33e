/** Questions in plain words ("how do I get my money out"): the screens and help articles that people ask for so. */
import { fold } from '@shared/format/fold'
import { TopicIndex } from '@shared/format/topics/topic-index'
import type { Entry } from './hits.model.ts'

/** Of each entry that answers a question, how well it does. */
export type Answers = ReadonlyMap<Entry, number>

/** A hit by a word that many entries share says nothing. */
const LEAST = 1.2
/** Of the best score, what another entry needs to be shown beside it. */
const NEAR = 0.4

const isAsked = ({ group }: Entry): boolean => group === 'screen' || group === 'help'

/** Its names say how people ask for it; its note may hold other words of a question. */
function topicOf({ key, names, note }: Entry) {
  const more = fold(note ?? '')
  return { id: key, phrases: names.filter(name => name !== more), more }
}

/**
 * The index is made at the first question: it takes longer than a key press may.
 * @param idle words of any question, which do not tell its subject
 */
export function questionsOf(entries: readonly Entry[], idle: string): (typed: string) => Answers {
  const asked = new Map(entries.filter(isAsked).map(entry => [entry.key, entry]))
  let index: TopicIndex | undefined
  return typed => {
    index ??= new TopicIndex([...asked.values()].map(topicOf), idle)
    const hits = index.find(typed).filter(({ score }) => score >= LEAST)
    const least = NEAR * (hits[0]?.score ?? 0)
    const near = hits.filter(({ score }) => score >= least)
    return new Map(
      near.flatMap(({ id, score }) => {
        const entry = asked.get(id)
        return entry ? [[entry, score]] : []
      }),
    )
  }
}
