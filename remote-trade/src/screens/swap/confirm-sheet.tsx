/** The last look at an exchange: every number at a rate that stands still, then one tap; afterwards what it brought. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { big, SWAP_TOLERANCE } from '@shared/money'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useWay } from 'shell/navigation'
import { OrderWords } from 'shell/order'
import type { SheetFrame } from 'shell/screen'
import { type Failure, markTold } from 'shell/transport'
import { bothWays, useRateWords } from '../../parts/swaps/rates.ts'
import { useFigures } from '../../parts/words/figures.ts'
import { Got, Paid } from '../../parts/words/paid.tsx'
import { useGateWords } from '../../parts/words/words.ts'
import { Result } from './result.tsx'
import { previewOf } from './swap.model.ts'
import type { Swap } from './use-swap.ts'

type Props = SheetFrame & { swap: Swap }

export function ConfirmSheet({ swap, ...frame }: Props) {
  return swap.done ? <Result row={swap.done} {...frame} /> : <Confirm swap={swap} {...frame} />
}

function Confirm({ swap, open, onClose }: Props) {
  const { order, gate, confirming, send } = swap
  const reason = useGateWords()(gate)
  const { state, busy } = order
  const records = useWay(to.swapRecords())
  const failure = state.phase === 'failed' ? state.failure : undefined
  const moved = confirming?.moved && failure?.refusal === 'rate-moved' ? failure : undefined
  return (
    <Sheet
      {...{ open, busy, onClose }}
      step={moved !== undefined}
      title={<Trans>Confirm swap</Trans>}
      actions={
        <Button wide look="primary" loading={busy} reason={busy ? undefined : reason} onClick={send}>
          <OrderWords state={state}>
            <Trans>Swap</Trans>
          </OrderWords>
        </Button>
      }
    >
      <Terms swap={swap} />
      {moved ? <Moved swap={swap} failure={moved} /> : <OrderNote state={state} records={records} />}
    </Sheet>
  )
}

/** The exchange's newest rate, in the words of the line above. */
function Moved({ swap: { pair, quote }, failure }: { swap: Swap; failure: Failure }) {
  markTold(failure)
  const rate = useRateWords()(bothWays({ ...pair, rate: quote?.rate ?? '0' })[0])
  return <Banner kind="wait" title={<Trans>The rate is now {rate}. Confirm again.</Trans>} />
}

function Terms({ swap: { form, pair, quote, terms, currencies } }: { swap: Swap }) {
  const { percent } = useFigures()
  const words = useRateWords()
  const amount = form.form.amount || '0'
  if (!quote) return null
  const preview = previewOf(amount, quote, terms)
  const [readable, turned] = bothWays({ ...pair, rate: quote.rate })
  const [spread, tolerance] = [percent(quote.spread, 2, 0), percent(SWAP_TOLERANCE, 2, 0)]
  const there = currencies.get(pair.to)?.available ?? '0'
  return (
    <Sums>
      <SumRow
        label={<Trans context="flash exchange">You pay</Trans>}
        value={<Paid open value={amount} unit={pair.from} />}
      />
      <SumRow
        strong
        label={<Trans context="flash exchange">You receive (estimated)</Trans>}
        value={<Got open value={preview.obtained} unit={pair.to} />}
      />
      <SumRow
        label={<Trans>Minimum received (slippage up to {tolerance})</Trans>}
        value={<Got open value={preview.least} unit={pair.to} />}
      />
      <SumRow label={<Trans>Exchange rate</Trans>} value={words(readable)} />
      <SumRow label="" value={words(turned)} />
      <SumRow label={<Trans>Spread ({spread})</Trans>} value={<Paid open value={preview.spread} unit={pair.from} />} />
      <SumRow
        label={<Trans>Balance account</Trans>}
        before={<Got value={terms.available} currency={pair.from} />}
        value={<Got value={preview.left} unit={pair.from} />}
      />
      <SumRow
        label=""
        before={<Got value={there} currency={pair.to} />}
        value={<Got value={big(there).plus(big(preview.obtained)).toString()} unit={pair.to} />}
      />
    </Sums>
  )
}
