/** Hostile HTML that was published elsewhere: no list shows it, the screens' tests open it by its ids. */
import { readFileSync } from 'node:fs'
import type { HelpSeed, NoticeSeed } from './articles.ts'
import { hostileBatches } from './hostile-payloads.ts'

const bodies = readFileSync(new URL('./bodies/hostile.html', import.meta.url), 'utf8').split(
  /<!-- next article[^>]*-->\n/,
)

/** "xss", "xss-2", "xss-3" …, then "xss-all-1", "xss-all-2" …, which hold every known payload: the body of each. */
const hostileBodies: ReadonlyMap<string, string> = new Map([
  ...bodies.map((body, place): [string, string] => [place === 0 ? 'xss' : `xss-${place + 1}`, body]),
  ...hostileBatches.map((body, place): [string, string] => [`xss-all-${place + 1}`, body]),
])

const textsOf = (content: string): HelpSeed['texts'] => {
  const abstract = 'Payloads that screens must show without running them.'
  return new Map([['en-us', { title: 'Hostile HTML, shown harmless', abstract, content }]])
}
const hidden = [...hostileBodies].map(([id, body]) => ({ id, hidden: true, texts: textsOf(body) }))

export const hostileHelp: readonly HelpSeed[] = hidden.map(seed => ({ ...seed, category: 'document', sort: 0 }))
export const hostileNotices: readonly NoticeSeed[] = hidden.map(seed => ({
  ...seed,
  ...{ type: 'announcement', top: false, retracted: false, link: 'none', age: 0 },
}))
