/** Names what a CFD must be worth while its market rests, and from when. */
import { Trans } from '@lingui/react/macro'
import { isClosed } from '@shared/contract/symbols'
import { useTicker } from 'shell/market-feed'
import { restFrom } from './rest.model.ts'
import { useWeekTime } from './session.tsx'

export function RestLabel({ symbol }: { symbol: string }) {
  const week = useWeekTime()
  const hours = useTicker(symbol)
  const from = hours && !isClosed(hours) ? restFrom(hours) : undefined
  if (from === undefined) return <Trans>Equity required while closed</Trans>
  const at = week(from)
  return <Trans>Equity required from {at}</Trans>
}
