/** A sheet about one position, with what it is beside the title. */

import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import { Badge } from '@shared/ui/badge'
import { Sheet } from '@shared/ui/sheet'
import type { ReactNode } from 'react'
import { useTicker } from 'shell/market-feed'
import { type SheetFrame, StaleNote } from 'shell/screen'
import { useSize } from '../cfd/units.ts'
import { useFigures } from '../words/figures.ts'
import { useNames } from '../words/words.ts'
import type { LivePosition } from './live-position.model.ts'
import css from './positions.module.css'

export interface PositionSheetProps extends SheetFrame {
  position: LivePosition
  info: SymbolInfo
  /** It closed meanwhile: its own order, a target or a liquidation was quicker. */
  gone: boolean
}

type Props = Omit<PositionSheetProps, 'gone'> & {
  title: ReactNode
  busy?: boolean | undefined
  actions?: ReactNode
  children: ReactNode
}

export function PositionSheet({ position, info, children, ...sheet }: Props) {
  const names = useNames()
  const { price } = useFigures()
  const size = useSize()
  const { side, row } = position
  const entry = price(row.openPrice, info.pricePrecision)
  return (
    <Sheet
      {...sheet}
      mark={<Badge kind={side === 'long' ? 'rise' : 'fall'}>{names.side(side, row.leverage ?? 1)}</Badge>}
    >
      <p className={css.about}>
        <b>{pairOf(info)}</b>
        <span className="num" translate="no">
          {size(row.quantity, row, info)}
        </span>
        <span className="num" translate="no">
          <Trans>Entry {entry}</Trans>
        </span>
      </p>
      <div className={css.dated}>
        <StaleNote at={useTicker(info.symbol)?.time ?? 0} failed={false} />
      </div>
      {children}
    </Sheet>
  )
}
