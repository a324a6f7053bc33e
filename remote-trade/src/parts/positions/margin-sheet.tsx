/** Adds margin to an isolated position: how far the liquidation moves away, before it is sent. */
import { Trans, useLingui } from '@lingui/react/macro'
import { big, type Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { NumberField } from '@shared/ui/number-field'
import { OrderNote } from '@shared/ui/order-note'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { toast } from 'shell/overlay'
import { onlineAtom, useOrder } from 'shell/transport'
import { useFigures } from '../figures.ts'
import { type PositionPlaced, useRefreshAccount } from './account.api.ts'
import { type MarginFault, marginFault, marginShare, PLACES, withMargin } from './position.model.ts'
import { addMarginOrder } from './position-orders.api.ts'
import { PositionSheet, type PositionSheetProps } from './position-sheet.tsx'
import css from './positions.module.css'

const shares = [25, 50, 75, 100]

function useMarginOrder(onClose: () => void) {
  const { t } = useLingui()
  const refresh = useRefreshAccount()
  return useOrder<PositionPlaced>({
    onDone: () => {
      onClose()
      toast(t`Margin added`)
      void refresh()
    },
    onFailed: () => void refresh(),
  })
}

export function MarginSheet({
  position,
  info,
  available,
  gone,
  open,
  onClose,
}: PositionSheetProps & { available: Decimal }) {
  const { t } = useLingui()
  const figures = useFigures()
  const { online } = useAtomValue(onlineAtom)
  const reason = gone ? t`This position is closed` : online ? undefined : t`No connection`
  const [amount, setAmount] = useState<Decimal | ''>('')
  const [tried, setTried] = useState(false)
  const { state, begin, send, busy } = useMarginOrder(onClose)
  const fault = marginFault(amount, available)
  const words: Record<MarginFault, string> = {
    missing: t`Enter an amount`,
    'not-positive': t`Enter an amount above 0`,
    places: t`Use up to ${PLACES} decimal places`,
    'too-much': t`More than your available balance`,
  }
  const change = (next: Decimal | '') => {
    setAmount(next)
    begin()
  }
  const submit = () => {
    setTried(true)
    if (fault || amount === '') return
    void send((id, onChecking) => addMarginOrder({ id: position.row.id, amount }, id, onChecking))
  }
  const counted = fault ? '' : amount
  const then = withMargin(position, counted, info)
  const price = (value: Decimal | null) => figures.price(value, info.pricePrecision)
  const unit = info.quoteCurrency
  const refused = state.phase === 'failed' && state.failure.field === 'amount' ? state.failure.text : undefined
  return (
    <PositionSheet
      position={position}
      info={info}
      open={open}
      busy={busy}
      onClose={onClose}
      title={<Trans>Add margin</Trans>}
      actions={
        <Button wide look="primary" loading={busy} reason={reason} onClick={submit}>
          {state.phase === 'not-placed' ? <Trans>Try again</Trans> : <Trans>Add margin</Trans>}
        </Button>
      }
    >
      <div className={css.fields}>
        <NumberField
          label={t`Amount`}
          labelled="above"
          note={
            <>
              {t`Available`} <Amount value={available} />
            </>
          }
          value={amount}
          onChange={change}
          unit={unit}
          disabled={busy}
          error={fault && (tried || fault !== 'missing') ? words[fault] : refused}
        />
        <Chips label={t`Share of available balance`} even>
          {shares.map(percent => (
            <Chip key={percent} disabled={busy} onClick={() => change(marginShare(available, percent))}>
              {figures.share(percent)}
            </Chip>
          ))}
        </Chips>
      </div>
      <Sums>
        <SumRow
          label={<Trans>Margin</Trans>}
          before={<Amount value={position.row.margin} />}
          value={<Amount value={then.margin} unit={unit} />}
        />
        <SumRow
          strong
          label={<Trans>Liquidation price</Trans>}
          before={price(position.liquidation)}
          value={price(then.liquidation)}
        />
        <SumRow
          label={<Trans>Available</Trans>}
          before={<Amount value={available} />}
          value={
            <Amount
              value={big(available)
                .minus(big(counted || '0'))
                .toString()}
              unit={unit}
            />
          }
        />
      </Sums>
      <OrderNote state={state} records="#/heyue?tab=positions" at="amount" />
    </PositionSheet>
  )
}
