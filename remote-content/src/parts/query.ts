/** Calls as queries of this unit: their answers are texts, so each belongs to the language that it was asked in. */
import type { Call, InputOf, OutputOf } from '@shared/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLanguage } from 'shell/i18n'
import { call } from 'shell/transport'

export const UNIT = 'content'

/** What has been read stays at hand for so long, in ms: shown first, then asked for anew. */
export const AT_HAND = 30 * 60_000

/** The value of a call; null while the session has just ended. */
export async function ask<C extends Call>(c: C, input: InputOf<C>, signal?: AbortSignal): Promise<OutputOf<C> | null> {
  const reply = await call(c, input, { signal, notice: 'none' })
  return reply.state === 'ok' ? reply.value : null
}

export type QueryOptions = {
  /** How long an answer counts as new, in ms. */
  fresh: number
  enabled?: boolean
}

/** Failures stay with the query: the screen draws them, no toast. */
export function useCall<C extends Call>(
  c: C,
  input: InputOf<C>,
  { fresh, enabled = true }: QueryOptions,
): UseQueryResult<OutputOf<C> | null> {
  const { bcp47 } = useLanguage()
  return useQuery({
    queryKey: [UNIT, c.path, input, bcp47],
    enabled,
    staleTime: fresh,
    gcTime: AT_HAND,
    queryFn: ({ signal }) => ask(c, input, signal),
  })
}
