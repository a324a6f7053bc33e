/** What the bot answers about a person's own records costs no more with a long history. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import { accountGrowth } from '../testing/accounts/growth.ts'
import { pass } from '../testing/accounts/people.ts'
import { openPage } from '../testing/chat/chat.ts'
import { chatGrowth } from '../testing/chat/growth.ts'
import { type Grown, grew, grownExchange } from '../testing/growth/growth.ts'
import { loanGrowth } from '../testing/loans/growth.ts'
import { walletGrowth } from '../testing/wallet/growth.ts'

const growths = [accountGrowth, chatGrowth, loanGrowth, walletGrowth]
const [FEW, MANY] = [10, 2_000]

let watch: Watch
let few: Grown
let many: Grown
beforeAll(async () => {
  watch = watchRows()
  many = await grownExchange(growths, MANY)
  few = await grownExchange(growths, FEW)
  // messages of the last minute count towards the pace of writing
  for (const { exchange } of [few, many]) pass(exchange, 61)
})
afterAll(async () => {
  watch.stop()
  await few.exchange.stop()
  await many.exchange.stop()
})

async function visitsOf({ exchange, user }: Grown, text: string) {
  const page = await openPage(exchange.client, exchange.sandbox.url, { token: user.token })
  await page.send('hello')
  const visits = await watch.during(() => page.send(text))
  return { visits, said: (await page.last())?.text ?? '' }
}

test.each([
  ['where is my deposit', 'Your latest deposit'],
  ['where is my withdrawal', 'Your latest withdrawal'],
  ['is my loan approved', 'Your latest loan'],
  ['am i verified', 'identity'],
  ['how much can i withdraw per day', 'You can still withdraw'],
])(`"%s" reads no more of a person with ${MANY} records than of one with ${FEW}`, async (text, answer) => {
  const [short, long] = [await visitsOf(few, text), await visitsOf(many, text)]
  expect(long.said).toContain(answer)
  expect(grew(short.visits.rows, long.visits.rows) ? long.visits.most() : '').toBe('')
})
