/** The way to the contract account, with the way back. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import type { Decimal } from '@shared/money'
import { Button, type ButtonProps } from '@shared/ui/button'
import { useRoute, useWay } from 'shell/navigation'
import { useFigures } from '../words/figures.ts'

/** Where the way back leads. */
function useHere(): string {
  const { path, query } = useRoute()
  return Object.keys(query).length ? `${path}?${new URLSearchParams(query)}` : path
}

type FirstProps = { of: Decimal; ordered: boolean } & Pick<ButtonProps, 'look' | 'consequence'>

/** Draw it only where the transfer screen is live. Before anything is ordered it names no amount. */
export function TransferFirst({ of, ordered, look = 'primary', consequence }: FirstProps) {
  const { money } = useFigures()
  const amount = money(of)
  const part = consequence !== undefined
  const more = part ? <Trans>Transfer {amount}</Trans> : <Trans>Transfer {amount} more</Trans>
  const words = ordered ? more : <Trans>Transfer USDT to start</Trans>
  const href = useWay(to.transfer({ amount: ordered ? of : undefined, back: useHere() }))
  return (
    <Button wide look={look} href={href} consequence={consequence}>
      {words}
    </Button>
  )
}
