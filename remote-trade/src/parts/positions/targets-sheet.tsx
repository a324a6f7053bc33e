/** Sets, moves and clears a position's take-profit and stop-loss. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { type Decimal, profitOf } from '@shared/money'
import { Button } from '@shared/ui/button'
import { OrderNote } from '@shared/ui/order-note'
import { PriceCell } from '@shared/ui/price-cell'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { toast } from 'shell/overlay'
import { failureOf, onlineAtom } from 'shell/transport'
import { useFigures } from '../figures.ts'
import { TargetFields } from '../target-fields.tsx'
import { type TargetFault, type Targets, type TargetsBy, type Typed, targetFaults } from '../targets.ts'
import { useTargetWords } from '../words.ts'
import { useRefreshAccount } from './account.api.ts'
import type { LivePosition } from './live-position.model.ts'
import { changedTargets, chosenTargets, touchedOf, typedTargets } from './position.model.ts'
import { setTargets } from './position-orders.api.ts'
import { PositionSheet, type PositionSheetProps } from './position-sheet.tsx'
import css from './positions.module.css'

/** Sends the prices that were touched. What was not answered may be in force all the same: the position is asked anew. */
function useSave(position: LivePosition, onSaved: () => void) {
  const refresh = useRefreshAccount()
  return useMutation({
    mutationFn: (targets: Partial<Targets>) => setTargets(position.row.id, targets),
    onSuccess: reply => {
      if (reply.state === 'ok') onSaved()
    },
    onSettled: () => refresh(),
  })
}

function useTyped(position: LivePosition, info: SymbolInfo) {
  const [touched, setTouched] = useState<Record<TargetsBy, Partial<Typed>>>({ price: {}, return: {} })
  const [by, setBy] = useState<TargetsBy>('price')
  const typed = { ...typedTargets(position, info)[by], ...touched[by] }
  return {
    by,
    setBy,
    typed,
    /** What nobody touched follows the position: it may be set on another phone meanwhile. */
    touched: touched[by],
    setTyped: (next: Typed) => setTouched({ ...touched, [by]: { ...touched[by], ...changedTargets(typed, next) } }),
  }
}

/** By price what it would bring; by return the price that it is. */
function useMeaning(position: LivePosition, info: SymbolInfo, by: TargetsBy) {
  const { price, signed } = useFigures()
  const { side, entry, row } = position
  return (target: Decimal | null) => {
    if (target === null) return undefined
    if (by === 'return') return price(target, info.pricePrecision)
    return `${signed(profitOf(side, row.quantity, entry, target).toString())} ${info.quoteCurrency}`
  }
}

export function TargetsSheet({ position, info, gone, open, onClose }: PositionSheetProps) {
  const { t } = useLingui()
  const words = useTargetWords()
  const { online } = useAtomValue(onlineAtom)
  const reason = gone ? t`This position is closed` : online ? undefined : t`No connection`
  const { by, setBy, typed, touched, setTyped } = useTyped(position, info)
  const meaning = useMeaning(position, info, by)
  const save = useSave(position, () => {
    onClose()
    toast(t`Take profit and stop loss saved`)
  })
  const chosen = chosenTargets(by, typed, position, info)
  const faults = targetFaults(position.side, position.mark, chosen, position.liquidation)
  const failure = save.error ? failureOf(save.error) : undefined
  const errorAt = (field: TargetFault['field']) => {
    const fault = faults.find(one => one.field === field)
    if (fault) return words(fault, info.pricePrecision)
    return failure?.field === field ? failure.text : undefined
  }
  const unplaced = failure && failure.field !== 'takeProfitPrice' && failure.field !== 'stopLossPrice'
  return (
    <PositionSheet
      position={position}
      info={info}
      open={open}
      busy={save.isPending}
      onClose={onClose}
      title={<Trans>Take profit / stop loss</Trans>}
      actions={
        <Button
          wide
          look="primary"
          loading={save.isPending}
          reason={reason}
          onClick={() => faults.length === 0 && save.mutate(touchedOf(chosen, touched))}
        >
          <Trans>Save</Trans>
        </Button>
      }
    >
      <Sums>
        <SumRow
          label={<Trans>Market price</Trans>}
          value={<PriceCell price={position.mark} places={info.pricePrecision} />}
        />
      </Sums>
      <div className={css.fields}>
        <TargetFields
          by={by}
          onBy={setBy}
          typed={typed}
          onTyped={next => {
            save.reset()
            setTyped(next)
          }}
          errors={{ takeProfit: errorAt('takeProfitPrice'), stopLoss: errorAt('stopLossPrice') }}
          help={{ takeProfit: meaning(chosen.takeProfit), stopLoss: meaning(chosen.stopLoss) }}
          disabled={save.isPending}
        />
        <p className={css.note}>
          <Trans>Leave empty to remove.</Trans>
        </p>
      </div>
      {unplaced && <OrderNote state={{ phase: 'failed', failure }} records="" />}
    </PositionSheet>
  )
}
