/** The money that is missing leads to where it can be brought from; before anything is ordered, the way alone. */
import { Trans } from '@lingui/react/macro'
import { userBalanceCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { compare, type Decimal } from '@shared/money'
import { Button, type ButtonProps } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { useFigures } from '../words/figures.ts'
import { fundingOf } from './funding.model.ts'
import { TransferFirst } from './transfer-first.tsx'

const CURRENCY = 'USDT'
const EVERY = 10_000

/** Of the balance account; undefined until it is known. */
function useThere(): Decimal | undefined {
  const { data } = useCall(userBalanceCall, { currency: CURRENCY }, { every: EVERY })
  return data ? (data[0]?.available ?? '0') : undefined
}

export type FundingProps = { missing: Decimal; ordered: boolean }

export function Funding({ missing, ordered }: FundingProps) {
  const { transfer, deposit } = fundingOf(missing, useThere())
  const comes = compare(transfer, '0') > 0
  const way = useWay(to.recharge({ currency: CURRENCY }))
  const lacks = compare(deposit, '0') > 0
  if (!lacks || !way) return <TransferFirst of={comes ? transfer : missing} ordered={ordered} />
  if (!comes) return <DepositFirst of={deposit} way={way} ordered={ordered} />
  return (
    <>
      <TransferFirst of={transfer} ordered look="line" consequence={<Trans>Full balance</Trans>} />
      <DepositFirst of={deposit} way={way} ordered consequence={<Trans>Shortfall</Trans>} />
    </>
  )
}

type DepositProps = { of: Decimal; way: string; ordered: boolean } & Pick<ButtonProps, 'consequence'>

function DepositFirst({ of, way, ordered, consequence }: DepositProps) {
  const { money } = useFigures()
  const amount = money(of)
  return (
    <Button wide look="primary" href={way} consequence={consequence}>
      {ordered ? <Trans>Deposit {amount}</Trans> : <Trans>Deposit USDT to start</Trans>}
    </Button>
  )
}
