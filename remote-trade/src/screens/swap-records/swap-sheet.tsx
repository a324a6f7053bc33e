/** Everything about one exchange; its being open stands in the address. */
import { Trans } from '@lingui/react/macro'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Loaded, type useAddressedSheet } from 'shell/screen'
import { SampleMark } from '../../parts/sample-mark.tsx'
import { SwapNumbers } from '../../parts/swaps/swap-numbers.tsx'
import { useSwapRow } from './swap-records.api.ts'
import css from './swap-records.module.css'

type Props = { id: string | undefined; frame: ReturnType<typeof useAddressedSheet>['frame'] }

export function SwapSheet({ id, frame }: Props) {
  const asked = useSwapRow(id)
  const row = asked.data?.records[0]
  return (
    <Sheet {...frame} title={<Trans>Flash exchange</Trans>} mark={row && <SampleMark of={row} />}>
      <Loaded
        of={asked}
        undated
        title={<Trans>Couldn't load the exchange</Trans>}
        skeleton={<SkeletonRows rows={5} single />}
        empty={<Missing />}
      >
        {({ records: [swap] }) => (swap ? <SwapNumbers swap={swap} /> : <Missing />)}
      </Loaded>
    </Sheet>
  )
}

const Missing = () => (
  <p className={css.text}>
    <Trans>We couldn't find this exchange.</Trans>
  </p>
)
