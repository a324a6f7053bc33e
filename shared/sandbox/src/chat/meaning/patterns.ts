/** Finds topics by the concepts that a message names, the same way in every language: `concepts/topics.txt`. */

import { type Hit, TopicIndex } from '@shared/format/topics/topic-index'
import { linesOf } from './lines.ts'

let known: TopicIndex | undefined

export function topicsNamedBy(concepts: readonly string[]): Hit[] {
  known ??= read()
  return known.find(concepts.join(' '))
}

function read(): TopicIndex {
  const { idle = [], ...topics } = Object.fromEntries(linesOf('concepts/topics'))
  return new TopicIndex(
    Object.entries(topics).map(([id, phrases]) => ({ id, phrases })),
    idle.join(' '),
  )
}
