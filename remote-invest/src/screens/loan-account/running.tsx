/** The loans that run, each at the price of this second. */
import { Trans } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { SectionHeader } from '@shared/ui/section-header'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useEffect } from 'react'
import { useWay } from 'shell/navigation'
import { LoadedRows } from 'shell/screen'
import { coinsOf, useCoinPrices } from '../../parts/loans/live.ts'
import { livePledge } from '../../parts/loans/loan.model.ts'
import { renewLoans, type useRunningLoans } from '../../parts/loans/loans.api.ts'
import { CoinPrice } from './coin-price.tsx'
import css from './loan-account.module.css'
import { LoanCard } from './loan-card.tsx'

/** Opens a sheet about a loan. */
export type LoanSheet = 'repay' | 'collateral' | 'what-if'
export type Manage = (sheet: LoanSheet, id: string) => void

type Props = { of: ReturnType<typeof useRunningLoans>; onManage: Manage }

export const Running = ({ of, onManage }: Props) => (
  <LoadedRows
    of={of}
    undated
    title={<Trans>Couldn't load your loans</Trans>}
    skeleton={<SkeletonRows rows={3} />}
    empty={<Nothing />}
  >
    {loans => <Loans loans={loans} onManage={onManage} />}
  </LoadedRows>
)

function Loans({ loans, onManage }: { loans: readonly Loan[]; onManage: Manage }) {
  const coins = coinsOf(loans)
  const prices = useCoinPrices(coins)
  const live = loans.map(loan => ({ loan, pledge: livePledge(loan, prices) }))
  useSold(live.flatMap(({ loan, pledge }) => (pledge?.isSold ? loan.id : [])).join())
  return (
    <section>
      <SectionHeader
        title={<Trans>Running</Trans>}
        count={loans.length}
        end={
          <span className={css.coins}>
            {coins.map(coin => (
              <CoinPrice key={coin} coin={coin} />
            ))}
          </span>
        }
      />
      <div className={css.cards}>
        {live.map(({ loan, pledge }) => (
          <LoanCard key={loan.id} {...{ loan, pledge, onManage }} alone={loans.length === 1} />
        ))}
      </div>
    </section>
  )
}

/** The price has come to where the exchange sells: it has done so by now. @param ids in one string; '' is none */
function useSold(ids: string): void {
  useEffect(() => {
    if (ids) renewLoans()
  }, [ids])
}

function Nothing() {
  const borrow = useWay(to.loan())
  const action = borrow && (
    <Button small look="tonal" href={borrow}>
      <Trans>Borrow</Trans>
    </Button>
  )
  return (
    <EmptyState title={<Trans>No active loans</Trans>} action={action}>
      <Trans>Loans that are paid out appear here.</Trans>
    </EmptyState>
  )
}
