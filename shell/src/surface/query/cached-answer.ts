import { queryClient } from './query-client.ts'

/** A list's first page is one question, whatever a page holds. */
const PAGING = ['pageNo', 'pageSize']

const inputKey = (input: object) =>
  Object.entries(input)
    .filter(([name, value]) => value !== undefined && value !== null && !PAGING.includes(name))
    .map(pair => pair.join('='))
    .sort()
    .join('&')

/** What an order made old is asked for anew before it is drawn. */
const isAtHand = ({ data, isInvalidated }: { data: unknown; isInvalidated: boolean }) =>
  data !== undefined && !isInvalidated

/** Whether a screen that asks this draws an answer at once. @param get path and query, as they go out */
export function hasCachedAnswer(get: string): boolean {
  const { pathname, searchParams } = new URL(get, location.origin)
  const wanted = inputKey(Object.fromEntries(searchParams))
  const questions = queryClient.getQueryCache().findAll({ queryKey: [pathname] })
  return questions.some(({ queryKey: [, input], state }) => isAtHand(state) && inputKey(Object(input)) === wanted)
}
