/** The lists of the two tabs, newest first, each with the sheet of one of its rows. */
import { Trans } from '@lingui/react/macro'
import { rechargeListCall, withdrawalListCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { List } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import type { ReactNode } from 'react'
import { useWay } from 'shell/navigation'
import { usePages } from 'shell/query'
import { LoadedRows, useAddressedSheet } from 'shell/screen'
import { createdIn } from '../../parts/created.ts'
import { NothingYet } from '../../parts/nothing.tsx'
import { RechargeRow, WithdrawalRow } from './order-row.tsx'
import { RechargeSheet } from './recharge-sheet.tsx'
import { type Filter, whileOpen } from './records.model.ts'
import { WithdrawalSheet } from './withdrawal-sheet.tsx'

/** @param noMatches stands where the filter leaves nothing; undefined without one */
type ListProps = { filter: Filter; noMatches: ReactNode }

const listInputOf = ({ status, currency, ...days }: Filter) => ({ status, currency, ...createdIn(days) })
const frame = { title: <Trans>Couldn't load your history</Trans>, skeleton: <SkeletonRows rows={7} disc /> }

const NoRecharges = () => (
  <NothingYet title={<Trans>No deposits yet</Trans>}>
    <Trans>Each deposit appears here, step by step.</Trans>
  </NothingYet>
)

export function Recharges({ filter, noMatches }: ListProps) {
  const list = usePages(rechargeListCall, listInputOf(filter), { every: whileOpen })
  const { value, show, frame: sheet } = useAddressedSheet(to.records, 'id')
  return (
    <>
      <LoadedRows of={list} {...frame} empty={noMatches ?? <NoRecharges />}>
        {orders => (
          <List flush>
            {orders.map(order => (
              <RechargeRow key={order.id} order={order} onOpen={show} />
            ))}
          </List>
        )}
      </LoadedRows>
      <RechargeSheet id={value} frame={sheet} />
    </>
  )
}

function NoWithdrawals() {
  const withdraw = useWay(to.withdraw())
  const action = withdraw && (
    <Button small look="tonal" href={withdraw}>
      <Trans>Withdraw</Trans>
    </Button>
  )
  return (
    <EmptyState title={<Trans>No withdrawals yet</Trans>} action={action}>
      <Trans>Each withdrawal appears here, step by step.</Trans>
    </EmptyState>
  )
}

export function Withdrawals({ filter, noMatches }: ListProps) {
  const list = usePages(withdrawalListCall, listInputOf(filter), { every: whileOpen })
  const { value, show, frame: sheet } = useAddressedSheet(to.records, 'id')
  return (
    <>
      <LoadedRows of={list} {...frame} empty={noMatches ?? <NoWithdrawals />}>
        {orders => (
          <List flush>
            {orders.map(order => (
              <WithdrawalRow key={order.id} order={order} onOpen={show} />
            ))}
          </List>
        )}
      </LoadedRows>
      <WithdrawalSheet id={value} frame={sheet} />
    </>
  )
}
