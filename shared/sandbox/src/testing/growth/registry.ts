/** Every domain's part in the suites of growth. */
import { accountGrowth } from '../accounts/growth.ts'
import { alertGrowth } from '../alerts/growth.ts'
import { chatGrowth } from '../chat/growth.ts'
import { competitionGrowth } from '../competitions/growth.ts'
import { contentGrowth } from '../content/growth.ts'
import { demoGrowth } from '../demo/growth.ts'
import { investGrowth } from '../invest/growth.ts'
import { ledgerGrowth } from '../ledger/growth.ts'
import { loanGrowth } from '../loans/growth.ts'
import { offeringGrowth } from '../offerings/growth.ts'
import { positionGrowth } from '../positions/growth.ts'
import { secondGrowth } from '../positions/second/growth.ts'
import { rewardGrowth } from '../rewards/growth.ts'
import { swapGrowth } from '../swap/growth.ts'
import { walletGrowth } from '../wallet/growth.ts'
import type { Growth } from './growth.ts'

export const growths: readonly Growth[] = [
  accountGrowth,
  alertGrowth,
  chatGrowth,
  competitionGrowth,
  contentGrowth,
  investGrowth,
  ledgerGrowth,
  loanGrowth,
  offeringGrowth,
  positionGrowth,
  rewardGrowth,
  secondGrowth,
  demoGrowth,
  swapGrowth,
  walletGrowth,
]
