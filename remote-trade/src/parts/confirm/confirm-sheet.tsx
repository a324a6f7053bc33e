/** The last look at an order: what it is, then one tap. */
import { Trans } from '@lingui/react/macro'
import type { Side } from '@shared/money'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import type { ReactNode } from 'react'
import { type OrderState, OrderWords } from 'shell/order'
import type { SheetFrame } from 'shell/screen'

type Props = SheetFrame & {
  side: Side
  /** The way, beside the title. */
  way: ReactNode
  order: { state: OrderState; busy: boolean }
  /** Why it cannot be sent at the moment. */
  reason: string | undefined
  onConfirm(): void
  /** On the button. */
  act: ReactNode
  children: ReactNode
}

export function ConfirmSheet({ side, way, order: { state, busy }, reason, onConfirm, act, children, ...frame }: Props) {
  const look = side === 'long' ? 'rise' : 'fall'
  const button = (
    <Button wide look={look} loading={busy} reason={busy ? undefined : reason} onClick={onConfirm}>
      <OrderWords state={state}>{act}</OrderWords>
    </Button>
  )
  return (
    <Sheet
      {...frame}
      busy={busy}
      step={state.phase === 'failed'}
      title={<Trans>Confirm order</Trans>}
      mark={<Badge kind={look}>{way}</Badge>}
      actions={button}
    >
      {children}
    </Sheet>
  )
}
