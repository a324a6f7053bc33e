/** A reload that nobody asked for gives the page back as it stood: same address, same place. */
import * as v from 'valibot'
import { tab } from '../browser/storage.ts'
import { restore } from '../surface/navigation/list-memory.ts'

const KEY = 'resume'

type Mark = [hash: string, top: number]

/** Writes down where the page stands, for the next start in this tab. */
export function leaveMark(): void {
  const mark: Mark = [location.hash, document.getElementById('main')?.scrollTop ?? 0]
  tab.set(KEY, JSON.stringify(mark))
}

const mark = v.tuple([v.string(), v.number()])

function marked(): Mark {
  try {
    return v.parse(mark, JSON.parse(tab.get(KEY) ?? ''))
  } catch {
    return ['', 0] // nothing, or what was damaged: the page begins at its top
  }
}

/** Goes back to that place as the content arrives, unless the person scrolls first. */
export function resume(): void {
  const [hash, top] = marked()
  tab.remove(KEY)
  const main = document.getElementById('main')
  if (main && top > 0 && hash === location.hash) restore(main, top)
}
