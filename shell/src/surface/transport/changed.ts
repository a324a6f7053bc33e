/** Tells whoever keeps answers of the server that some are out of date. */
import type { Topic } from '@shared/contract/topics'

type Heard = (topics: readonly Topic[]) => void
const listeners = new Set<Heard>()

/** @returns ends it */
export function onChanged(heard: Heard): () => void {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}

/** What tells of these topics is asked for anew, in whichever unit it stands. */
export const changed = (topics: readonly Topic[] = []): void => {
  if (topics.length > 0) for (const heard of listeners) heard(topics)
}
