/** One key for one question: two units that ask the same share one answer. */
import type { Call } from '@shared/contract'
import type { Topic } from '@shared/contract/topics'
import type { QueryKey } from '@tanstack/react-query'
import { useLanguage } from '../i18n/language.ts'

/** What a query's answer tells of. */
export type Meta = { reads: readonly Topic[] }

export const metaOf = (calls: readonly Call[]): Meta => ({ reads: calls.flatMap(({ reads = [] }) => reads) })

/** @param question what the answer depends on beside the calls; their words are of one language */
export function useKey(calls: readonly Call[], ...question: readonly unknown[]): QueryKey {
  const { bcp47 } = useLanguage()
  return [...calls.map(({ path }) => path), ...question, ...(calls.some(({ worded }) => worded) ? [bcp47] : [])]
}
