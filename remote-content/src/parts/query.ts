/** Calls as queries of this unit: their answers are texts, so each belongs to the language that it was asked in. */
import type { Call, InputOf, OutputOf } from '@shared/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLanguage } from 'shell/i18n'
import { askFor } from 'shell/transport'

export const UNIT = 'content'

/** What has been read stays at hand for so long, in ms: shown first, then asked for anew. */
export const AT_HAND = 30 * 60_000

export type QueryOptions = {
  /** How long an answer counts as new, in ms. */
  fresh: number
  enabled?: boolean
  /** False where nobody draws the words of a failure: a refusal is said once, as a notice. */
  inPlace?: boolean
}

/** Failures stay with the query: the screen draws them. */
export function useCall<C extends Call>(
  c: C,
  input: InputOf<C>,
  { fresh, enabled = true, inPlace = true }: QueryOptions,
): UseQueryResult<OutputOf<C> | null> {
  const { bcp47 } = useLanguage()
  return useQuery({
    queryKey: [UNIT, c.path, input, bcp47],
    enabled,
    staleTime: fresh,
    gcTime: AT_HAND,
    queryFn: asking => askFor(c, input, asking, { inPlace }),
  })
}
