/** Words for the types and accounts of the ledger. */
import { useLingui } from '@lingui/react/macro'
import type { EntryType } from '@shared/contract/entry-types'
import { type AccountName, type Group, isAccount, isKnownType, type Reference } from './ledger.model.ts'

export function useTypeNames(): Record<EntryType, string> {
  const { t } = useLingui()
  return {
    recharge: t({ message: 'Deposit', context: 'noun' }),
    'withdrawal-freeze': t`Locked for a withdrawal`,
    'withdrawal-paid': t`Withdrawal paid out`,
    'withdrawal-returned': t`Withdrawal returned`,
    'withdrawal-fee': t`Withdrawal fee`,
    transfer: t({ message: 'Transfer', context: 'noun' }),
    adjustment: t`Adjustment`,
    'open-margin': t`Margin for a new position`,
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
    'second-win': t`Second contract profit`,
    'second-tie': t`Second contract unchanged`,
    'second-void': t`Second contract voided`,
    'second-loss': t`Second contract loss`,
    'order-freeze': t`Locked for an order`,
    'order-returned': t`Returned from an order`,
    'spot-fill': t`Spot trade`,
    'spot-fee': t`Spot fee`,
    swap: t({ message: 'Swap', context: 'noun' }),
    'arbitrage-buy': t`AI arbitrage investment`,
    'arbitrage-income': t`AI arbitrage income`,
    'arbitrage-principal': t`AI arbitrage principal`,
    'arbitrage-fee': t`AI arbitrage redemption fee`,
    'arbitrage-cancelled': t`AI arbitrage cancelled`,
    'mining-buy': t`Mining machine purchase`,
    'mining-income': t`Mining income`,
    'mining-cancelled': t`Mining cancelled`,
    'bond-buy': t`Bond purchase`,
    'bond-coupon': t`Bond coupon`,
    'bond-principal': t`Bond principal`,
    'bond-refunded': t`Bond refund`,
    'bond-cancelled': t`Bond cancelled`,
    'ieo-payment': t`Token offering payment`,
    'ieo-tokens': t`Tokens from an offering`,
    'loan-granted': t`Loan paid out`,
    'loan-interest': t`Loan interest`,
    'loan-repaid': t`Loan repayment`,
    'pledge-locked': t`Collateral locked`,
    'pledge-released': t`Collateral released`,
    'pledge-sold': t`Collateral sold`,
    'pledge-fee': t`Collateral sale fee`,
    'level-gift': t`Upgrade gift`,
    'weekly-envelope': t`Weekly red envelope`,
    'team-income': t`Team income`,
    'welfare-task': t`Task reward`,
    'check-in': t`Check-in`,
    'competition-joined': t`Competition entry funds`,
    'competition-returned': t`Entry funds returned`,
    'competition-reward': t`Competition reward`,
    'virtual-grant': t`Virtual funds granted`,
    'virtual-reset': t`Virtual funds reset`,
  }
}

export function useGroupNames(): Record<Group, string> {
  const { t } = useLingui()
  return {
    1: t`Wallet`,
    2: t`Contracts`,
    3: t`Second contracts`,
    4: t`Orders and spot`,
    5: t`Investments`,
    6: t`Loans`,
    7: t`Rewards`,
  }
}

export function useAccountNames(): Record<AccountName, string> {
  const { t } = useLingui()
  return {
    balance: t`Balance account`,
    contract: t`Contract account`,
    margin: t`Position margin`,
    frozen: t`Locked`,
    invest: t`Investments`,
    pledge: t`Collateral`,
    competition: t`Locked for a competition`,
    debt: t`Loans owed`,
    virtual: t({ message: 'Virtual funds', context: 'account' }),
    'virtual-margin': t`Virtual position margin`,
  }
}

/** The way to what an entry is about. */
export function useReferenceWords(): Record<Reference, string> {
  const { t } = useLingui()
  return {
    recharge: t`View deposit`,
    withdrawal: t`View withdrawal`,
    transfer: t`View all transfers`,
    position: t`View position`,
    second: t`View second contract`,
    swap: t`View swap`,
    competition: t`View competitions`,
    reward: t`View rewards`,
    team: t`View team`,
    'product-order': t({ message: 'View order', context: 'product' }),
    offering: t`View application`,
    loan: t`View loan`,
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
