/** The whole suite: each part adds to what is known of a server. */
import { calls } from '@shared/contract'
import { type Exam, examine } from './exam.ts'
import { tryDoors } from './rules/doors.ts'
import { tryLists } from './rules/lists.ts'
import { tryStream, tryUpload } from './rules/non-json.ts'
import { tryOrders } from './rules/orders.ts'
import { trySealing } from './rules/sealing.ts'
import { tryWords } from './rules/words.ts'
import { leave, personSteps, strangerSteps, strangeSteps } from './walk/account.ts'
import { contentSteps } from './walk/content.ts'
import { enter, type Own } from './walk/enter.ts'
import { investSteps } from './walk/invest.ts'
import { openSteps } from './walk/open.ts'
import { positionSteps } from './walk/positions.ts'
import { walk } from './walk/step.ts'
import { competitionSteps, tradeSteps } from './walk/trade.ts'
import { walletSteps } from './walk/wallet.ts'
import type { Wire } from './wire.ts'

/** @param own a test account with some USDT: what is done once is done with its money */
export async function conform(wire: Wire, platform: Exam['platform'], own: Own = {}): Promise<Exam> {
  const exam = examine(wire, platform)
  await walk(exam, openSteps)
  await enter(exam, own)
  await tryDoors(exam)
  await tryUpload(exam)
  await walk(exam, [...strangeSteps, ...personSteps, ...strangerSteps])
  for (const part of [tryOrders, tryStream, trySealing, tryWords]) await part(exam)
  await walk(exam, [
    ...walletSteps,
    ...positionSteps,
    ...tradeSteps,
    ...competitionSteps,
    ...investSteps,
    ...contentSteps,
  ])
  await tryLists(exam)
  await leave(exam)
  return exam
}

/** How many calls the table has that an exchange answers. */
export const CALLS = calls.filter(({ owner, path }) => owner !== 'shell' || path.startsWith('/api/user/')).length
