/** Every domain's part in the suites of growth. */
import { accountGrowth } from '../accounts/test-growth.ts'
import { alertGrowth } from '../alerts/test-growth.ts'
import { chatGrowth } from '../chat/test-growth.ts'
import { competitionGrowth } from '../competitions/test-growth.ts'
import { contentGrowth } from '../content/test-growth.ts'
import { demoGrowth } from '../demo/test-growth.ts'
import { investGrowth } from '../invest/test-growth.ts'
import { ledgerGrowth } from '../ledger/test-growth.ts'
import { loanGrowth } from '../loans/test-growth.ts'
import { offeringGrowth } from '../offerings/test-growth.ts'
import { secondGrowth } from '../positions/second/test-growth.ts'
import { positionGrowth } from '../positions/test-growth.ts'
import { rewardGrowth } from '../rewards/test-growth.ts'
import { swapGrowth } from '../swap/test-growth.ts'
import { walletGrowth } from '../wallet/test-growth.ts'
import type { Growth } from './test-growth.ts'

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
