/** What stands below the field: hits for what is typed; else the last searches and three examples. */
import { useLingui } from '@lingui/react/macro'
import type { Example } from './examples.model.ts'
import type { Group, Hit } from './hits.model.ts'
import type { useRecent } from './recent.state.ts'
import type { useSearch } from './use-search.ts'

export type Section = { name: Group | 'recent' | 'example'; hits: readonly Hit[] }

const clearing = (title: string): Hit => ({ key: 'clear', group: 'act', title, target: { clear: true } })

const fills = (name: 'recent' | 'example', examples: readonly Example[]): Hit[] =>
  examples.map(({ text, note }) => ({
    key: `${name}-${text}`,
    group: 'act',
    title: text,
    note,
    target: { fill: text },
  }))

const filled = ({ hits }: Section): boolean => hits.length > 0

export function useSections(
  text: string,
  { found, examples }: ReturnType<typeof useSearch>,
  { searches }: ReturnType<typeof useRecent>,
): Section[] {
  const { t } = useLingui()
  const forget = searches.length > 0 ? [clearing(t`Clear recent searches`)] : []
  const past = searches.map(each => ({ text: each, note: undefined }))
  const untyped: Section[] = [
    { name: 'example', hits: fills('example', examples) },
    { name: 'recent', hits: [...fills('recent', past), ...forget] },
  ]
  if (text.trim() === '') return untyped.filter(filled)
  return found.map(({ group, hits }) => ({ name: group, hits }))
}
