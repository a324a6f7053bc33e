/** A favourite that may be moved or taken out. */

import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { pairOf } from '@shared/contract/symbols'
import { AssetMark } from '@shared/ui/asset-mark'
import { IconButton } from '@shared/ui/icon-button'
import { Pair } from '@shared/ui/price-row'
import { CircleMinus, GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import css from './market.module.css'

type Props = {
  info: SymbolInfo
  dragged: boolean
  onGrab(event: PointerEvent): void
  /** -1 up, 1 down. */
  onMove(by: number): void
  onRemove(): void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

export function EditRow({ info, dragged, onGrab, onMove, onRemove }: Props) {
  const { t } = useLingui()
  const pair = pairOf(info)
  const key = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <li className={css.editRow} data-dragged={dragged || undefined}>
      <IconButton icon={CircleMinus} size={20} label={t`Remove ${pair} from favourites`} onClick={onRemove} />
      <AssetMark symbol={info.baseCurrency} />
      <span className={css.text}>
        <Pair base={info.baseCurrency} quote={info.quoteCurrency} />
        <span className={css.name}>{info.name}</span>
      </span>
      <span className={css.handle}>
        <IconButton
          icon={GripVertical}
          size={20}
          label={t`Move ${pair}: arrow keys up and down`}
          onPointerDown={onGrab}
          onKeyDown={key}
        />
      </span>
    </li>
  )
}
