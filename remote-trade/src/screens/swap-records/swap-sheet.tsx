/** Everything about one exchange; its being open stands in the address. */
import { Trans } from '@lingui/react/macro'
import { type DetailProps, DetailSheet } from '../../parts/detail/detail-sheet.tsx'
import { SwapNumbers } from '../../parts/swaps/swap-numbers.tsx'
import { useSwapRow } from './swap-records.api.ts'

export function SwapSheet({ id, frame }: DetailProps) {
  const found = useSwapRow(id)
  return (
    <DetailSheet
      {...{ frame, found }}
      row={found.data?.records[0]}
      name={<Trans context="noun">Swap</Trans>}
      failed={<Trans>Couldn't load the swap</Trans>}
      missing={<Trans>We couldn't find this swap.</Trans>}
      lines={5}
    >
      {swap => <SwapNumbers swap={swap} />}
    </DetailSheet>
  )
}
