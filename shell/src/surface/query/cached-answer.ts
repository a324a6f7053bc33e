import { queryClient } from './query-client.ts'

/** Paging does not count: the first page of a list is the same query, whatever its size. */
const PAGING = ['pageNo', 'pageSize']

const inputKey = (input: object) =>
  Object.entries(input)
    .filter(([name, value]) => value !== undefined && value !== null && !PAGING.includes(name))
    .map(pair => pair.join('='))
    .sort()
    .join('&')

/** An invalidated answer does not count: it is fetched again before it is drawn. */
const isAtHand = ({ data, isInvalidated }: { data: unknown; isInvalidated: boolean }) =>
  data !== undefined && !isInvalidated

/** Whether the cache holds a valid answer of this request. @param get path and query, as sent */
export function hasCachedAnswer(get: string): boolean {
  const { pathname, searchParams } = new URL(get, location.origin)
  const wanted = inputKey(Object.fromEntries(searchParams))
  const questions = queryClient.getQueryCache().findAll({ queryKey: [pathname] })
  return questions.some(({ queryKey: [, input], state }) => isAtHand(state) && inputKey(Object(input)) === wanted)
}
