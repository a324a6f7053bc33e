/**
 * The newest live set of each log, kept as it was signed. It is the proof of the numbers that the phone remembers: any code
 * of the page can write a number into storage, and only the keys can sign a set that has it.
 */
import { isPageConfig, type PageConfig, pageSignature, withoutFiles } from '@shared/contract/page-config'
import * as v from 'valibot'
import { isApproved } from './approved.ts'
import { forget, keep, recall } from './memory.ts'
import { isTrustedPage } from './verify.ts'

/** The name of a log, encoded as one word: the operator may have typed spaces. */
export type LogWord = string
export const wordOf = ({ log }: Pick<PageConfig, 'log'>): LogWord => encodeURIComponent(log)

const keyOf = (word: LogWord): string => `newest-set ${word}`

/** Without the file hashes that the page's own copy leaves out: they are most of a set. */
function withoutFarFiles(set: PageConfig): PageConfig {
  const ofPage = set.signature?.thin
  return v.is(pageSignature, ofPage) ? withoutFiles(set, ofPage.without) : set
}

export function keepCopy(set: PageConfig): void {
  const [key, text] = [keyOf(wordOf(set)), JSON.stringify(withoutFarFiles(set))]
  if (recall(key) !== text) keep(key, text)
}

export const forgetCopy = (word: LogWord): void => forget(keyOf(word))

function read(word: LogWord): PageConfig | undefined {
  try {
    const raw: unknown = JSON.parse(recall(keyOf(word)))
    return isPageConfig(raw) && wordOf(raw) === word ? raw : undefined
  } catch {
    return undefined // no copy, or a damaged one
  }
}

/**
 * The copy of a log, if it can refuse a set that the page would believe otherwise.
 * A copy whose policy fewer keys signed than the set asks for refuses nothing: the owner of one key could plant it.
 */
export async function copyAgainst(set: PageConfig, word = wordOf(set)): Promise<PageConfig | undefined> {
  const copy = read(word)
  const openPolicy = { version: 0, promote: set.policy?.promote ?? 1 }
  return copy && (await isTrustedPage(copy)) && (await isApproved(copy, openPolicy)) ? copy : undefined
}
