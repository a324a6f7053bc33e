/** One key for one question: two units that ask the same share one answer. */
import type { Call, InputOf } from '@shared/contract'
import type { Topic } from '@shared/contract/topics'
import type { QueryKey } from '@tanstack/react-query'
import { useLanguage } from '../i18n/language.ts'

/** What a query's answer tells of. */
export type Meta = { reads: readonly Topic[] }

export const metaOf = (...calls: readonly Call[]): Meta => ({ reads: calls.flatMap(({ reads = [] }) => reads) })

/** @param rest what else the answer depends on */
export function useKey<C extends Call>(c: C, input: Partial<InputOf<C>>, ...rest: readonly unknown[]): QueryKey {
  const { bcp47 } = useLanguage()
  return [c.path, input, ...rest, ...(c.worded ? [bcp47] : [])]
}
