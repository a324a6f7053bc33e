/** Words for the types and accounts of the ledger. */
import { useLingui } from '@lingui/react/macro'
import { type AccountName, type EntryName, type Group, isAccount, isKnownType } from './ledger.model.ts'

export function useTypeNames(): Record<EntryName, string> {
  const { t } = useLingui()
  return {
    recharge: t({ message: 'Deposit', context: 'noun' }),
    transfer: t({ message: 'Transfer', context: 'noun' }),
    adjustment: t`Adjustment`,
    'open-margin': t`Margin of a new position`,
    'open-fee': t`Opening fee`,
    'margin-added': t`Margin added`,
    'margin-returned': t`Margin returned`,
    'realised-profit': t`Realised P&L`,
    'close-fee': t`Closing fee`,
    liquidation: t`Liquidation`,
    'insurance-cover': t`Covered by the insurance fund`,
    'night-fee': t`Night fee`,
    'option-premium': t`Option premium`,
    'option-payout': t`Option payout`,
    'second-stake': t`Second contract stake`,
    'second-win': t`Second contract won`,
    'second-tie': t`Second contract tied`,
    'second-void': t`Second contract voided`,
    'second-loss': t`Second contract lost`,
    'order-freeze': t`Frozen for an order`,
    'order-returned': t`Returned from an order`,
    'spot-fill': t`Spot trade`,
    'spot-fee': t`Spot fee`,
    swap: t`Flash exchange`,
    'level-gift': t`Upgrade gift`,
    'weekly-envelope': t`Weekly red envelope`,
    'team-income': t`Team income`,
    'welfare-task': t`Task reward`,
    'check-in': t`Check-in`,
  }
}

export function useGroupNames(): Record<Group, string> {
  const { t } = useLingui()
  return { 1: t`Wallet`, 2: t`Contracts`, 3: t`Second contracts`, 4: t`Orders and spot`, 7: t`Rewards` }
}

export function useAccountNames(): Record<AccountName, string> {
  const { t } = useLingui()
  return {
    balance: t`Balance account`,
    contract: t`Contract account`,
    margin: t`Margin of positions`,
    frozen: t`Frozen`,
  }
}

/** A type or account that a newer server writes shows as its own name. */
export function useNames(): { type(type: string): string; account(kind: string): string } {
  const typeNames = useTypeNames()
  const accountNames = useAccountNames()
  return {
    type: type => (isKnownType(type) ? typeNames[type] : type),
    account: kind => (isAccount(kind) ? accountNames[kind] : kind),
  }
}
