/** The way to the money in the balance account: a sheet over the ticket, which keeps what was typed. */
import { Trans } from '@lingui/react/macro'
import type { Decimal } from '@shared/money'
import { Button, type ButtonProps } from '@shared/ui/button'
import { useFigures } from '../words/figures.ts'
import { useTransfer } from './transfer-over.tsx'

type FirstProps = { of: Decimal; ordered: boolean } & Pick<ButtonProps, 'look' | 'consequence'>

/** Draw it only where money can be transferred. Before anything is ordered it names no amount. */
export function TransferFirst({ of, ordered, look = 'primary', consequence }: FirstProps) {
  const { money } = useFigures()
  const amount = money(of)
  const part = consequence !== undefined
  const more = part ? <Trans>Transfer {amount}</Trans> : <Trans>Transfer {amount} more</Trans>
  const words = ordered ? more : <Trans>Transfer USDT to start</Trans>
  const show = useTransfer()
  return (
    <Button wide look={look} aria-haspopup="dialog" consequence={consequence} onClick={() => show(ordered ? of : '')}>
      {words}
    </Button>
  )
}
