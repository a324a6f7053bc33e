/** The money that is missing leads to where it can be brought from; before anything is ordered, the way alone. */
import { Trans } from '@lingui/react/macro'
import { userBalanceCall } from '@shared/contract/calls/wallet'
import { compare, type Decimal } from '@shared/money'
import { Button, type ButtonProps } from '@shared/ui/button'
import { hasRoute } from 'shell/navigation'
import { useFigures } from '../figures.ts'
import { useCall } from '../query.ts'
import { fundingOf } from './funding.model.ts'
import { TransferFirst } from './transfer-first.tsx'

const DEPOSIT = '/chongzhi'
const CURRENCY = 'USDT'
const EVERY = 10_000

/** Of the balance account; undefined until it is known. */
function useThere(): Decimal | undefined {
  const { data } = useCall(userBalanceCall, { currency: CURRENCY }, { every: EVERY, inPlace: false })
  return data ? (data[0]?.available ?? '0') : undefined
}

export type FundingProps = { missing: Decimal; ordered: boolean }

export function Funding({ missing, ordered }: FundingProps) {
  const { transfer, deposit } = fundingOf(missing, useThere())
  const comes = compare(transfer, '0') > 0
  const lacks = compare(deposit, '0') > 0 && hasRoute(DEPOSIT)
  if (!lacks) return <TransferFirst of={comes ? transfer : missing} ordered={ordered} />
  if (!comes) return <DepositFirst of={deposit} ordered={ordered} />
  return (
    <>
      <TransferFirst of={transfer} ordered look="line" consequence={<Trans>All there is</Trans>} />
      <DepositFirst of={deposit} ordered consequence={<Trans>Still missing</Trans>} />
    </>
  )
}

type DepositProps = { of: Decimal; ordered: boolean } & Pick<ButtonProps, 'consequence'>

function DepositFirst({ of, ordered, consequence }: DepositProps) {
  const { money } = useFigures()
  const amount = money(of)
  return (
    <Button wide look="primary" href={`#${DEPOSIT}?currency=${CURRENCY}`} consequence={consequence}>
      {ordered ? <Trans>Deposit {amount}</Trans> : <Trans>Deposit USDT to start</Trans>}
    </Button>
  )
}
