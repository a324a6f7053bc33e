/** Hostile HTML that was published elsewhere: no list shows it, the screens' tests open it by its ids. */
import { readFileSync } from 'node:fs'
import { noticeTypes } from '@shared/contract/codes'
import type { InEight } from '../categories.ts'
import { eight } from './eight.ts'
import type { HelpSeed } from './help-articles.ts'
import { hostileBatches } from './hostile-payloads.ts'
import type { NoticeSeed } from './notice-seed.ts'

const bodies = readFileSync(new URL('./bodies/hostile.html', import.meta.url), 'utf8').split(
  /<!-- next article[^>]*-->\n/,
)

/** "xss", "xss-2", "xss-3" …, then "xss-all-1", "xss-all-2" …, which hold every known payload: the body of each. */
export const hostileBodies: ReadonlyMap<string, string> = new Map([
  ...bodies.map((body, place): [string, string] => [place === 0 ? 'xss' : `xss-${place + 1}`, body]),
  ...hostileBatches.map((body, place): [string, string] => [`xss-all-${place + 1}`, body]),
])

const inEnglish = (title: string): InEight => eight(title, title, title, title, title, title, title, title)
const words = {
  title: inEnglish('Hostile HTML, shown harmless'),
  abstract: 'Payloads that screens must show without running them.',
}

export const hostileNotices: readonly NoticeSeed[] = [...hostileBodies.keys()].map(id => ({
  id,
  noticeType: noticeTypes.announcement,
  hidden: true,
  ...words,
  age: 0,
}))

export const hostileHelp: readonly HelpSeed[] = [...hostileBodies.keys()].map(id => ({
  id,
  category: 'document',
  hidden: true,
  ...words,
}))
