/** From, to, how much, what it brings; the last look comes in a sheet. */
import { Trans } from '@lingui/react/macro'
import { SWAP_SPREAD } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { Column, Columns } from '@shared/ui/columns'
import { useLateSheet } from 'shell/screen'
import { useFigures } from '../../parts/words/figures.ts'
import { useGateWords } from '../../parts/words/words.ts'
import { Numbers } from './numbers.tsx'
import { RateLine } from './rate-line.tsx'
import { Recent } from './recent.tsx'
import { Shortage } from './shortage.tsx'
import { From, Level, To } from './sides.tsx'
import { SpotInstead } from './spot-instead.tsx'
import type { Currencies } from './swap.api.ts'
import { missingOf, type Pair, previewOf } from './swap.model.ts'
import css from './swap.module.css'
import { type Swap, useSwap } from './use-swap.ts'

const load = () => import(/* webpackChunkName: "swap-later" */ './sheets.ts')
type Later = Awaited<ReturnType<typeof load>>

export function SwapForm({ currencies }: { currencies: Currencies }) {
  const swap = useSwap(currencies)
  const picker = useLateSheet<keyof Pair, Later>(load)
  const confirm = useLateSheet<true, Later>(load)
  const { form, pair, terms } = swap
  const missing = missingOf(form.form.amount, terms)
  const review = () => swap.review() && void confirm.show(true)
  const close = () => {
    confirm.close()
    swap.close()
  }
  return (
    <form className={css.page} translate="no" {...form.frame(review)}>
      <Columns>
        <Column>
          <div className={css.pay} data-panel="">
            <From swap={swap} onPick={() => void picker.show('from')} />
            <Level onTurn={swap.turn} disabled={swap.order.busy} />
            <To swap={swap} onPick={() => void picker.show('to')} />
          </div>
          {pair.from !== pair.to && <RateLine swap={swap} />}
        </Column>
        <Column end>
          <Numbers swap={swap} />
          {missing !== null && <Shortage currency={pair.from} missing={missing} />}
          <SpotInstead pair={pair} spread={swap.quote?.spread ?? SWAP_SPREAD} />
          <Recent />
        </Column>
        <ActionBar bleed>
          <Review swap={swap} />
        </ActionBar>
      </Columns>
      {picker.draw(({ CurrencySheet }, side, { key, ...frame }) => (
        <CurrencySheet key={`pick-${key}`} side={side} swap={swap} {...frame} />
      ))}
      {confirm.draw(({ ConfirmSheet }, _, { key, open }) => (
        <ConfirmSheet key={`confirm-${key}`} swap={swap} open={open && swap.confirming !== null} onClose={close} />
      ))}
    </form>
  )
}

function Review({ swap: { form, gate, quote, terms, pair } }: { swap: Swap }) {
  const figures = useFigures()
  const reason = useGateWords()(gate)
  const { amount } = form.form
  const [from, to] = [pair.from, pair.to]
  const brings = form.ready && quote ? previewOf(amount || '0', quote, terms).obtained : undefined
  const consequence = brings && `${figures.paid(amount || '0', from)} ${from} → ${figures.got(brings, to)} ${to}`
  return (
    <Button type="submit" look="primary" wide disabled={reason !== undefined} consequence={reason ?? consequence}>
      <Trans context="order">Review</Trans>
    </Button>
  )
}
