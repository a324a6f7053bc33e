/** What the ledger proves of other domains. Beside the exchange a process proves it that loads nothing else of them. */
import type { Claim } from '@shared/engine/ledger/hooks'
import { positionClaims } from '@shared/engine/positions/claims'
import { secondClaims } from '@shared/engine/positions/second/claims'
import { competitionClaims } from '@shared/products/competitions/claims'
import { investClaims, investPromises } from '@shared/products/invest/claims'
import { loanClaims } from '@shared/products/loans/claims'
import { offeringClaims } from '@shared/products/offerings/claims'
import { walletClaims } from '@shared/products/wallet/claims'

export const claims: readonly Claim[] = [
  ...walletClaims,
  ...positionClaims,
  ...secondClaims,
  ...competitionClaims,
  ...offeringClaims,
  ...investClaims,
  ...loanClaims,
]

export const promises = investPromises
