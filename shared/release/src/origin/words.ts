/** Where a release comes from, in a line. */
import type { MadeFrom } from '@shared/contract/config'
import { printable } from '@shared/contract/printable'
import type { Origin } from './origin.ts'

export const shortCommit = (commit: string): string => commit.slice(0, 12)

/** What the live set says of it, to every phone: no names of people, and no more of the subject than a line holds. */
export function madeFromOf(origin: Origin | undefined): { from?: MadeFrom } {
  if (!origin?.source) return {}
  const { commit, subject, dirty } = origin.source
  return { from: { commit: shortCommit(commit), subject: printable(subject, 72), ...(dirty && { dirty }) } }
}

/** e.g. "c0b202f41a77 of main: The new order ticket (Lena, 2026-11-21), published by lena@laptop" */
export function originInWords(origin: Origin | undefined): string {
  if (!origin) return 'nothing is known of where it comes from'
  const { source, by, brought } = origin
  const published = `published by ${by}${brought ? ', from a folder' : ''}`
  if (!source) return printable(`of no commit that is known, ${published}`, most)
  const { commit, branch, dirty, subject, author, committed } = source
  const place = `${shortCommit(commit)}${branch ? ` of ${branch}` : ''}${dirty ? ', includes uncommitted changes' : ''}`
  return printable(`${place}: ${subject} (${author}, ${committed.slice(0, 10)}), ${published}`, most)
}

const most = 400
